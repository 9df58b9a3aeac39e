import { TZDate, tz } from '@date-fns/tz';
import { addDays, addMonths, formatISO, parseISO, startOfDay } from 'date-fns';

/** The time zone of all calendar rules of the service. */
const OSLO = 'Europe/Oslo';

/** A calendar day in Oslo, `yyyy-MM-dd`. */
export type Day = string;

/** The Oslo calendar day that contains `instant`. */
export function osloDay(instant: Date): Day {
  return formatISO(new TZDate(instant, OSLO), { representation: 'date' });
}

/** The instant at which `day` begins in Oslo. */
export function startOfOsloDay(day: Day): Date {
  return new Date(startOfDay(parseISO(day, { in: tz(OSLO) })).getTime());
}

/** The instant at which the Oslo day after `day` begins: the exclusive end of `day`. */
export function endOfOsloDay(day: Day): Date {
  return startOfOsloDay(shiftDay(day, { days: 1 }));
}

/** `instant` moved by whole Oslo calendar days: the local time stays, also over a change of the clocks. */
export function addOsloDays(instant: Date, days: number): Date {
  return new Date(addDays(new TZDate(instant, OSLO), days).getTime());
}

/** `instant` moved by Oslo calendar months; 30 November + 3 months is the last day of February. */
export function addOsloMonths(instant: Date, months: number): Date {
  return new Date(addMonths(new TZDate(instant, OSLO), months).getTime());
}

/** Whether `day` is after `today` (both Oslo days), as an end date must be. The end of a suspension too. */
export function isAhead(day: Day, today: Day): boolean {
  return day > today;
}

/** A calendar day moved by months, then days; independent of time zones. */
export function shiftDay(day: Day, by: { days?: number; months?: number }): Day {
  const utc = new TZDate(`${day}T00:00:00Z`, 'UTC');
  const moved = addDays(addMonths(utc, by.months ?? 0), by.days ?? 0);
  return formatISO(moved, { representation: 'date' });
}

/** `instant` as ISO 8601 with Oslo's offset, as times are written on the wire. */
export function osloIso(instant: Date): string {
  return formatISO(new TZDate(instant, OSLO));
}

/** The meaning of a local Oslo time without offset: one instant, none (spring), or two (autumn). */
export type LocalTime =
  | { readonly kind: 'instant'; readonly instant: Date }
  | { readonly kind: 'nonexistent' }
  | { readonly kind: 'ambiguous'; readonly first: Date; readonly second: Date }
  | { readonly kind: 'malformed' };

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?$/;
const HOUR = 3_600_000;

/** Reads `yyyy-MM-ddTHH:mm[:ss]` as Oslo local time. At a change of the clocks it may be no or two instants. */
export function readOsloLocalTime(text: string): LocalTime {
  const parts = LOCAL.exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? '0'));
  if (!parts) return { kind: 'malformed' };
  const [year, month, day, hour, minute, second] = parts as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  if (!sameFields(new Date(asUtc), [year, month, day, hour, minute, second]))
    return { kind: 'malformed' };
  // Oslo is UTC+1 or UTC+2: of these two instants, those whose local time is `text` are meant.
  const candidates = [asUtc - 2 * HOUR, asUtc - HOUR]
    .map((time) => new Date(time))
    .filter((instant) => wallClock(instant) === asUtc);
  const [first, other] = candidates;
  if (!first) return { kind: 'nonexistent' };
  return other ? { kind: 'ambiguous', first, second: other } : { kind: 'instant', instant: first };
}

/** The local time in Oslo at `instant`, as milliseconds as if it were UTC. */
function wallClock(instant: Date): number {
  const local = new TZDate(instant, OSLO);
  return instant.getTime() - local.getTimezoneOffset() * 60_000;
}

function sameFields(utc: Date, [year, month, day, hour, minute, second]: number[]): boolean {
  return (
    utc.getUTCFullYear() === year &&
    utc.getUTCMonth() + 1 === month &&
    utc.getUTCDate() === day &&
    utc.getUTCHours() === hour &&
    utc.getUTCMinutes() === minute &&
    utc.getUTCSeconds() === second
  );
}

/** `2026-03-10` → `10.03.2026`, as days are shown. */
export function dayText(day: Day): string {
  return day.split('-').reverse().join('.');
}

/** Gives the current time. Programs read the time only through a clock, so that tests can set it. */
export type Clock = () => Date;

/**
 * The real clock, or one that shows `start` now and runs on from there. `real` gives milliseconds since 1970.
 * Used for `PRESSE_NOW`, which lets development and tests run at another time; production refuses it.
 */
export function createClock(real: () => number, start?: Date): Clock {
  if (!start) return () => new Date(real());
  const began = real();
  return () => new Date(start.getTime() + (real() - began));
}
