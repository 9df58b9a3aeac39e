import type { DayRange } from '#domain/search-rules.ts';
import { shiftDay } from '#domain/time.ts';
import {
  COUNTS,
  type Found,
  MONTHS,
  ORDINAL,
  type Reckoning,
  WEEKDAYS,
  dateOf,
  dates,
  firstOf,
  lengthOf,
  mondayOf,
  monthFrom,
  monthOf,
  ofMonth,
  ofYear,
  one,
  ordinalOf,
  partOfMonth,
  rest,
  seasons,
  several,
  shiftOf,
  someDays,
  weekFrom,
  weekOfMonth,
  weekdayOf,
  weekdayOfMonth,
  weekdays,
  weekends,
  weeks,
  years,
} from './dager.ts';
import { MERKEDAGER } from './merkedager.ts';

/** Days as people say them. */
interface Uttrykk {
  /** Case-insensitive and sticky; `mnd` is the name of a month, `tall` what may be another number. */
  readonly pattern: RegExp;
  readonly days: (found: Found, reckoning: Reckoning) => DayRange | null;
}

const WEEKDAY = WEEKDAYS.join('|');
/** Only with a full stop, or beside what makes it a day: «man» is somebody, and «tors» whose it is. */
const SHORT_WEEKDAY = 'man|tirs?|tys|ons|tors?|fre|lør|lau|søn';
const MONTH = MONTHS.replaceAll(' ', '|');
/** Short names only beside a number. */
const SHORT_MONTH = '(?:jan|feb|mar|apr|jun|jul|aug|sept?|okt|nov|des)\\b\\.?';
const ANY_MONTH = `(?:${MONTH}|${SHORT_MONTH})`;
const WHICH =
  'neste|kommende|komande|denne|inneværende|inneverande|forrige|førre|forige|siste?|sista';
const WEEK = '(?:uk(?:en|e|a)|vek(?:e|a))';
const ONE_WEEK = '(?:uke|veke)';
const COUNT = `(?:\\d{1,3}|ein?|ei|${COUNTS.join('|')}|fjorten|tretti)`;
const ENGLISH: Readonly<Record<string, string>> = { this: 'denne', next: 'neste', last: 'forrige' };
const ENGLISH_DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const UNIT =
  '(?:(?<dager>dag(?:er|ar|ene|ane)?)|(?<uker>(?:uke|veke)(?:r|ne)?)|(?<maaneder>m(?:å|aa?)n[ea]d(?:er|ar|ene|ane)?|mnd\\.?))';
const TO = '\\s*(?:[-–—]|til|og)\\s*';
/** «7., 8. og 9. mars», «uke 50, 51 og 52»: what is between the first and the last. */
const AND_OTHERS = '(?:\\s*,\\s*\\d{1,2}\\.?)*';
const YEAR = '(?:20\\d\\d(?![\\p{L}\\p{N}-])|i\\s+år|neste\\s+år|i\\s+fjor)';
const SEASON = '(?:sommeren|høsten|hausten|vinteren|våren)';
/** «1.2 promille» is no day. */
const NO_UNIT =
  '(?!\\s*(?:%|mill|mrd|promille|prosent|kr|kilo|kg|gram|liter|meter|år)(?:[^\\p{L}]|$|[eio]))';
/** «på tirsdag den 12. mars»: the date says it. */
const DAY = `(?:(?:${WEEKDAY}|(?:${SHORT_WEEKDAY})\\.?),?\\s+)?(?:den\\s+)?`;
const ON = `(?:på\\s+)?${DAY}`;
/** «tirsdag 31. april» is no Tuesday. */
const NO_SUCH_DATE = `(?!,?\\s+(?:den\\s+)?\\d{1,2}\\.?\\s*${ANY_MONTH})`;
const WEEK_NUMBER = `${WEEK}\\s*(?:nr\\.?\\s*)?(?<uke>\\d{1,2})`;

const uttrykk = (pattern: string, days: Uttrykk['days']): Uttrykk => ({
  pattern: new RegExp(pattern, 'iuy'),
  days,
});

