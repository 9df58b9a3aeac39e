import type { Random } from '#demo/random.ts';
import { isWorkingDay } from '#domain/mottak.ts';
import { osloDay, shiftDay, startOfOsloDay, type Day } from '#domain/time.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** An instant on that day while people are at work in Oslo, between eight and four. */
export function atWork(random: Random, day: Day): Date {
  return new Date(startOfOsloDay(day).getTime() + 8 * HOUR + random.int(0, 8 * HOUR - 1));
}

/** The same so many days before `now`, and on a working day; of today it is a moment ago. */
export function workDaysAgo(random: Random, now: Date, days: number): Date {
  if (days === 0) return new Date(now.getTime() - random.int(20, 50) * MINUTE);
  let day = shiftDay(osloDay(now), { days: -days });
  while (!isWorkingDay(day)) day = shiftDay(day, { days: -1 });
  return atWork(random, day);
}

/** At work on a working day, at least `days` days later. */
export function workDaysLater(random: Random, from: Date, days: number): Date {
  let day = shiftDay(osloDay(from), { days });
  while (!isWorkingDay(day)) day = shiftDay(day, { days: 1 });
  const at = atWork(random, day);
  return at > from ? at : new Date(from.getTime() + random.int(20, 90) * MINUTE);
}

/** `at`, when that is over by `now`; else a moment before it, and after `from`. */
export function over(at: Date, now: Date, from: Date): Date {
  if (at < now) return at;
  return new Date(Math.floor((from.getTime() + now.getTime()) / 2));
}
