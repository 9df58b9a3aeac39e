import type { DayRange } from '#domain/search-rules.ts';
import { COUNTS, type Found, MONTHS, type Reckoning, WEEKDAYS } from './dager.ts';

/** Days as people say them. */
export interface Uttrykk {
  /** Case-insensitive and sticky; `mnd` is the name of a month, `tall` what may be another number. */
  readonly pattern: RegExp;
  readonly days: (found: Found, reckoning: Reckoning) => DayRange | null;
}

export const WEEKDAY = WEEKDAYS.join('|');
/** Only with a full stop, or beside what makes it a day: «man» is somebody, and «tors» whose it is. */
export const SHORT_WEEKDAY = 'man|tirs?|tys|ons|tors?|fre|lør|lau|søn';
export const MONTH = MONTHS.replaceAll(' ', '|');
/** Short names only beside a number. */
export const SHORT_MONTH = '(?:jan|feb|mar|apr|jun|jul|aug|sept?|okt|nov|des)\\b\\.?';
export const ANY_MONTH = `(?:${MONTH}|${SHORT_MONTH})`;
export const WHICH =
  'neste|kommende|komande|denn[ea](?:\\s+her)?|den\\s+her|inneværende|inneverande|forrige|førre|forige|siste?|sista';
export const WEEK = '(?:uk(?:en|e|a)|vek(?:e|a))';
export const ONE_WEEK = '(?:uke|veke)';
export const COUNT = `(?:\\d{1,3}|ein?|ei|${COUNTS.join('|')}|fjorten|tretti)`;
export const ENGLISH: Readonly<Record<string, string>> = {
  this: 'denne',
  next: 'neste',
  last: 'forrige',
};
export const ENGLISH_COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
};
export const ENGLISH_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
export const UNIT =
  '(?:(?<dager>dag(?:er|ar|ene|ane)?)|(?<uker>(?:uke|veke)(?:r|ne)?)|(?<maaneder>m(?:å|aa?)n[ea]d(?:er|ar|ene|ane)?|mnd\\.?))';
export const TO = '\\s*(?:[-–—]|til|og)\\s*';
/** «7., 8. og 9. mars», «uke 50, 51 og 52»: what is between the first and the last. */
export const AND_OTHERS = '(?:\\s*,\\s*\\d{1,2}\\.?)*';
export const YEAR = '(?:20\\d\\d(?![\\p{L}\\p{N}-])|i\\s+år|neste\\s+år|i\\s+fjor)';
export const SEASON = '(?:sommeren|høsten|hausten|vinteren|våren)';
export const THIS_WEEK = '(?:uk(?:en|a)|veka)';
export const THIS_MONTH = 'm(?:å|aa?)n[ea]den';
/** Of a week or so: «om en måneds tid», «om et par uker». */
export const ABOUT = '(?:(?:en|ei|ein)\\s+)?(?:(?<uker>uke|veke)s|m(?:å|aa?)n[ea]ds)\\s+tid';
export const SOME = '(?:(?:et|eit)\\s+)?par';
/** «1.2 promille» is no day. */
export const NO_UNIT =
  '(?!\\s*(?:%|mill|mrd|promille|prosent|kr|kilo|kg|gram|liter|meter|år)(?:[^\\p{L}]|$|[eio]))';
/** «på tirsdag den 12. mars»: the date says it. */
export const DAY = `(?:(?:${WEEKDAY}|(?:${SHORT_WEEKDAY})\\.?),?\\s+)?(?:den\\s+)?`;
export const ON = `(?:på\\s+)?${DAY}`;
/** «tirsdag 31. april» is no Tuesday. */
export const NO_SUCH_DATE = `(?!,?\\s+(?:den\\s+)?\\d{1,2}\\.?\\s*${ANY_MONTH})`;
export const WEEK_NUMBER = `${WEEK}\\s*(?:nr\\.?\\s*)?(?<uke>\\d{1,2})`;

export const uttrykk = (pattern: string, days: Uttrykk['days']): Uttrykk => ({
  pattern: new RegExp(pattern, 'iuy'),
  days,
});
