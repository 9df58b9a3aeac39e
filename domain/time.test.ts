import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addOsloDays,
  addOsloMonths,
  createClock,
  endOfOsloDay,
  osloDay,
  osloIso,
  readOsloLocalTime,
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

  it('begins and ends a day at local midnight, also on days of 23 and 25 hours', () => {
    expect(startOfOsloDay('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
    expect(endOfOsloDay('2026-03-29').toISOString()).toBe('2026-03-29T22:00:00.000Z');
    expect(startOfOsloDay('2026-10-25').toISOString()).toBe('2026-10-24T22:00:00.000Z');
    expect(endOfOsloDay('2026-10-25').toISOString()).toBe('2026-10-25T23:00:00.000Z');
  });

  it('keeps the local time when days are added over a change of the clocks', () => {
    expect(addOsloDays(instant('2026-03-20T14:30:00Z'), 14).toISOString()).toBe(
      '2026-04-03T13:30:00.000Z',
    );
    expect(addOsloDays(instant('2026-10-20T13:30:00Z'), 14).toISOString()).toBe(
      '2026-11-03T14:30:00.000Z',
    );
  });

  it('uses the last day of a shorter month, also in leap years', () => {
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

describe('a local Oslo time without offset', () => {
  it('is one instant on an ordinary day', () => {
    expect(readOsloLocalTime('2026-02-23T09:00:00')).toEqual({
      kind: 'instant',
      instant: new Date('2026-02-23T08:00:00Z'),
    });
    expect(readOsloLocalTime('2026-07-01T09:00')).toEqual({
      kind: 'instant',
      instant: new Date('2026-07-01T07:00:00Z'),
    });
  });

  it('does not exist in the hour that is skipped in spring', () => {
    expect(readOsloLocalTime('2026-03-29T02:30:00').kind).toBe('nonexistent');
    expect(readOsloLocalTime('2026-03-29T01:59:59').kind).toBe('instant');
    expect(readOsloLocalTime('2026-03-29T03:00:00').kind).toBe('instant');
  });

  it('is two instants in the hour that is repeated in autumn', () => {
    expect(readOsloLocalTime('2026-10-25T02:30:00')).toEqual({
      kind: 'ambiguous',
      first: new Date('2026-10-25T00:30:00Z'),
      second: new Date('2026-10-25T01:30:00Z'),
    });
    expect(readOsloLocalTime('2026-10-25T03:00:00').kind).toBe('instant');
  });

  it.each([
    '2026-02-30T09:00:00',
    '2026-13-01T09:00:00',
    '2026-02-23T24:00:00',
    '2026-02-23',
    '',
    'i morgen',
  ])('is malformed when it is %j', (text) =>
    expect(readOsloLocalTime(text).kind).toBe('malformed'),
  );

  it('is read back from what osloIso writes', () => {
    const instants = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (at) => {
        const whole = Math.floor(at.getTime() / 1000) * 1000;
        const read = readOsloLocalTime(osloIso(at).slice(0, 19));
        const found =
          read.kind === 'ambiguous'
            ? [read.first.getTime(), read.second.getTime()]
            : read.kind === 'instant'
              ? [read.instant.getTime()]
              : [];
        expect(found).toContain(whole);
      }),
    );
  });
});

describe('the clock', () => {
  it('tells the real time', () => {
    expect(createClock(() => 1_000)()).toEqual(new Date(1_000));
  });

  it('begins at the given instant and runs on from there', () => {
    let real = 5_000;
    const clock = createClock(() => real, new Date('2026-03-01T12:00:00Z'));
    expect(clock()).toEqual(new Date('2026-03-01T12:00:00Z'));
    real += 250;
    expect(clock()).toEqual(new Date('2026-03-01T12:00:00.250Z'));
  });
});
