/** Whether some parts of the date field with this id are filled in and some are not: then it holds no date yet. */
export function isPartialDate(id: string): boolean {
  const segments = document.querySelectorAll(`#${CSS.escape(id)} [role="spinbutton"]`);
  const empty = [...segments].filter((segment) => segment.hasAttribute('data-placeholder'));
  return empty.length > 0 && empty.length < segments.length;
}
