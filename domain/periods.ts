/*
 * How long something is shown and searched. Each number stands here once; what people read of it follows from it.
 */

/** Oslo days after the end of the last hearing for which the parties are shown. */
export const PARTER_DAYS = 14;
/** Oslo months for which an indictment or a decision is available. */
export const DOKUMENT_MONTHS = 3;
/** How far back and ahead of today one can search, in months. */
export const MONTHS_BACK = 3;
export const MONTHS_AHEAD = 24;

const SMALL = 'null én to tre fire fem seks sju åtte ni ti elleve tolv'.split(' ');
const number = (n: number) => SMALL[n] ?? String(n);

/** Whole weeks as weeks: 'to uker', '10 dager'. */
export function inWeeks(days: number): string {
  if (days % 7 !== 0) return `${days} dager`;
  return days === 7 ? 'én uke' : `${number(days / 7)} uker`;
}

/** 'tre måneder'. */
export const inMonths = (months: number): string =>
  months === 1 ? 'én måned' : `${number(months)} måneder`;

/** 'Tre måneder', at the beginning of a sentence. */
export const atStart = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('nb') + text.slice(1);
