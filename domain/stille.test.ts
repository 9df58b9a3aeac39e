import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWorkingDay } from './mottak.ts';
import { rhythmOf, silenceOf } from './stille.ts';
import { type Day, shiftDay } from './time.ts';

/** The working days before `day`, the last first. */
function workingDaysBefore(day: Day, count: number): Day[] {
  const found: Day[] = [];
  for (let at = shiftDay(day, { days: -1 }); found.length < count; at = shiftDay(at, { days: -1 }))
    if (isWorkingDay(at)) found.push(at);
  return found;
}
const anyDay = fc.integer({ min: 0, max: 4_000 }).map((days) => shiftDay('2024-01-01', { days }));
const everyNth = (today: Day, n: number, missed: number) =>
  workingDaysBefore(today, missed + 30 * n).filter(
    (_, at) => at >= missed && (at - missed) % n === 0,
  );

describe('a court that sends every working day', () => {
  // Tuesday 24 November 2026.
  const until = (last: Day) => [last, ...workingDaysBefore(last, 20)];

  it('is silent after three working days without a list, and not before', () => {
    const days = until('2026-11-20');
    expect(silenceOf(days, '2026-11-25')).toBeNull();
    expect(silenceOf(days, '2026-11-26')).toEqual({ dager: 6, rytme: 1 });
  });

  it('is not silent over Easter or Christmas', () => {
    // Wednesday before Easter 2026 to the Wednesday after: Maundy Thursday to Easter Monday are no working days.
    const days = until('2026-04-01');
    expect(silenceOf(days, '2026-04-09')).toBeNull();
    expect(silenceOf(days, '2026-04-10')).toEqual({ dager: 9, rytme: 1 });
  });

  it('is silent exactly from the third working day that is over', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 8 }), (today, missed) => {
        const days = workingDaysBefore(today, missed + 20).slice(missed);
        expect(silenceOf(days, today) !== null).toBe(missed >= 3);
      }),
    );
  });
});

describe('the rhythm of a court', () => {
  it('is once in so many working days, and silence is two more', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 0, max: 20 }),
        (today, n, missed) => {
          const days = everyNth(today, n, missed);
          expect(rhythmOf(days)).toBe(n);
          expect(silenceOf(days, today) !== null).toBe(missed >= n + 2);
        },
      ),
    );
  });

  it('does not become slow by one outage', () => {
    for (let since = 1; since < 30; since += 1) {
      const days = workingDaysBefore('2026-11-24', 40).filter(
        (_, at) => at < since || at > since + 7,
      );
      expect(rhythmOf(days), `${since} lists since`).toBe(1);
    }
  });

  it('is not known from fewer than five lists, and then three working days count', () => {
    const days = workingDaysBefore('2026-11-20', 4);
    expect(rhythmOf(days)).toBeNull();
    expect(rhythmOf(workingDaysBefore('2026-11-20', 5))).toBe(1);
    expect(silenceOf(days, '2026-11-24')).toBeNull();
    expect(silenceOf(days, '2026-11-25')).toEqual({ dager: 6, rytme: null });
  });
});

describe('silence', () => {
  const someDays = fc.tuple(anyDay, fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1 }));

  it('does not end by itself, and ends with a list of today', () => {
    fc.assert(
      fc.property(someDays, ([today, ago]) => {
        const days = ago.map((days) => shiftDay(today, { days: -days }));
        expect(silenceOf([...days, today], today)).toBeNull();
        const tomorrow = shiftDay(today, { days: 1 });
        if (silenceOf(days, today)) expect(silenceOf(days, tomorrow)).not.toBeNull();
      }),
    );
  });

  it('is the same in whatever order the days come, and however often', () => {
    fc.assert(
      fc.property(someDays, ([today, ago]) => {
        const days = ago.map((days) => shiftDay(today, { days: -days }));
        const other = [...days, ...days].sort().reverse();
        expect(silenceOf(other, today)).toEqual(silenceOf(days, today));
      }),
    );
  });

  it('is nothing to be said of a court that has never sent', () => {
    expect(silenceOf([], '2026-11-24')).toBeNull();
  });
});
