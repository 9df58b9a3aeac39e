import { startOfOsloDay, shiftDay, type Day } from '../../domain/time.ts';
import type { Random } from './random.ts';

const MINUTE = 60_000;
const begins = new Map<Day, number>();

/** Working days around `D` by distance, with the instants of their wall times. Oslo throughout. */
export function onDay(day: Day, minutes: number): Date {
  let begin = begins.get(day);
  if (begin === undefined) {
    begin = startOfOsloDay(day).getTime();
    // A demo spans some three years: the map stays small, and so does the time spent on zones.
    if (begins.size < 5000) begins.set(day, begin);
  }
  // The clocks change on Sundays, and hearings are on working days: minutes add up.
  return new Date(begin + minutes * MINUTE);
}

const days = new Map<string, Day>();
/** `offset` days from `day`, moved to Monday when it falls on a weekend. */
export function workingDay(day: Day, offset: number): Day {
  const key = `${day}${offset}`;
  let found = days.get(key);
  if (found === undefined) {
    const weekday = new Date(`${shiftDay(day, { days: offset })}T00:00:00Z`).getUTCDay();
    found = shiftDay(day, { days: offset + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0) });
    if (days.size < 5000) days.set(key, found);
  }
  return found;
}

/** Days from `first` on which a trial sits: weekends free, and now and then a break of one to three weeks. */
export function courtDays(random: Random, first: number, count: number): number[] {
  const found: number[] = [];
  let offset = first;
  while (found.length < count) {
    found.push(offset);
    offset += random.chance(0.2) ? random.int(7, 21) : 1;
  }
  return found;
}
