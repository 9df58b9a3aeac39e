import { CalendarDate } from '@internationalized/date';

export interface Week {
  /** ISO 8601: the first week of a year contains 4 January. */
  readonly number: number;
  /** Monday to Sunday. */
  readonly days: readonly CalendarDate[];
}

const DAY = 86_400_000;

/** All weeks with at least one day in the month, with their numbers. */
export function weeksOf(month: CalendarDate): Week[] {
  const first = new CalendarDate(month.year, month.month, 1);
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  const weeks: Week[] = [];
  let monday = first.subtract({ days: weekday(first) });
  while (monday.compare(last) <= 0) {
    const start = monday;
    const days = Array.from({ length: 7 }, (_, index) => start.add({ days: index }));
    weeks.push({ number: isoWeek(monday), days });
    monday = monday.add({ days: 7 });
  }
  return weeks;
}

/** 0 for Monday to 6 for Sunday. */
function weekday(day: CalendarDate): number {
  return (day.toDate('UTC').getUTCDay() + 6) % 7;
}

function isoWeek(monday: CalendarDate): number {
  const thursday = monday.add({ days: 3 });
  const newYear = Date.UTC(thursday.year, 0, 1);
  return 1 + Math.floor((thursday.toDate('UTC').getTime() - newYear) / DAY / 7);
}
