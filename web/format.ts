import { format } from 'date-fns/format';
import { nb } from 'date-fns/locale/nb';
import { dayText } from '#domain/time.ts';
import type { Intervall } from '#contract/sak.ts';

/*
 * Times come over the wire with Oslo's own offset (contract/values.ts), so what Oslo's clock shows is what
 * is written: it is read off, and neither the browser's zone nor a time-zone library takes part.
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
export function formatInterval({ start, end }: Intervall): IntervalText {
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
