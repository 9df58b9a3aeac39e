import type { DayRange } from '#domain/search-rules.ts';
import { type Day, daysSinceMonday, shiftDay } from '#domain/time.ts';

/** From where days are reckoned. */
export interface Reckoning {
  readonly today: Day;
  /** What lacks a year is the first that begins on this day or later. */
  readonly earliest: Day;
  /** A weekday is the last one, not the next: decisions are behind us. */
  readonly isBack: boolean;
  /** The first day of a range whose end this is: «fredag til mandag» goes on to the Monday after. */
  readonly after: Day | null;
}

/** Days as people say them. */
interface Uttrykk {
  /** Case-insensitive and sticky; `mnd` is the name of a month, `tall` what may be another number. */
  readonly pattern: RegExp;
  readonly days: (found: Found, reckoning: Reckoning) => DayRange | null;
}
type Found = Readonly<Record<string, string | undefined>>;

const WEEKDAYS = ['m(?:a|å)ndag', 't(?:irs|ys)dag', 'onsdag', 'torsdag', 'fredag'].concat(
  ...['l(?:ø|oe?|au)rdag', 's(?:ø|oe?|u)ndag'],
);
const WEEKDAY = WEEKDAYS.join('|');
const MONTHS = 'januar februar mars april mai juni juli august september oktober november desember';
const MONTH = MONTHS.replaceAll(' ', '|');
/** Short names only beside a number. */
const ANY_MONTH = `(?:${MONTH}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|okt|nov|des)\\b\\.?)`;
const WHICH = 'neste|kommende|denne|forrige|førre|forige|siste?|sista';
const WEEK = '(?:uk(?:en|e|a)|vek(?:e|a))';
const TO = '\\s*(?:[-–—]|til|og)\\s*';
const YEAR = '20\\d\\d(?![\\p{L}\\p{N}-])';
/** «på tirsdag den 12. mars»: the date says it. */
const ON = `(?:på\\s+)?(?:(?:${WEEKDAY}),?\\s+)?(?:den\\s+)?`;
const WEEK_NUMBER = `${WEEK}\\s+(?:nr\\.?\\s*)?(?<uke>\\d{1,2})`;

const uttrykk = (pattern: string, days: Uttrykk['days']): Uttrykk => ({
  pattern: new RegExp(pattern, 'iuy'),
  days,
});

/** The first that fits counts. */
export const UTTRYKK: readonly Uttrykk[] = [
  relative('(?:i\\s+|i)dag', 0),
  relative('(?:i\\s+)?overmorg[eo]n', 2),
  relative('(?:i\\s+|i)morg[eo]n', 1),
  relative('(?:i\\s+|i)g(?:å|aa?)r', -1),
  relative('(?:i\\s+|i)f[oø]rg(?:å|aa?)rs', -2),
  uttrykk(`${ON}(?<tall>(?<aar>20\\d\\d)-(?<mm>\\d\\d)-(?<dd>\\d\\d))`, dates),
  uttrykk(`${ON}(?<tall>(?<dd>\\d{1,2})\\.\\s?(?<mm>\\d{1,2})\\.\\s?(?<aar>(?:20)?\\d\\d))`, dates),
  uttrykk(`${ON}(?<tall>(?<dd>\\d{1,2})/(?<mm>\\d{1,2})(?:[-/](?<aar>(?:20)?\\d\\d))?)`, dates),
  uttrykk(
    `${ON}(?<tall>(?<dd>\\d\\d?)\\.(?<mm>\\d\\d?)\\.|(?<dd2>\\d\\d)\\.(?<mm2>\\d\\d))`,
    dates,
  ),
  uttrykk(
    `${ON}(?<dd>\\d{1,2})\\.?(?:${TO}(?<til>\\d{1,2})\\.?)?\\s*(?<maaned>${ANY_MONTH})(?:\\s+(?<aar>${YEAR}))?`,
    dates,
  ),
  uttrykk(
    `(?:på\\s+)?(?<dag>${WEEKDAY})\\s+(?:i\\s+)?(?:(?<which>${WHICH})\\s+${WEEK}|${WEEK_NUMBER})`,
    (found, reckoning) => {
      const week = weeks(found, reckoning);
      return week && one(shiftDay(week.fraDato, { days: weekdayOf(found) }));
    },
  ),
  uttrykk(`(?:på\\s+|til\\s+)?(?:først)?(?:(?<which>${WHICH})\\s+)?(?<dag>${WEEKDAY})`, weekdays),
  uttrykk(`(?:i\\s+|til\\s+)?(?<which>${WHICH})\\s+${WEEK}`, weeks),
  uttrykk(
    `(?:i\\s+|til\\s+)?${WEEK_NUMBER}(?:${TO}(?<til>\\d{1,2}))?(?:[\\s/,-]+(?<aar>${YEAR}))?`,
    weeks,
  ),
  uttrykk(`(?:(?:i|til)\\s+helg(?:en|a)|(?:i\\s+)?(?<which>${WHICH})\\s+helg(?:en|a)?)`, weekends),
  uttrykk(`(?:i\\s+)?(?<which>${WHICH})\\s+m(?:å|aa?)n[ea]d(?:en)?`, ({ which }, { today }) =>
    monthFrom(shiftDay(firstOf(today), { months: shiftOf(which) })),
  ),
  uttrykk(
    `(?<i>(?:i|til)\\s+)?(?<mnd>${MONTH})(?:\\s+(?<aar>${YEAR}))?`,
    ({ mnd, aar }, reckoning) =>
      ofYear(aar, reckoning, (year) => monthFrom(dateOf(year, monthOf(mnd), 1))),
  ),
];

