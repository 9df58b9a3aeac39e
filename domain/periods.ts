import { type Both, type Language, language } from './texts.ts';

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

const SMALL: Both<readonly string[]> = {
  nb: 'null én to tre fire fem seks sju åtte ni ti elleve tolv'.split(' '),
  nn: 'null éin to tre fire fem seks sju åtte ni ti elleve tolv'.split(' '),
};
const number = (n: number, into: Language) => SMALL[into][n] ?? String(n);
const WEEK = { nb: 'én uke', nn: 'éi veke' };
const WEEKS = { nb: 'uker', nn: 'veker' };
const DAYS = { nb: 'dager', nn: 'dagar' };
const MONTH = { nb: 'én måned', nn: 'éin månad' };
const MONTHS = { nb: 'måneder', nn: 'månader' };

/** Whole weeks as weeks: 'to uker', '10 dager'. */
export function inWeeks(days: number, into = language()): string {
  if (days % 7 !== 0) return `${days} ${DAYS[into]}`;
  return days === 7 ? WEEK[into] : `${number(days / 7, into)} ${WEEKS[into]}`;
}

/** 'tre måneder'. */
export const inMonths = (months: number, into = language()): string =>
  months === 1 ? MONTH[into] : `${number(months, into)} ${MONTHS[into]}`;

/** 'Tre måneder', at the beginning of a sentence. */
export const atStart = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('nb') + text.slice(1);
