import { texts } from './texts.ts';

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

const t = texts({
  small: {
    nb: 'null én to tre fire fem seks sju åtte ni ti elleve tolv',
    nn: 'null éin to tre fire fem seks sju åtte ni ti elleve tolv',
  },
  days: { nb: (n: number) => `${n} dager`, nn: (n: number) => `${n} dagar` },
  week: { nb: 'én uke', nn: 'éi veke' },
  weeks: { nb: (n: string) => `${n} uker`, nn: (n: string) => `${n} veker` },
  month: { nb: 'én måned', nn: 'éin månad' },
  months: { nb: (n: string) => `${n} måneder`, nn: (n: string) => `${n} månader` },
});
const number = (n: number) => t.small.split(' ')[n] ?? String(n);

/** Whole weeks as weeks: 'to uker', '10 dager'. */
export function inWeeks(days: number): string {
  if (days % 7 !== 0) return t.days(days);
  return days === 7 ? t.week : t.weeks(number(days / 7));
}

/** 'tre måneder'. */
export const inMonths = (months: number): string =>
  months === 1 ? t.month : t.months(number(months));

/** 'Tre måneder', at the beginning of a sentence. */
export const atStart = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('nb') + text.slice(1);
