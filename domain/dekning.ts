import { getISOWeek, parseISO } from 'date-fns';
import { isWorkingDay } from './mottak.ts';
import { type Day, daysSinceMonday, shiftDay } from './time.ts';

/** Weeks of which it is said what has come, with the current one. */
export const DEKNING_WEEKS = 12;
/** So long the figures of what the courts have delivered stand, in milliseconds. */
export const DEKNING_EVERY = 15 * 60_000;

/** The Mondays of the last twelve weeks, the oldest first; the last week is that of `today`. */
export function dekningWeeks(today: Day): Day[] {
  return Array.from({ length: DEKNING_WEEKS }, (_, at) =>
    shiftDay(today, { days: -daysSinceMonday(today) - 7 * (DEKNING_WEEKS - 1 - at) }),
  );
}

/** Working days, one after the other, on which no list came. */
interface Hull {
  readonly fra: Day;
  readonly til: Day;
}

/**
 * The known gaps of a court, the oldest first: working days from the first list that is known of, or the first day of the
 * twelve weeks, to yesterday. A weekend or a holiday inside does not make two of one. Before the first list nothing is known.
 */
export function knownGaps(received: ReadonlySet<Day>, today: Day): Hull[] {
  const first = [...received].reduce((a, b) => (a < b ? a : b), today);
  const start = dekningWeeks(today)[0]!;
  const gaps: Hull[] = [];
  let isOpen = false;
  for (let day = first > start ? first : start; day < today; day = shiftDay(day, { days: 1 })) {
    if (received.has(day)) isOpen = false;
    else if (isWorkingDay(day)) {
      const fra = (isOpen ? gaps.pop()?.fra : undefined) ?? day;
      gaps.push({ fra, til: day });
      isOpen = true;
    }
  }
  return gaps;
}

/** The number of the week that begins on this Monday, by ISO 8601: week 1 has the first Thursday of the year. */
export function weekNumber(monday: Day): number {
  return getISOWeek(parseISO(monday));
}
