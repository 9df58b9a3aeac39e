import { dayText } from '#domain/time.ts';
import { bokmaal } from '#domain/texts.ts';
import { weekdayName } from '#domain/weekday.ts';
import type { Intervall } from '#contract/sak.ts';

/*
 * Dates and numbers as the pages show them. The server sends times with Oslo's offset (contract/values.ts), so what is
 * written is the time in Oslo: it is cut out of the text, and the browser's time zone does not matter.
 */

/** `2026-11-04` or an instant → `04.11.2026`. */
export function formatDay(iso: string): string {
  return dayText(iso.slice(0, 10));
}

/** An instant → `on. 04.11.2026`. */
export function formatWeekday(iso: string): string {
  return `${weekdayName(iso).slice(0, 2)}. ${formatDay(iso)}`;
}

/** An instant → `tirsdag 24.11.2026`. */
export function formatLongDay(iso: string): string {
  return `${weekdayName(iso)} ${formatDay(iso)}`;
}

/** `2026-12-07` or an instant → `7. desember 2026`. */
export function formatDayInWords(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${Number(day)}. ${MONTHS[Number(month) - 1]} ${year}`;
}

/** `2026-11-18` or an instant → `onsdag 18. november`. */
export function formatNamedDay(iso: string): string {
  const [day, month] = formatDayInWords(iso).split(' ');
  return `${weekdayName(iso)} ${day} ${month}`;
}

/** An instant → `onsdag 18. november kl. 06:12`. */
export function formatMoment(iso: string): string {
  return `${formatNamedDay(iso)} kl.\u00a0${formatTime(iso)}`;
}

/** Days → `02.03.–14.05.2026`; one day alone, and the first year only when it is another. */
export function formatDays(first: string, last: string): string {
  if (first === last) return formatDay(last);
  const from = formatDay(first);
  return `${first.slice(0, 4) === last.slice(0, 4) ? from.slice(0, 6) : from}–${formatDay(last)}`;
}

/** An instant → `09:00`. */
export function formatTime(iso: string): string {
  return iso.slice(11, 16);
}

/** An instant → `23.11.2026 09:00`. */
export function formatDayAndTime(iso: string): string {
  return `${formatDay(iso)} ${formatTime(iso)}`;
}

interface IntervalText {
  readonly day: string;
  readonly time: string;
}

/** A hearing in two lines. The end has a date when it is on another day. */
export function formatInterval({ start, end }: Pick<Intervall, 'start' | 'end'>): IntervalText {
  const sameDay = start.slice(0, 10) === end.slice(0, 10);
  const until = sameDay ? formatTime(end) : formatDayAndTime(end);
  return { day: formatWeekday(start), time: `${formatTime(start)}–${until}` };
}

// Written out: a library of formats and its language are 7 kB, and slow for a thousand rows.
/** The same in both languages. */
const MONTHS = [
  ...['januar', 'februar', 'mars', 'april', 'mai', 'juni'],
  ...['juli', 'august', 'september', 'oktober', 'november', 'desember'],
];

/** A number with its thousands apart: `1 234`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('nb');
}

/** A number of things: `1 sak`, `1 234 saker`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

const UNITS = bokmaal<readonly (readonly [seconds: number, one: string, many: string])[]>([
  [86_400, 'døgn', 'døgn'],
  [3_600, 'time', 'timer'],
  [60, 'minutt', 'minutter'],
  [1, 'sekund', 'sekunder'],
]);

/** For administrators: seconds in their largest unit, rounded down: `40 sekunder`, `3 minutter`, `5 timer`, `2 døgn`. */
export function formatDuration(seconds: number): string {
  const [size, one, many] = UNITS.find(([unit]) => seconds >= unit) ?? UNITS.at(-1)!;
  return formatCount(Math.floor(seconds / size), one, many);
}
