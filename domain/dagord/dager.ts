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

/** The named parts of an expression, as they were typed. */
export type Found = Readonly<Record<string, string | undefined>>;

export const WEEKDAYS = ['m(?:a|å)ndag', 't(?:irs|ys)dag', 'onsdag', 'torsdag', 'fredag'].concat(
  ...['l(?:ø|oe?|au)rdag', 's(?:ø|oe?|u)ndag'],
);
/** By their beginnings, from Monday: «tys.», «tors.», «thursday». */
const BEGINNINGS = [/^m/i, /^t[iyu]/i, /^[ow]/i, /^t[oh]/i, /^f/i, /^(?:l|sa)/i, /^s/i];
export const MONTHS =
  'januar februar mars april mai juni juli august september oktober november desember';
const ORDINALS = [
  ...['f[øy]rste', 'andre', 'tredje', 'fjerde', 'femte', 'sjette', '(?:sju|syv)[ea]nde'],
  ...['ått[ea]nde', 'ni[ea]nde', 'ti[ea]nde', 'ell[ea]?vte', 'tolvte', 'trett[ea]nde'],
  ...['fjort[ea]nde', 'femt[ea]nde', 'sekst[ea]nde', 'sytt[ea]nde', 'att[ea]nde', 'nitt[ea]nde'],
  '(?:tjue|tyv)[ea]?nde',
];
/** «tolvte», up to «trettiførste». */
const ALL_ORDINALS = [
  ...ORDINALS,
  ...ORDINALS.slice(0, 9).map((unit) => `tjue${unit}`),
  ...['trett[ei]+[ea]nde', 'trettif[øy]rste'],
];
export const ORDINAL = ALL_ORDINALS.join('|');
export const COUNTS = 'en|to|tre|fire|fem|seks|sju|syv|åtte|ni|ti'.split('|');

/** A day of a month, or some: «12.–14. mars». Without a year the nearest (`ofYear`). */
export function dates({ dd, mm, dd2, mm2, nte, til, maaned, aar }: Found, reckoning: Reckoning) {
  const month = maaned ? monthOf(maaned) : Number(mm ?? mm2) - 1;
  const date = nte ? ordinalOf(nte) : Number(dd ?? dd2);
  const [first, last] = [date, til ? Number(til) : date];
  return ofYear(aar, reckoning, (year) => {
    const [fraDato, tilDato] = [dateOf(year, month, first), dateOf(year, month, last)];
    return fraDato && tilDato && fraDato <= tilDato ? { fraDato, tilDato } : null;
  });
}

export const ordinalOf = (word: string): number =>
  ALL_ORDINALS.findIndex((ordinal) => new RegExp(`^(?:${ordinal})$`, 'iu').test(word)) + 1;

/** «første mandag i desember», «siste fredag i mars». */
export function weekdayOfMonth({ nte = '', dag, maaned, aar }: Found, reckoning: Reckoning) {
  const month = monthOf(maaned);
  return ofYear(aar, reckoning, (year) => {
    const first = dateOf(year, month, 1)!;
    const own = shiftDay(first, { days: (weekdayOf({ dag }) - daysSinceMonday(first) + 7) % 7 });
    const all = [0, 7, 14, 21, 28].map((days) => shiftDay(own, { days }));
    const inside = all.filter((day) => day.slice(0, 7) === first.slice(0, 7));
    const day = /^sist/i.test(nte) ? inside.at(-1) : inside[ordinalOf(nte) - 1];
    return day === undefined ? null : one(day);
  });
}

/** «første uke i desember»: that of the first day; «siste», that of the last. */
export function weekOfMonth({ nte = '', maaned, aar }: Found, reckoning: Reckoning) {
  return ofYear(aar, reckoning, (year) => {
    const { fraDato, tilDato } = monthFrom(dateOf(year, monthOf(maaned), 1))!;
    const week = /^sist/i.test(nte)
      ? mondayOf(tilDato)
      : shiftDay(mondayOf(fraDato), { days: 7 * (ordinalOf(nte) - 1) });
    return week <= tilDato ? weekFrom(week) : null;
  });
}

