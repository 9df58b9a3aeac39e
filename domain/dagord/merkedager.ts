import type { DayRange } from '#domain/search-rules.ts';
import { type Day, shiftDay } from '#domain/time.ts';

/** Easter Sunday of the years 1900 to 2099, as Gauss reckoned. */
export function easterOf(year: number): Day {
  const moon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isTooLate = sunday === 6 && (moon === 29 || (moon === 28 && year % 19 > 10));
  return shiftDay(`${year}-03-22`, { days: moon + sunday - (isTooLate ? 7 : 0) });
}

const FIRST = '(?:1\\.|første|fyrste)\\s+';
const SECOND = '(?:2\\.|andre|annen)\\s+';
const EASTER = 'p(?:å|aa?)sk';
/** Bare names of holidays are words («samvær jul»); beside these they are days. */
const AFTER_BOUND = '(?<=(?:før|etter|innen|innan|til|over)\\s+)';

/** So many days after Easter Sunday, or dates; some are a period. */
const NAMED: readonly (readonly [name: string, first: number | string, last?: number | string])[] =
  [
    ['palmes(?:ø|o|u)ndag', -7],
    ['skjærtorsdag|skirtorsdag', -3],
    ['langfredag', -2],
    [`${EASTER}eaft[ae]n`, -1],
    [`${FIRST}${EASTER}edag`, 0],
    [`${SECOND}${EASTER}edag`, 1],
    ['kristi\\s+himmelfart(?:s?dag)?', 39],
    ['pinseaft[ae]n', 48],
    [`${FIRST}pinsedag`, 49],
    [`${SECOND}pinsedag`, 50],
    [`(?:i\\s+)?${EASTER}e(?:uk[ea]n?|vek[ea]|ferien)`, -7, 1],
    [`i\\s+${EASTER}(?:en|a|ehelg(?:en|a))|${AFTER_BOUND}${EASTER}e`, -7, 1],
    ['i\\s+pins(?:en|a|ehelg(?:en|a))', 48, 50],
    [`${AFTER_BOUND}pinse`, 48, 50],
    [`${FIRST}nytt(?:å|aa?)rsdag`, '01-01'],
    ['grunnlovsdagen|nasjonaldagen', '05-17'],
    ['sankthans(?:aft[ae]n)?', '06-23'],
    ['(?:lille\\s+|litle\\s+|vesle)jul(?:eftan|aft[ae]n)', '12-23'],
    ['jul(?:eftan|aft[ae]n)', '12-24'],
    [`${FIRST}juledag`, '12-25'],
    [`${SECOND}juledag`, '12-26'],
    ['nytt(?:å|aa?)rsaft[ae]n', '12-31'],
    ['(?:i\\s+)?rom(?:jul(?:en|a)?|helg(?:en|a)?)', '12-27', '12-30'],
    ['mellom\\s+jul\\s+og\\s+nytt(?:å|aa?)r', '12-27', '12-30'],
    [`i\\s+jul(?:en|a|ehelg(?:en|a))|${AFTER_BOUND}jul`, '12-24', '12-26'],
    [`${AFTER_BOUND}nytt(?:å|aa?)r`, '01-01'],
  ];

const dayIn = (year: number, day: number | string): Day =>
  typeof day === 'string' ? `${year}-${day}` : shiftDay(easterOf(year), { days: day });

/** Holidays and the days around them, as patterns, with what each is in a year. */
export const MERKEDAGER = NAMED.map(([name, first, last = first]) => ({
  name,
  daysIn: (year: number): DayRange => ({
    fraDato: dayIn(year, first),
    tilDato: dayIn(year, last),
  }),
}));
