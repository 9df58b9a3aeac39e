import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addOsloDays,
  addOsloMonths,
  endOfOsloDay,
  osloDay,
  osloIso,
  shiftDay,
  startOfOsloDay,
} from './time.ts';

const instant = (text: string) => new Date(text);

describe('Oslo calendar', () => {
  it('knows which day it is in Oslo, in winter and in summer', () => {
    expect(osloDay(instant('2026-01-31T22:59:59.999Z'))).toBe('2026-01-31');
    expect(osloDay(instant('2026-01-31T23:00:00.000Z'))).toBe('2026-02-01');
    expect(osloDay(instant('2026-06-30T22:00:00.000Z'))).toBe('2026-07-01');
  });

  it('begins and ends a day at local midnight, also on the days of 23 and 25 hours', () => {
    expect(startOfOsloDay('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(endOfOsloDay('2026-03-29').toISOString()).toBe('2026-03-29T22:00:00.000Z');
    expect(startOfOsloDay('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(endOfOsloDay('2026-10-25').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });

  it('keeps the wall clock when days are added over either DST change', () => {
    expect(addOsloDays(instant('2026-03-20T14:30:00Z'), 14).toISOString()).toBe(
      '2026-04-03T13:30:00.000Z',
    );
    expect(addOsloDays(instant('2026-10-20T13:30:00Z'), 14).toISOString()).toBe(
      '2026-11-03T14:30:00.000Z',
    );
  });

  it('stays inside the month at month ends and leap days', () => {
    expect(shiftDay('2026-11-30', { months: 3 })).toBe('2027-02-28');
    expect(shiftDay('2027-11-30', { months: 3 })).toBe('2028-02-29');
    expect(shiftDay('2028-02-29', { months: -12 })).toBe('2027-02-28');
    expect(osloIso(addOsloMonths(instant('2026-11-30T14:30:00Z'), 3))).toBe(
      '2027-02-28T15:30:00+01:00',
    );
  });

  it("writes instants with Oslo's offset", () => {
    expect(osloIso(instant('2026-07-01T07:00:00Z'))).toBe('2026-07-01T09:00:00+02:00');
    expect(osloIso(instant('2026-11-04T08:00:00Z'))).toBe('2026-11-04T09:00:00+01:00');
  });

  it('puts every instant inside its own day', () => {
    const anyInstant = fc.date({
      min: instant('1990-01-01'),
      max: instant('2060-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(anyInstant, (at) => {
        const day = osloDay(at);
        expect(startOfOsloDay(day).getTime()).toBeLessThanOrEqual(at.getTime());
        expect(endOfOsloDay(day).getTime()).toBeGreaterThan(at.getTime());
        expect(new Date(osloIso(at)).getTime()).toBe(Math.floor(at.getTime() / 1000) * 1000);
      }),
    );
  });
});
