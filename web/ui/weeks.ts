import { type CalendarDate, endOfMonth, startOfMonth, startOfWeek } from '@internationalized/date';
import { getISOWeek } from 'date-fns';

interface Week {
  /** ISO 8601: the first week of a year contains 4 January. */
  readonly number: number;
  /** Monday to Sunday. */
  readonly days: readonly CalendarDate[];
}

/** All weeks with at least one day in the month, with their numbers. */
export function weeksOf(month: CalendarDate): Week[] {
  const weeks: Week[] = [];
  let monday = startOfWeek(startOfMonth(month), 'nb-NO', 'mon');
  while (monday.compare(endOfMonth(month)) <= 0) {
    const start = monday;
    const days = Array.from({ length: 7 }, (_, index) => start.add({ days: index }));
    weeks.push({ number: getISOWeek(new Date(start.year, start.month - 1, start.day)), days });
    monday = start.add({ days: 7 });
  }
  return weeks;
}
