import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLate, isWorkingDay, LATE_AFTER_HOURS, workingHours } from './mottak.ts';
import { addOsloDays, osloDay } from './time.ts';
import { anyInstant } from './testing/arbitrary-sak.ts';

const at = (text: string) => new Date(text);

describe('a working day', () => {
  it.each(['2026-11-20', '2026-12-24', '2026-12-31', '2026-05-15', '2026-04-01'])(
    'is %s',
    (day) => {
      expect(isWorkingDay(day)).toBe(true);
    },
  );

  it.each([
    ['2026-11-21', 'a Saturday'],
    ['2026-11-22', 'a Sunday'],
    ['2026-01-01', "New Year's Day"],
    ['2026-04-02', 'Maundy Thursday'],
    ['2026-04-03', 'Good Friday'],
    ['2026-04-06', 'Easter Monday'],
    ['2026-05-01', '1 May'],
    ['2026-05-14', 'Ascension Day'],
    ['2027-05-17', '17 May, Whit Monday as well'],
    ['2026-05-25', 'Whit Monday'],
    ['2026-12-25', 'Christmas Day'],
    ['2028-12-26', 'the day after'],
    ['2024-03-29', 'Good Friday of another year'],
    ['2038-04-26', 'Easter Monday, as late as it can be'],
    ['2285-03-23', 'Easter Monday, as early as it can be'],
    ...['2024-04-01', '2025-04-21', '2027-03-29', '2028-04-17', '2029-04-02', '2030-04-22'].map(
      (day) => [day, 'Easter Monday'],
    ),
    ['2049-04-19', 'Easter Monday, a week before the rule of the moon alone'],
    ['2076-04-20', 'Easter Monday, a week before the rule of the moon alone'],
  ])('is not %s, %s', (day) => {
    expect(isWorkingDay(day)).toBe(false);
  });
});

describe("a court's list", () => {
  it.each([
    ['2026-11-18T12:00:00+01:00', '2026-11-19T11:59:59+01:00', false],
    ['2026-11-18T12:00:00+01:00', '2026-11-19T12:00:00+01:00', true],
    // Friday noon: the weekend does not count.
    ['2026-11-20T12:00:00+01:00', '2026-11-22T23:00:00+01:00', false],
    ['2026-11-20T12:00:00+01:00', '2026-11-23T11:59:59+01:00', false],
    ['2026-11-20T12:00:00+01:00', '2026-11-23T12:00:00+01:00', true],
    // Received on a Saturday: the whole Monday is waited for.
    ['2026-11-21T12:00:00+01:00', '2026-11-23T23:59:59+01:00', false],
    ['2026-11-21T12:00:00+01:00', '2026-11-24T00:00:00+01:00', true],
    // From the Wednesday before Easter to the Tuesday after it.
    ['2026-04-01T15:00:00+02:00', '2026-04-07T14:59:00+02:00', false],
    ['2026-04-01T15:00:00+02:00', '2026-04-07T15:00:00+02:00', true],
    // Years.
    ['2020-01-01T12:00:00+01:00', '2026-11-20T12:00:00+01:00', true],
  ])('received %s: late at %s is %s', (last, now, late) => {
    expect(isLate(at(last), at(now))).toBe(late);
  });

  it('is not late before it has come', () => {
    expect(isLate(at('2026-11-20T12:00:00+01:00'), at('2026-11-19T12:00:00+01:00'))).toBe(false);
  });

  it('is never late within a day, stays late, and is always late after two weeks', () => {
    const hours = fc.double({ min: 0, max: 400, noNaN: true });
    fc.assert(
      fc.property(anyInstant, hours, hours, (last, a, b) => {
        const after = (by: number) => new Date(last.getTime() + by * 3_600_000);
        const [sooner, later] = a < b ? [a, b] : [b, a];
        if (sooner < LATE_AFTER_HOURS) expect(isLate(last, after(sooner))).toBe(false);
        if (isLate(last, after(sooner))) expect(isLate(last, after(later))).toBe(true);
        expect(isLate(last, after(14 * 24 + later))).toBe(true);
      }),
    );
  });

  it('becomes late only on a working day', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 1, max: 14 }), (last, days) => {
        const day = addOsloDays(last, days);
        const hourBefore = new Date(day.getTime() - 3_600_000);
        if (!isLate(last, hourBefore) && isLate(last, day))
          expect([osloDay(day), osloDay(hourBefore)].some(isWorkingDay)).toBe(true);
      }),
    );
  });
});

describe('the time of working days', () => {
  it.each([
    ['2026-11-18T12:00:00+01:00', '2026-11-18T13:30:00+01:00', 1.5],
    // A night of two working days counts.
    ['2026-11-18T06:00:00+01:00', '2026-11-19T06:00:00+01:00', 24],
    // A weekend in which the clocks change.
    ['2026-10-23T06:00:00+02:00', '2026-10-26T06:00:00+01:00', 24],
    ['2026-11-21T06:00:00+01:00', '2026-11-22T18:00:00+01:00', 0],
    // From the Wednesday before Easter to the Tuesday after it.
    ['2026-04-01T06:00:00+02:00', '2026-04-06T23:59:59+02:00', 18],
    ['2026-04-01T06:00:00+02:00', '2026-04-07T08:00:00+02:00', 26],
    // 17 May is a Sunday that year, 14 May is Ascension Day.
    ['2026-05-13T12:00:00+02:00', '2026-05-19T00:00:00+02:00', 60],
  ])('from %s to %s is %s hours', (from, to, hours) => {
    expect(workingHours(at(from), at(to), 1000)).toBeCloseTo(hours, 6);
  });

  it('is counted up to the most that is asked for, and is none before the beginning', () => {
    const [long, now] = [at('2019-05-01T12:00:00+02:00'), at('2026-11-20T12:00:00+01:00')];
    expect(workingHours(long, now, 720)).toBe(720);
    expect(workingHours(now, long, 720)).toBe(0);
  });

  it('never runs backwards, and never faster than the clock', () => {
    const hours = fc.double({ min: 0, max: 400, noNaN: true });
    fc.assert(
      fc.property(anyInstant, hours, hours, (from, a, b) => {
        const after = (by: number) => new Date(from.getTime() + by * 3_600_000);
        const [sooner, later] = a < b ? [a, b] : [b, a];
        const [less, more] = [sooner, later].map((by) => workingHours(from, after(by), 1000));
        expect(more! - less!).toBeGreaterThanOrEqual(0);
        expect(more! - less!).toBeLessThanOrEqual(later - sooner + 1e-6);
      }),
    );
  });
});