/** «starten av desember»: ten days, or what is left of the month; «første halvdel av» it. */
export function partOfMonth({ del = '', foerste, maaned, aar }: Found, reckoning: Reckoning) {
  const part = /^(?:start|beg|byr|tid|primo)/i.test(del) ? 0 : /^(?:midt|medio)/i.test(del) ? 1 : 2;
  return ofYear(aar, reckoning, (year) => {
    const { fraDato, tilDato } = monthFrom(dateOf(year, monthOf(maaned), 1))!;
    if (/halv/i.test(del)) {
      const middle = shiftDay(fraDato, { days: 15 });
      return foerste
        ? { fraDato, tilDato: shiftDay(middle, { days: -1 }) }
        : { fraDato: middle, tilDato };
    }
    const first = shiftDay(fraDato, { days: 10 * part });
    return { fraDato: first, tilDato: part === 2 ? tilDato : shiftDay(first, { days: 9 }) };
  });
}

/** By the month in which they begin. */
const SEASONS = [/^v[aå]r/iu, /^som/iu, /^h/iu, /^vin/iu];

/** «i høst» and «til våren»: this one or the next; of decisions the last that has begun. Three whole months. */
export function seasons({ tid = '', til, aar }: Found, { today, isBack, ...rest }: Reckoning) {
  const month = 2 + 3 * SEASONS.findIndex((season) => season.test(tid));
  const days = (year: number): DayRange => {
    const fraDato = dateOf(year, month, 1)!;
    return { fraDato, tilDato: shiftDay(fraDato, { months: 3, days: -1 }) };
  };
  if (aar) return ofYear(aar, { today, isBack, ...rest }, days);
  const year = Number(today.slice(0, 4));
  const near = [year - 1, year, year + 1].map(days);
  if (til) return near.find(({ fraDato }) => fraDato > today) ?? null;
  return isBack
    ? near.findLast(({ fraDato }) => fraDato <= today)!
    : near.find(({ tilDato }) => tilDato >= today)!;
}

/** «de neste dagene»: a week; «de siste ukene»: four. Today is the first or the last. */
export function someDays({ which, uker }: Found, { today }: Reckoning): DayRange {
  const days = uker ? 27 : 6;
  return /^si/i.test(which ?? '')
    ? { fraDato: shiftDay(today, { days: -days }), tilDato: today }
    : { fraDato: today, tilDato: shiftDay(today, { days }) };
}

/** The next such day, or the last for decisions; today counts. «neste tirsdag» is that of next week, «forrige» is before today. */
export function weekdays({ which, dag }: Found, { today, isBack, after }: Reckoning): DayRange {
  const monday = mondayOf(after ?? today);
  const own = shiftDay(monday, { days: weekdayOf({ dag }) });
  if (/^neste$/i.test(which ?? '')) return one(shiftDay(own, { days: 7 }));
  if (shiftOf(which) < 0) return one(own < today ? own : shiftDay(own, { days: -7 }));
  if (isBack && !after) return one(own <= today ? own : shiftDay(own, { days: -7 }));
  return one(own >= (after ?? today) ? own : shiftDay(own, { days: 7 }));
}

/** «fredag den 27.»: in this month, or in the next one when it is over. */
export function ofMonth(date: number, today: Day): DayRange | null {
  const own = [0, 1].map((months) => {
    const first = shiftDay(firstOf(today), { months });
    return dateOf(Number(first.slice(0, 4)), Number(first.slice(5, 7)) - 1, date);
  });
  const day = own.find((each) => each !== null && each >= today) ?? null;
  return day === null ? null : one(day);
}

/** «de neste 14 dagene», today as the first; «siste to uker», today as the last. */
export function several(found: Found, { today }: Reckoning): DayRange {
  return shiftOf(found['which']) > 0
    ? { fraDato: today, tilDato: shiftDay(shiftDay(today, lengthOf(found)), { days: -1 }) }
    : { fraDato: shiftDay(shiftDay(today, lengthOf(found, -1)), { days: 1 }), tilDato: today };
}

export function lengthOf({ antall = '', dager, uker }: Found, sign = 1) {
  const word = antall.toLowerCase();
  const WORDS: Readonly<Record<string, number>> = {
    ei: 1,
    ein: 1,
    syv: 7,
    åtte: 8,
    ni: 9,
    ti: 10,
    fjorten: 14,
    tretti: 30,
  };
  const count =
    sign * (/^\d/.test(word) ? Number(word) : (WORDS[word] ?? COUNTS.indexOf(word) + 1));
  if (dager) return { days: count };
  return uker ? { days: 7 * count } : { months: count };
}