function relative(pattern: string, days: number): Uttrykk {
  return uttrykk(pattern, (_, { today }) => one(shiftDay(today, { days })));
}

/** A day of a month, or some: «12.–14. mars». Without a year the nearest (`ofYear`). */
function dates({ dd, mm, dd2, mm2, til, maaned, aar }: Found, reckoning: Reckoning) {
  const month = maaned ? monthOf(maaned) : Number(mm ?? mm2) - 1;
  const [first, last] = [Number(dd ?? dd2), Number(til ?? dd ?? dd2)];
  return ofYear(aar, reckoning, (year) => {
    const [fraDato, tilDato] = [dateOf(year, month, first), dateOf(year, month, last)];
    return fraDato && tilDato && fraDato <= tilDato ? { fraDato, tilDato } : null;
  });
}

/** The next such day, or the last for decisions; today counts. «neste tirsdag» is that of next week, «forrige» is before today. */
function weekdays({ which, dag }: Found, { today, isBack, after }: Reckoning): DayRange {
  const monday = mondayOf(after ?? today);
  const own = shiftDay(monday, { days: weekdayOf({ dag }) });
  if (/^neste$/i.test(which ?? '')) return one(shiftDay(own, { days: 7 }));
  if (shiftOf(which) < 0) return one(own < today ? own : shiftDay(own, { days: -7 }));
  if (isBack && !after) return one(own <= today ? own : shiftDay(own, { days: -7 }));
  return one(own >= (after ?? today) ? own : shiftDay(own, { days: 7 }));
}

/** Weeks from Monday to Sunday, by name or ISO number. */
function weeks({ which, uke, til, aar }: Found, reckoning: Reckoning): DayRange | null {
  if (which) return weekFrom(shiftDay(mondayOf(reckoning.today), { days: 7 * shiftOf(which) }));
  return ofYear(aar, reckoning, (year) => {
    const [first, last] = [mondayOfWeek(year, Number(uke)), mondayOfWeek(year, Number(til ?? uke))];
    return first && last && first <= last
      ? { ...weekFrom(first), tilDato: weekFrom(last).tilDato }
      : null;
  });
}

/** Saturday and Sunday of this week; for decisions those that have begun. */
function weekends({ which }: Found, { today, isBack }: Reckoning): DayRange {
  const saturday = shiftDay(mondayOf(today), { days: 5 });
  const isOver = which === undefined && isBack && saturday > today;
  const fraDato = shiftDay(saturday, { days: isOver ? -7 : 7 * shiftOf(which) });
  return { fraDato, tilDato: shiftDay(fraDato, { days: 1 }) };
}

/** 1: the next; 0: this one, and without a word; -1: the one before. */
function shiftOf(which = 'denne'): number {
  if (/^(?:neste|kommende)$/i.test(which)) return 1;
  return /^denne$/i.test(which) ? 0 : -1;
}

/** The days in the year that is said, or else in the first year in which they begin late enough; null: there are none. */
function ofYear(
  said: string | undefined,
  { today, earliest, after }: Reckoning,
  days: (year: number) => DayRange | null,
): DayRange | null {
  if (said) return days(said.length === 2 ? 2000 + Number(said) : Number(said));
  const year = Number(today.slice(0, 4));
  const near = [year - 1, year, year + 1, year + 2, year + 3].map(days);
  return near.find((one) => one && one.fraDato >= (after ?? earliest)) ?? null;
}

const one = (day: Day): DayRange => ({ fraDato: day, tilDato: day });
const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`;
const mondayOf = (day: Day): Day => shiftDay(day, { days: -daysSinceMonday(day) });
const weekFrom = (fraDato: Day): DayRange => ({ fraDato, tilDato: shiftDay(fraDato, { days: 6 }) });
const monthFrom = (fraDato: Day | null): DayRange | null =>
  fraDato === null ? null : { fraDato, tilDato: shiftDay(fraDato, { months: 1, days: -1 }) };

const monthOf = (name = ''): number =>
  MONTHS.split(' ').findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase()));
const weekdayOf = ({ dag = '' }: Found): number =>
  WEEKDAYS.findIndex((weekday) => new RegExp(`^(?:${weekday})$`, 'iu').test(dag));

/** Null for 31 June. */
function dateOf(year: number, month: number, date: number): Day | null {
  const day = new Date(Date.UTC(year, month, date));
  return day.getUTCMonth() === month && day.getUTCDate() === date
    ? day.toISOString().slice(0, 10)
    : null;
}

/** The Monday of a week by its number in ISO 8601; null when the year has no such week. */
function mondayOfWeek(year: number, week: number): Day | null {
  const monday = shiftDay(mondayOf(`${year}-01-04`), { days: 7 * (week - 1) });
  const thursday = shiftDay(monday, { days: 3 });
  return week > 0 && thursday.startsWith(String(year)) ? monday : null;
}
