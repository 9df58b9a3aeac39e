import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addOsloDays,
  addOsloMonths,
  createClock,
  endOfOsloDay,
  isWrittenOf,
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
        expect(isWrittenOf(osloIso(at), at)).toBe(true);
        expect(isWrittenOf(osloIso(at), new Date(at.getTime() + 1000))).toBe(false);
      }),
    );
  });
});

/** Oslo's offset as the platform writes it, `GMT+02:00`, in milliseconds. */
const platform = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Oslo',
  timeZoneName: 'longOffset',
});
function platformOffset(at: number): number {
  const name = platform.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value;
  const [, hours, minutes] = /GMT([+-]\d\d):(\d\d)/.exec(name)!;
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}

describe("Oslo's offset", () => {
  const MINUTE = 60_000;
  const DAY = 86_400_000;

  it('is the one of the platform, minute by minute around every change from 1970 to 2050', () => {
    const written = (at: number) => {
      const text = osloIso(new Date(at));
      return Date.parse(`${text.slice(0, 19)}Z`) - at;
    };
    let changes = 0;
    for (let day = Date.UTC(1970, 0); day < Date.UTC(2051, 0); day += DAY) {
      if (platformOffset(day) === platformOffset(day + DAY)) continue;
      changes += 1;
      for (let at = day - 60 * MINUTE; at <= day + DAY + 60 * MINUTE; at += MINUTE)
        if (written(at) !== platformOffset(at)) expect.fail(new Date(at).toISOString());
    }
    // Twice a year since 1980.
    expect(changes).toBe(2 * (2050 - 1979));
  });

  it('is the one of the platform at any instant, also long ago and far ahead', () => {
    const anyMinute = fc.integer({ min: -1_000_000_000, max: 4_000_000_000 }).map((n) => n * 1000);
    fc.assert(
      fc.property(anyMinute, (at) => {
        fc.pre(platformOffset(at) % MINUTE === 0);
        expect(Date.parse(osloIso(new Date(at)))).toBe(at);
        expect(osloDay(new Date(at))).toBe(
          new Date(at + platformOffset(at)).toISOString().slice(0, 10),
        );
      }),
    );
  });

  it('of a time that comes twice is the later one; a time that is skipped becomes an hour later', () => {
    const at = (text: string, days: number) => addOsloDays(new Date(text), days).toISOString();
    expect(at('2026-10-24T00:30:00Z', 1)).toBe('2026-10-25T01:30:00.000Z');
    expect(at('2026-10-25T00:30:00Z', 0)).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-03-28T01:30:00Z', 1)).toBe('2026-03-29T01:30:00.000Z');
  });

  it('is not known of no time', () => {
    expect(() => osloDay(new Date(NaN))).toThrow(RangeError);
    expect(() => osloIso(new Date(NaN))).toThrow(RangeError);
    expect(addOsloDays(new Date(NaN), 14).getTime()).toBeNaN();
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
