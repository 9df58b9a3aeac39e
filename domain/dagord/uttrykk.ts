import type { DayRange } from '#domain/search-rules.ts';
import { daysSinceMonday, shiftDay } from '#domain/time.ts';
import {
  type Found,
  ORDINAL,
  type Reckoning,
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
import {
  ABOUT,
  AND_OTHERS,
  ANY_MONTH,
  COUNT,
  DAY,
  ENGLISH,
  ENGLISH_COUNTS,
  ENGLISH_DAY,
  MONTH,
  NO_SUCH_DATE,
  NO_UNIT,
  ON,
  ONE_WEEK,
  SEASON,
  SHORT_MONTH,
  SHORT_WEEKDAY,
  SOME,
  THIS_MONTH,
  THIS_WEEK,
  TO,
  UNIT,
  WEEK,
  WEEKDAY,
  WEEK_NUMBER,
  WHICH,
  YEAR,
  uttrykk,
  type Uttrykk,
} from './moenster.ts';

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
    `(?:i\\s+)?(?<del>(?:start|begynnels|byrjing|midt|slutt)(?:en|a)\\s+(?:av|på)|(?:tidl[ie]g|midt|sei?nt)\\s+i|primo|medio|ultimo|(?:(?<foerste>f[øy]rste)|andre|siste)\\s+halv(?:del(?:en)?|part(?:en)?)\\s+av)\\s+(?<maaned>${ANY_MONTH})(?:\\s+(?<aar>${YEAR}))?`,
    partOfMonth,
  ),
  uttrykk(
    `(?:i\\s+(?<tid>sommer|høst|haust|vinter|vår(?=$|[,;.!?]))|(?:til\\s+|(?<=(?:før|etter|innen|innan|over|utpå|løpet\\s+av)\\s+))(?<coming>${SEASON})(?!\\s+20)|(?<year>${SEASON})\\s+(?<aar>20\\d\\d))`,
    ({ tid, coming, year, aar }, reckoning) =>
      seasons({ tid: tid ?? coming ?? year, til: coming, aar }, reckoning),
  ),
  uttrykk(
    `(?:på\\s+)?(?<dag>${WEEKDAY})\\s+om\\s+(?<antall>${COUNT})\\s+(?<uker>(?:uke|veke)r?)`,
    (found, reckoning) =>
      one(shiftDay(weekdays({ dag: found['dag'] }, reckoning).fraDato, lengthOf(found))),
  ),
  uttrykk(
    `(?:på\\s+)?(?<dag>${WEEKDAY})\\s+(?<dd>\\d{1,2})\\.?(?!\\s*[\\d/:-]|\\s*${ANY_MONTH})`,
    ({ dag, dd }, { today }) => {
      const found = ofMonth(Number(dd), today);
      return found && daysSinceMonday(found.fraDato) === weekdayOf({ dag }) ? found : null;
    },
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
  uttrykk(
    `om\\s+(?:${ABOUT}|(?<par>${SOME})\\s+(?:(?<uker2>(?:uke|veke)r)|m(?:å|aa?)n[ea]d(?:er|ar)))`,
    (found, { today }) => {
      const { par, uker, uker2 } = found;
      const length = par ? 2 : 1;
      const day = shiftDay(today, (uker ?? uker2) ? { days: 7 * length } : { months: length });
      return weekFrom(mondayOf(day));
    },
  ),
  uttrykk(
    `om\\s+(?:noen|nokre|${SOME})\\s+(?:dag(?:er|ar)|(?<uker>(?:uke|veke)r))`,
    (found, reckoning) => someDays({ ...found, which: 'neste' }, reckoning),
  ),
  uttrykk(`om\\s+(?<antall>${COUNT})\\s+${UNIT}`, (found, { today }) =>
    one(shiftDay(today, lengthOf(found))),
  ),
  uttrykk(`for\\s+(?<antall>${COUNT})\\s+${UNIT}\\s+si(?:den|dan)`, (found, { today }) =>
    one(shiftDay(today, lengthOf(found, -1))),
  ),
  uttrykk(
    `(?:resten\\s+av|ut|utover|sei?n[ae]re\\s+i)\\s+(?:(?<uke>${THIS_WEEK})|(?<mnd>${THIS_MONTH})|året)`,
    rest,
  ),
  uttrykk(`(?:i\\s+løpet\\s+av|hei?le|midt\\s+i)\\s+${THIS_WEEK}`, (_, { today }) =>
    weekFrom(mondayOf(today)),
  ),
  uttrykk(`(?:i\\s+løpet\\s+av|hei?le)\\s+${THIS_MONTH}`, (_, { today }) =>
    monthFrom(firstOf(today)),
  ),
  uttrykk('på\\s+nyåret', (_, reckoning) =>
    ofYear(undefined, near(reckoning), (year) => monthFrom(`${year}-01-01`)),
  ),
  uttrykk('(?:i\\s+år|(?<which>neste)\\s+år|(?<fjor>i\\s+fjor))', years),
  uttrykk('(?<which>this|next|last)\\s+(?:(?<week>week)|month)', ({ which, week }, { today }) => {
    const shift = shiftOf(ENGLISH[which!.toLowerCase()]);
    return week
      ? weekFrom(shiftDay(mondayOf(today), { days: 7 * shift }))
      : monthFrom(shiftDay(firstOf(today), { months: shift }));
  }),
  uttrykk(
    `in\\s+(?<count>a|${Object.keys(ENGLISH_COUNTS).join('|')}|\\d{1,2})\\s+(?:(?<dager>days?)|(?<uker>weeks?)|months?)`,
    ({ count = '', ...found }, { today }) => {
      const antall = `${ENGLISH_COUNTS[count.toLowerCase()] ?? count}`.replace('a', '1');
      return one(shiftDay(today, lengthOf({ ...found, antall })));
    },
  ),
  uttrykk(
    `(?:on\\s+)?(?:(?<which>this|next|last)\\s+)?(?<dag>${ENGLISH_DAY})`,
    ({ which = '', dag }, reckoning) =>
      weekdays({ which: ENGLISH[which.toLowerCase()], dag }, reckoning),
  ),
  uttrykk(
    `(?:på\\s+|til\\s+)?(?:først)?(?:(?<which>${WHICH})\\s+)?(?<dag>${WEEKDAY})(?:ens)?(?:\\s+førstkom(?:mende|ande))?${NO_SUCH_DATE}`,
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
    `(?:(?:i|til|(?<=(?:før|etter|innen|innan|over)\\s+))\\s*helg(?:en|a)|helg(?:ens|as)|(?:i\\s+)?(?<which>${WHICH})\\s+helg(?:en|a)?)`,
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
