import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dekningWeeks, knownGaps, weekNumber } from './dekning.ts';
import { isWorkingDay } from './mottak.ts';
import { shiftDay } from './time.ts';

describe('the last twelve weeks', () => {
  it.each([
    ['2026-11-16', 'a Monday'],
    ['2026-11-20', 'a Friday'],
    ['2026-11-22', 'a Sunday'],
  ])('end with the week of %s, %s', (today) => {
    const weeks = dekningWeeks(today);
    expect(weeks).toHaveLength(12);
    expect(weeks[0]).toBe('2026-08-31');
    expect(weeks.at(-1)).toBe('2026-11-16');
  });

  it('go on over a new year', () => {
    expect(dekningWeeks('2027-01-01').slice(-2)).toEqual(['2026-12-21', '2026-12-28']);
  });
});

it.each([
  ['2026-11-16', 47],
  ['2026-12-28', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
])('the week of Monday %s is number %i', (monday, number) => {
  expect(weekNumber(monday)).toBe(number);
});

describe('known gaps', () => {
  const gaps = (today: string, ...days: string[]) => knownGaps(new Set(days), today);

  it('are working days without a list, up to yesterday', () => {
    // Monday and Thursday; today is Friday.
    expect(gaps('2026-11-20', '2026-11-16', '2026-11-19')).toEqual([
      { fra: '2026-11-17', til: '2026-11-18' },
    ]);
  });

  it('go over a weekend, and a list in it ends one', () => {
    expect(gaps('2026-11-17', '2026-11-12')).toEqual([{ fra: '2026-11-13', til: '2026-11-16' }]);
    expect(gaps('2026-11-17', '2026-11-12', '2026-11-14')).toEqual([
      { fra: '2026-11-13', til: '2026-11-13' },
      { fra: '2026-11-16', til: '2026-11-16' },
    ]);
  });

  it('are not weekends, public holidays, today, or what was before the first list', () => {
    expect(gaps('2026-11-16', '2026-11-13')).toEqual([]);
    expect(gaps('2026-12-28', '2026-12-24')).toEqual([]);
    expect(gaps('2026-11-20', '2026-11-19')).toEqual([]);
    expect(gaps('2026-11-20')).toEqual([]);
  });

  it('begin at the earliest with the twelve weeks', () => {
    expect(gaps('2026-11-20', '2026-01-05', '2026-09-03')[0]).toEqual({
      fra: '2026-08-31',
      til: '2026-09-02',
    });
  });

  it('have exactly the working days on which nothing came', () => {
    const today = '2026-11-20';
    const day = fc.integer({ min: 1, max: 80 }).map((days) => shiftDay(today, { days: -days }));
    fc.assert(
      fc.property(fc.uniqueArray(day, { minLength: 1 }), (received) => {
        const found = gaps(today, ...received);
        const first = received.toSorted()[0]!;
        for (let one = first; one < today; one = shiftDay(one, { days: 1 })) {
          const inside = found.some(({ fra, til }) => fra <= one && one <= til);
          if (isWorkingDay(one)) expect(inside).toBe(!received.includes(one));
          else if (received.includes(one)) expect(inside).toBe(false);
        }
      }),
    );
  });
});
