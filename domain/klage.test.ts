import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { erForSen, klagefrist, maySvare } from './klage.ts';
import { endOfOsloDay, osloDay, startOfOsloDay } from './time.ts';

const WEEK = 7 * 24 * 3_600_000;

describe('the last day for a complaint', () => {
  it.each([
    ['in the evening', '2026-11-18T20:00:00Z', 3, '2026-12-09'],
    // Oslo has another day by then.
    ['before midnight in London', '2026-11-18T23:30:00Z', 3, '2026-12-10'],
    ['over the change of the clocks', '2026-10-20T10:00:00Z', 3, '2026-11-10'],
    ['over the end of the year', '2026-12-20T10:00:00Z', 6, '2027-01-31'],
  ])('is counted from the day of the rejection in Oslo: %s', (_, rejected, weeks, last) => {
    expect(klagefrist(new Date(rejected), weeks)).toBe(last);
  });

  it('lasts until midnight in Oslo', () => {
    expect(erForSen(new Date('2026-12-09T22:59:59Z'), '2026-12-09')).toBe(false);
    expect(erForSen(new Date('2026-12-09T23:00:00Z'), '2026-12-09')).toBe(true);
  });

  it('is the same weekday, however late in the day, and never shorter than the weeks', () => {
    const instants = fc.date({
      ...{ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true },
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 52 }), (rejected, weeks) => {
        const last = klagefrist(rejected, weeks);
        expect(new Date(last).getUTCDay()).toBe(new Date(osloDay(rejected)).getUTCDay());
        expect(klagefrist(startOfOsloDay(osloDay(rejected)), weeks)).toBe(last);
        // An hour less where the clocks go forward in between.
        const end = endOfOsloDay(last).getTime();
        expect(end - rejected.getTime()).toBeGreaterThan(weeks * WEEK - 3_600_001);
        expect(erForSen(new Date(end - 1), last)).toBe(false);
        expect(erForSen(new Date(end), last)).toBe(true);
      }),
    );
  });
});

it('only a complaint that came too late is refused for that; any can be sent on', () => {
  const inTime = { sendt: new Date('2026-12-09T10:00:00Z'), frist: '2026-12-09' };
  const late = { ...inTime, frist: '2026-12-08' };
  expect([inTime, late].map((klage) => maySvare('avvist', klage))).toEqual([false, true]);
  expect([inTime, late].map((klage) => maySvare('oversendt', klage))).toEqual([true, true]);
});
