import { osloDay, startOfOsloDay, type Day } from '#domain/time.ts';
import { memo } from '#db/memo.ts';
import type { Random } from './random.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const beginOf = memo((day: Day) => startOfOsloDay(day).getTime());
const dayAt = memo((time: number) => osloDay(new Date(time)));

/** The instant `minutes` after midnight in Oslo; the clocks change on Sundays, and courts sit on working days. */
export function onDay(day: Day, minutes: number): Date {
  return new Date(beginOf(day) + minutes * MINUTE);
}

/** The Oslo day of an instant. */
export function dayOf(instant: Date): Day {
  return dayAt(instant.getTime());
}

/** A calendar day moved by days; no zone takes part. */
export function plusDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** `offset` days from `day`, moved to Monday when it falls on a weekend. */
export function workingDay(day: Day, offset: number): Day {
  const weekday = new Date(`${plusDays(day, offset)}T00:00:00Z`).getUTCDay();
  return plusDays(day, offset + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
}

/** Days from `first` on which a trial sits: mostly one after the other, now and then a break of weeks. */
export function courtDays(random: Random, first: number, count: number): number[] {
  const found: number[] = [];
  let offset = first;
  while (found.length < count) {
    found.push(offset);
    offset += random.chance(0.2) ? random.int(7, 21) : 1;
  }
  return found;
}
