/** The time zone of all calendar rules of the service. */
const OSLO = 'Europe/Oslo';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A calendar day in Oslo, `yyyy-MM-dd`. */
export type Day = string;

/** The Oslo calendar day that contains `instant`. */
export function osloDay(instant: Date): Day {
  return dayOf(wallClock(instant.getTime()));
}

/** The instant at which `day` begins in Oslo. */
export function startOfOsloDay(day: Day): Date {
  return new Date(atWallClock(Date.parse(day)));
}

/** The instant at which the Oslo day after `day` begins: the exclusive end of `day`. */
export function endOfOsloDay(day: Day): Date {
  return new Date(atWallClock(Date.parse(day) + DAY));
}

/** `instant` moved by whole Oslo calendar days: the local time stays, also over a change of the clocks. */
export function addOsloDays(instant: Date, days: number): Date {
  return moveWallClock(instant, (local) => local + days * DAY);
}

/** `instant` moved by Oslo calendar months; 30 November + 3 months is the last day of February. */
export function addOsloMonths(instant: Date, months: number): Date {
  return moveWallClock(instant, (local) => addMonths(local, months));
}

/** Whether `day` is after `today` (both Oslo days), as an end date must be. The end of a suspension too. */
export function isAhead(day: Day, today: Day): boolean {
  return day > today;
}

/** A calendar day moved by months, then days. Not by date-fns, which reckons in the zone of the machine: a day has none. */
export function shiftDay(day: Day, by: { days?: number; months?: number }): Day {
  return dayOf(addMonths(Date.parse(day), by.months ?? 0) + (by.days ?? 0) * DAY);
}

/** 0 on a Monday, 6 on a Sunday. */
export function daysSinceMonday(day: Day): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** `instant` as ISO 8601 with Oslo's offset, as times are written on the wire. */
export function osloIso(instant: Date): string {
  const time = instant.getTime();
  const known = written.get(time);
  if (known !== undefined) return known;
  if (written.size >= MOST_WRITTEN) written.clear();
  const text = isoOf(time);
  written.set(time, text);
  return text;
}

/** Whether `written` says this instant: `osloIso` leaves out what is less than a second. */
export function isWrittenOf(written: string, instant: Date | null): boolean {
  return instant !== null && osloIso(new Date(written)) === osloIso(instant);
}

/** Courts sit at the same few thousand times, and a page of the search writes some thousand of them. */
const written = new Map<number, string>();
const MOST_WRITTEN = 20_000;

function isoOf(time: number): string {
  const offset = offsetAt(time);
  const minutes = String((Math.abs(offset) / 60_000) % 60).padStart(2, '0');
  const hours = String(Math.floor(Math.abs(offset) / HOUR)).padStart(2, '0');
  const local = new Date(time + offset).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

/** The meaning of a local Oslo time without offset: one instant, none (spring), or two (autumn). */
export type LocalTime =
  | { readonly kind: 'instant'; readonly instant: Date }
  | { readonly kind: 'nonexistent' }
  | { readonly kind: 'ambiguous'; readonly first: Date; readonly second: Date }
  | { readonly kind: 'malformed' };

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?$/;

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
  const [first, other] = [asUtc - 2 * HOUR, asUtc - HOUR]
    .filter((time) => wallClock(time) === asUtc)
    .map((time) => new Date(time));
  if (!first) return { kind: 'nonexistent' };
  return other ? { kind: 'ambiguous', first, second: other } : { kind: 'instant', instant: first };
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

/*
 * Oslo's clock. The zone data of the platform are asked once for each year; after that an offset is looked up. Asking
 * them, or a library of time zones, for each instant took most of the time in which a case was indexed and shown.
 * "Wall clock" is a local time as milliseconds, as if it were UTC.
 */

/** The wall clock of `time`, an instant in milliseconds. */
function wallClock(time: number): number {
  return time + offsetAt(time);
}

function moveWallClock(instant: Date, move: (local: number) => number): Date {
  const local = wallClock(instant.getTime());
  const moved = move(local);
  // An hour that comes twice in autumn would not be found again.
  return new Date(moved === local ? instant : atWallClock(moved));
}

/**
 * The instant at which Oslo's clocks show `local`. Of two (autumn) it is the second; a time that is skipped (spring) is
 * read with the offset before, and so is an hour later on the clock.
 */
function atWallClock(local: number): number {
  const before = offsetAt(local - DAY);
  const after = offsetAt(local + DAY);
  const isAfter = offsetAt(local - after) === after;
  return local - (isAfter ? after : before);
}

interface Year {
  /** ms, at the beginning of the year. */
  readonly offset: number;
  /** When the offset changes, in order, and to what. */
  readonly changes: readonly { readonly at: number; readonly offset: number }[];
}
const years = new Map<number, Year>();

/** Between which instants the offset that was looked up last applies: most questions are about the same season. */
let known = { from: 0, to: 0, offset: 0 };

/** Oslo's offset from UTC at an instant, ms. */
function offsetAt(time: number): number {
  if (time >= known.from && time < known.to) return known.offset;
  const number = new Date(time).getUTCFullYear();
  let year = years.get(number);
  if (!year) years.set(number, (year = readYear(number)));
  let { offset } = year;
  let from = Date.UTC(number, 0);
  let to = Date.UTC(number + 1, 0);
  for (const change of year.changes) {
    if (change.at <= time) ({ at: from, offset } = change);
    else to = Math.min(to, change.at);
  }
  known = { from, to, offset };
  return offset;
}

/** The offsets of a year (UTC). Clocks change at a whole hour, and never twice in a month. */
function readYear(number: number): Year {
  const months = Array.from({ length: 13 }, (_, month) => Date.UTC(number, month));
  const first = askZone(months[0]!);
  let offset = first;
  const changes: { at: number; offset: number }[] = [];
  for (const end of months.slice(1)) {
    const next = askZone(end);
    if (next === offset) continue;
    let [before, after] = [end - 31 * DAY, end];
    while (after - before > HOUR) {
      const middle = before + Math.floor((after - before) / HOUR / 2) * HOUR;
      if (askZone(middle) === offset) before = middle;
      else after = middle;
    }
    changes.push({ at: after, offset: (offset = next) });
  }
  return { offset: first, changes };
}

let zone: Intl.DateTimeFormat | undefined;

/** The offset by the platform's zone data, ms: some microseconds. NaN for no instant. */
function askZone(time: number): number {
  if (Number.isNaN(time)) return NaN;
  zone ??= new Intl.DateTimeFormat('en-US', {
    timeZone: OSLO,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const parts = Object.fromEntries(
    zone.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(time / 1000) * 1000;
}

/** The day of a wall clock. Throws a RangeError for no time. */
function dayOf(local: number): Day {
  return new Date(local).toISOString().slice(0, 10);
}

/** A wall clock moved by months; a day that the month does not have becomes its last. */
function addMonths(local: number, months: number): number {
  const date = new Date(local);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return (
    Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) + (((local % DAY) + DAY) % DAY)
  );
}
