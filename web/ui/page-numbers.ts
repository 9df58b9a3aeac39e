/**
 * The page numbers to offer: the first, the last, the current and its neighbours; `null` is a gap.
 * A gap of one page is that page.
 */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const near = new Set([1, count, current - 1, current, current + 1]);
  if (current <= 3) near.add(2).add(3);
  if (current >= count - 2) near.add(count - 1).add(count - 2);
  const shown = [...near].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const step = page - (shown[index - 1] ?? page - 1);
    if (step === 1) return [page];
    return step === 2 ? [page - 1, page] : [null, page];
  });
}
