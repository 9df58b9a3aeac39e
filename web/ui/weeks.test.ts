import { CalendarDate } from '@internationalized/date';
import { getISOWeek } from 'date-fns';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weeksOf } from './weeks.ts';

const text = (days: readonly CalendarDate[]) => days.map(String);

test('August 2026 spans weeks 31 to 36, and weeks start on Monday', () => {
  const weeks = weeksOf(new CalendarDate(2026, 8, 15));
  expect(weeks.map((week) => week.number)).toEqual([31, 32, 33, 34, 35, 36]);
  expect(text(weeks[0]!.days).at(0)).toBe('2026-07-27');
  expect(text(weeks[5]!.days).at(-1)).toBe('2026-09-06');
});

test('a year can start in week 53 of the previous year', () => {
  expect(weeksOf(new CalendarDate(2027, 1, 1))[0]!.number).toBe(53);
  expect(weeksOf(new CalendarDate(2026, 12, 1)).at(-1)!.number).toBe(53);
});

test('week numbers follow ISO 8601, and no day of the month is missing', () => {
  const months = fc.record({
    year: fc.integer({ min: 1990, max: 2060 }),
    month: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(months, ({ year, month }) => {
      const weeks = weeksOf(new CalendarDate(year, month, 1));
      for (const { number, days } of weeks) {
        const monday = days[0]!;
        expect(number).toBe(getISOWeek(new Date(monday.year, monday.month - 1, monday.day)));
      }
      const inMonth = weeks.flatMap((week) => week.days).filter((day) => day.month === month);
      expect(inMonth).toHaveLength(new Date(year, month, 0).getDate());
    }),
  );
});