/** The first that fits counts. */
export const UTTRYKK: readonly Uttrykk[] = [
  relative(
    '(?:i\\s+|i)dag|i\\s+(?:kveld|natt|morges|formiddag|føremiddag|ettermiddag)|today|dagens(?!\\s+næringsliv)',
    0,
  ),
  relative('(?:i\\s+)?over(?:\\s?i\\s?)?morg[eo]n', 2),
  relative('morg[eo]ndagens', 1),
  relative('g(?:å|aa?)rsdagens', -1),
  relative('(?:i\\s+|i)(?:morg[eo]n|morra)(?:\\s+tidl[ie]g)?|tomorrow', 1),
  relative('(?:i\\s+|i)g(?:å|aa?)r|yesterday', -1),
  relative('(?:i\\s+|i)f[oø]rg(?:å|aa?)rs', -2),
  uttrykk(`${ON}(?<tall>(?<aar>20\\d\\d)-(?<mm>\\d\\d)-(?<dd>\\d\\d))`, dates),
  uttrykk(
    `${ON}(?<tall>(?<dd>\\d{1,2})\\.\\s*(?:[-–—]|til)\\s*(?<til>\\d{1,2})\\.\\s?(?<mm>\\d{1,2})(?:\\.\\s?(?<aar>(?:20)?\\d\\d)|\\.?${NO_UNIT}))`,
    dates,
  ),
  uttrykk(`${ON}(?<tall>(?<dd>\\d{1,2})\\.\\s?(?<mm>\\d{1,2})\\.\\s?(?<aar>(?:20)?\\d\\d))`, dates),
  uttrykk(`${ON}(?<tall>(?<dd>\\d{1,2})/(?<mm>\\d{1,2})(?:[-/](?<aar>(?:20)?\\d\\d))?)`, dates),
  uttrykk(
    `${ON}(?<tall>(?<dd>\\d\\d?)\\.(?<mm>\\d\\d?)\\.|(?<dd2>\\d\\d?)\\.(?<mm2>\\d\\d?)${NO_UNIT})`,
    dates,
  ),
  uttrykk(
    `(?:den\\s+)?(?<nte>${ORDINAL}|siste)\\s+(?<dag>${WEEKDAY})(?:en)?\\s+i\\s+(?<maaned>${ANY_MONTH})(?:\\s+(?<aar>${YEAR}))?`,
    weekdayOfMonth,
  ),
  uttrykk(`${ON}(?<nte>${ORDINAL})\\s+(?<maaned>${MONTH})(?:\\s+(?<aar>${YEAR}))?`, dates),
  uttrykk(
    `(?:mellom\\s+)?${ON}(?<dd>\\d{1,2})\\.?(?:${AND_OTHERS}${TO}${DAY}(?<til>\\d{1,2})\\.?)?\\s*(?<maaned>${ANY_MONTH})(?:\\s+(?<aar>${YEAR}))?`,
    dates,
  ),
  uttrykk(
    `(?:på\\s+)?(?<dag>${WEEKDAY})\\s+(?:i\\s+)?(?:(?<which>${WHICH})\\s+${WEEK}|${WEEK_NUMBER})`,
    inWeek,
  ),
  uttrykk(
    `(?:i\\s+)?(?<which>${WHICH})\\s+(?:${WEEK}|${ONE_WEEK}s),?\\s+(?:på\\s+)?(?<dag>${WEEKDAY})`,
    inWeek,
  ),
  uttrykk(
    `(?:i\\s+)?(?:den\\s+)?(?<nte>${ORDINAL}|siste)\\s+${WEEK}\\s+i\\s+(?<maaned>${ANY_MONTH})(?:\\s+(?<aar>${YEAR}))?`,
    weekOfMonth,
  ),
  uttrykk(
    `(?:i\\s+)?(?<del>(?:start|begynnels|byrjing|midt|slutt)(?:en|a)\\s+(?:av|på)|(?:tidl[ie]g|midt|sei?nt)\\s+i)\\s+(?<maaned>${ANY_MONTH})(?:\\s+(?<aar>${YEAR}))?`,
    partOfMonth,
  ),
  uttrykk(
    `(?:i\\s+(?<tid>sommer|høst|haust|vinter|vår(?=$|[,;.!?]))|(?<til>til)\\s+(?<tid2>${SEASON})|(?<tid3>${SEASON})\\s+(?<aar>20\\d\\d))`,
    ({ tid, tid2, tid3, ...found }, reckoning) =>
      seasons({ ...found, tid: tid ?? tid2 ?? tid3 }, reckoning),
  ),
  uttrykk(`(?:på\\s+)?(?<dag>${WEEKDAY})\\s+om\\s+ei?n?\\s+${ONE_WEEK}`, (found, reckoning) =>
    one(shiftDay(weekdays(found, reckoning).fraDato, { days: 7 })),
  ),
  uttrykk(
    `(?:på\\s+)?(?:${WEEKDAY})\\s+den\\s+(?<dd>\\d{1,2})\\.?(?!\\s*[\\d/])`,
    ({ dd }, { today }) => ofMonth(Number(dd), today),
  ),
  uttrykk(`(?:på\\s+)?(?:${WEEKDAY})\\s+den\\s+(?<nte>${ORDINAL})`, ({ nte }, { today }) =>
    ofMonth(ordinalOf(nte!), today),
  ),
  uttrykk(
    `(?:de[in]?\\s+|dei\\s+)?(?<which>neste|kommende|komande|nærm[ea]ste|siste)\\s+(?:dag(?:ene|ane|er|ar)|(?<uker>(?:uke|veke)(?:ne|r)))`,
    someDays,
  ),
  uttrykk(
    `(?:de[in]?\\s+|dei\\s+)?(?<which>${WHICH}|sist)\\s+(?<antall>${COUNT})\\s+${UNIT}`,
    several,
  ),
  uttrykk(`om\\s+(?<antall>${COUNT})\\s+${UNIT}`, (found, { today }) =>
    one(shiftDay(today, lengthOf(found))),
  ),
  uttrykk(`for\\s+(?<antall>${COUNT})\\s+${UNIT}\\s+si(?:den|dan)`, (found, { today }) =>
    one(shiftDay(today, lengthOf(found, -1))),
  ),
  uttrykk(`resten\\s+av\\s+(?:(?<uke>${WEEK})|(?<mnd>m(?:å|aa?)n[ea]den)|året)`, rest),
  uttrykk('(?:i\\s+år|(?<which>neste)\\s+år|(?<fjor>i\\s+fjor))', years),
  uttrykk('(?<which>this|next|last)\\s+week', ({ which }, { today }) =>
    weekFrom(shiftDay(mondayOf(today), { days: 7 * shiftOf(ENGLISH[which!.toLowerCase()]) })),
  ),
  uttrykk(
    `(?:on\\s+)?(?:(?<which>this|next|last)\\s+)?(?<dag>${ENGLISH_DAY})`,
    ({ which = '', dag }, reckoning) =>
      weekdays({ which: ENGLISH[which.toLowerCase()], dag }, reckoning),
  ),
  uttrykk(
    `(?:på\\s+|til\\s+)?(?:først)?(?:(?<which>${WHICH})\\s+)?(?<dag>${WEEKDAY})(?:ens)?${NO_SUCH_DATE}`,
    weekdays,
  ),
  uttrykk(
    `(?:(?:på|(?<which>${WHICH}))\\s+(?<dag>${SHORT_WEEKDAY})\\.?|(?<dag2>${SHORT_WEEKDAY})\\.)(?=$|[\\s,;)])`,
    ({ which, dag, dag2 }, reckoning) => weekdays({ which, dag: dag ?? dag2 }, reckoning),
  ),
  ...MERKEDAGER.map(({ name, daysIn }) =>
    uttrykk(`(?:på\\s+)?(?:${name})(?:\\s+(?<aar>${YEAR}))?`, ({ aar }, reckoning) =>
      ofYear(aar, near(reckoning), daysIn),
    ),
  ),
  uttrykk('(?:ukens|ukas|vekas)', (_, { today }) => weekFrom(mondayOf(today))),
  uttrykk('m(?:å|aa?)n[ea]dens', (_, { today }) => monthFrom(firstOf(today))),
  uttrykk(`(?:i\\s+|til\\s+)?(?<which>${WHICH})\\s+${WEEK}`, weeks),
  uttrykk('til\\s+(?:uk(?:en|a)|veka)', (_, { today }) =>
    weekFrom(shiftDay(mondayOf(today), { days: 7 })),
  ),
  uttrykk(
    `(?:i\\s+|til\\s+)?${WEEK_NUMBER}(?:${AND_OTHERS}${TO}(?<til>\\d{1,2}))?(?:[\\s/,-]+(?<aar>${YEAR}))?`,
    weeks,
  ),
  uttrykk(
    `(?:(?:i|til|over|(?<=(?:før|etter|innen|innan)\\s+))\\s*helg(?:en|a)|helg(?:ens|as)|(?:i\\s+)?(?<which>${WHICH})\\s+helg(?:en|a)?)`,
    weekends,
  ),
  uttrykk(
    `(?:i\\s+)?(?<which>${WHICH})\\s+(?:m(?:å|aa?)n[ea]d(?:en)?|mnd\\.?)`,
    ({ which }, { today }) => monthFrom(shiftDay(firstOf(today), { months: shiftOf(which) })),
  ),
  uttrykk(
    `(?<i>(?:i|til)\\s+)?(?<mnd>${MONTH}|${SHORT_MONTH}(?=\\s+20\\d\\d))(?:\\s+(?<aar>${YEAR}))?`,
    ({ mnd, aar }, reckoning) =>
      ofYear(aar, reckoning, (year) => monthFrom(dateOf(year, monthOf(mnd), 1))),
  ),
];

/** A weekday of a week. */
function inWeek(found: Found, reckoning: Reckoning): DayRange | null {
  const week = weeks(found, reckoning);
  return week && one(shiftDay(week.fraDato, { days: weekdayOf(found) }));
}

/** A holiday is the coming one, or one that has hardly passed. */
const near = (reckoning: Reckoning): Reckoning =>
  reckoning.isBack
    ? reckoning
    : { ...reckoning, earliest: shiftDay(reckoning.today, { days: -14 }) };

function relative(pattern: string, days: number): Uttrykk {
  return uttrykk(pattern, (_, { today }) => one(shiftDay(today, { days })));
}
