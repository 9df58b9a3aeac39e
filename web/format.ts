import { format } from 'date-fns/format';
import { nb } from 'date-fns/locale/nb';
import { dayText } from '#domain/time.ts';
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
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number) as [number, number, number];
  return `${weekday(new Date(year, month - 1, day))}. ${formatDay(iso)}`;
}

/** An instant → `tirsdag 24.11.2026`. */
export function formatLongDay(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number) as [number, number, number];
  return `${format(new Date(year, month - 1, day), 'EEEE', { locale: nb })} ${formatDay(iso)}`;
}

/** An instant → `09:00`. */
export function formatTime(iso: string): string {
  return iso.slice(11, 16);
}

/** An instant → `23.11.2026 09:00`. */
export function formatDayAndTime(iso: string): string {
  return `${formatDay(iso)} ${formatTime(iso)}`;
}

export interface IntervalText {
  readonly day: string;
  readonly time: string;
}

/** A hearing in two lines. The end has a date when it is on another day. */
export function formatInterval({ start, end }: Pick<Intervall, 'start' | 'end'>): IntervalText {
  const sameDay = start.slice(0, 10) === end.slice(0, 10);
  const until = sameDay ? formatTime(end) : formatDayAndTime(end);
  return { day: formatWeekday(start), time: `${formatTime(start)}–${until}` };
}

/** The two-letter days `sø`, `ma` …; formatting is slow, so each is kept. */
const weekdays = new Map<number, string>();
function weekday(date: Date): string {
  const index = date.getDay();
  const known = weekdays.get(index) ?? format(date, 'EEEEEE', { locale: nb });
  weekdays.set(index, known);
  return known;
}

/** A number with its thousands apart: `1 234`. */
export function formatNumber(value: number): string {
  return value.toLocaleString('nb');
}

/** A number of things: `1 sak`, `1 234 saker`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

const UNITS: readonly (readonly [seconds: number, one: string, many: string])[] = [
  [86_400, 'døgn', 'døgn'],
  [3_600, 'time', 'timer'],
  [60, 'minutt', 'minutter'],
  [1, 'sekund', 'sekunder'],
];

/** Seconds in their largest unit, rounded down: `40 sekunder`, `3 minutter`, `5 timer`, `2 døgn`. */
export function formatDuration(seconds: number): string {
  const [size, one, many] = UNITS.find(([unit]) => seconds >= unit) ?? UNITS.at(-1)!;
  return formatCount(Math.floor(seconds / size), one, many);
}