/** From today to the end of the week, the month or the year. */
export function rest({ uke, mnd }: Found, { today }: Reckoning): DayRange {
  const end = uke
    ? weekFrom(mondayOf(today)).tilDato
    : mnd
      ? monthFrom(firstOf(today))!.tilDato
      : `${today.slice(0, 4)}-12-31`;
  return { fraDato: today, tilDato: end };
}

export function years({ which, fjor }: Found, { today }: Reckoning): DayRange {
  const year = Number(today.slice(0, 4)) + (fjor ? -1 : which ? 1 : 0);
  return { fraDato: `${year}-01-01`, tilDato: `${year}-12-31` };
}

/** Weeks from Monday to Sunday, by name or ISO number. */
export function weeks({ which, uke, til, aar }: Found, reckoning: Reckoning): DayRange | null {
  if (which) return weekFrom(shiftDay(mondayOf(reckoning.today), { days: 7 * shiftOf(which) }));
  return ofYear(aar, reckoning, (year) => {
    const lastWeek = Number(til ?? uke);
    // «uke 52–1» goes on in the next year.
    const lastYear = lastWeek < Number(uke) ? year + 1 : year;
    const [first, last] = [mondayOfWeek(year, Number(uke)), mondayOfWeek(lastYear, lastWeek)];
    return first && last && first <= last
      ? { ...weekFrom(first), tilDato: weekFrom(last).tilDato }
      : null;
  });
}

/** Saturday and Sunday of this week; for decisions those that have begun. */
export function weekends({ which }: Found, { today, isBack }: Reckoning): DayRange {
  const saturday = shiftDay(mondayOf(today), { days: 5 });
  const isOver = which === undefined && isBack && saturday > today;
  // The coming weekend is this one, as long as it has not begun.
  const isComing = /^kom/i.test(which ?? '') && saturday > today;
  const weeks = isOver ? -1 : isComing ? 0 : shiftOf(which);
  const fraDato = shiftDay(saturday, { days: 7 * weeks });
  return { fraDato, tilDato: shiftDay(fraDato, { days: 1 }) };
}

/** 1: the next; 0: this one, and without a word; -1: the one before. */
export function shiftOf(which = 'denne'): number {
  if (/^(?:neste|kommende|komande)$/i.test(which)) return 1;
  return /^(?:den|inne)/i.test(which) ? 0 : -1;
}

/** The days in the year that is said, or else in the first year in which they begin late enough; null: there are none. */
export function ofYear(
  said: string | undefined,
  { today, earliest, after }: Reckoning,
  days: (year: number) => DayRange | null,
): DayRange | null {
  const year = Number(today.slice(0, 4));
  if (said) {
    if (/^neste/i.test(said)) return days(year + 1);
    if (/^i\s/i.test(said)) return days(/fjor$/i.test(said) ? year - 1 : year);
    return days(said.length === 2 ? 2000 + Number(said) : Number(said));
  }
  const near = [year - 1, year, year + 1, year + 2, year + 3].map(days);
  return near.find((one) => one && one.fraDato >= (after ?? earliest)) ?? null;
}

export const one = (day: Day): DayRange => ({ fraDato: day, tilDato: day });
export const firstOf = (day: Day): Day => `${day.slice(0, 7)}-01`;
export const mondayOf = (day: Day): Day => shiftDay(day, { days: -daysSinceMonday(day) });
export const weekFrom = (fraDato: Day): DayRange => ({
  fraDato,
  tilDato: shiftDay(fraDato, { days: 6 }),
});
export const monthFrom = (fraDato: Day | null): DayRange | null =>
  fraDato === null ? null : { fraDato, tilDato: shiftDay(fraDato, { months: 1, days: -1 }) };

export const monthOf = (name = ''): number =>
  MONTHS.split(' ').findIndex((month) => month.startsWith(name.slice(0, 3).toLowerCase()));
export const weekdayOf = ({ dag = '' }: Found): number =>
  BEGINNINGS.findIndex((beginning) => beginning.test(dag));

/** Null for 31 June. */
export function dateOf(year: number, month: number, date: number): Day | null {
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
