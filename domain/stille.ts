import { isWorkingDay } from './mottak.ts';
import { type Day, shiftDay } from './time.ts';

/** A list that is so many working days late is missed: three of a court that sends every working day. */
const LATE_WORKING_DAYS = 2;
/** With fewer lists a court has no rhythm of its own yet; it is expected every working day. */
const LEAST_LISTS = 5;
/** Of the pauses between lists, this share is within the rhythm: one outage of the past does not make a court slow. */
const ORDINARY = 0.8;

/** A court that has not sent when it usually does. */
export interface Stillhet {
  /** Days since its last list, as a person counts them. */
  readonly dager: number;
  /** It sends once in so many working days; null while that is not known. */
  readonly rytme: number | null;
}

/**
 * How often a court sends: once in so many working days, 1 for every one. Null when fewer than five lists are known. `days` are the
 * days, in Oslo, on which a list came, in any order.
 */
export function rhythmOf(days: readonly Day[]): number | null {
  const sorted = [...new Set(days)].sort();
  if (sorted.length < LEAST_LISTS) return null;
  const pauses = sorted
    .slice(1)
    .map((day, at) => 1 + missedBetween(sorted[at]!, day))
    .sort((a, b) => a - b);
  return pauses[Math.ceil(pauses.length * ORDINARY) - 1]!;
}

/**
 * Whether a court has been silent for longer than it usually is, on the Oslo day `today`. Weekends and public holidays do not count, nor
 * does today, on which a list may still come. Null when it is not silent, or has never sent.
 */
export function silenceOf(days: readonly Day[], today: Day): Stillhet | null {
  const [first, ...others] = days;
  if (first === undefined) return null;
  const last = others.reduce((a, b) => (a > b ? a : b), first);
  const rytme = rhythmOf(days);
  if (missedBetween(last, today) < (rytme ?? 1) + LATE_WORKING_DAYS) return null;
  return { dager: (Date.parse(today) - Date.parse(last)) / 86_400_000, rytme };
}

/** Working days after `from` and before `to`. */
function missedBetween(from: Day, to: Day): number {
  let missed = 0;
  for (let day = shiftDay(from, { days: 1 }); day < to; day = shiftDay(day, { days: 1 }))
    if (isWorkingDay(day)) missed += 1;
  return missed;
}
