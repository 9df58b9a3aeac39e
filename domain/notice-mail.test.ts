import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyInstant } from './testing/arbitrary-sak.ts';
import { osloIso } from './time.ts';
import { AVSTAND, dueUntil, isGivenUp, lastTelling, TAALMODIGHET } from './notice-mail.ts';

const HOUR = 3_600_000;
const at = (text: string) => new Date(text);
const told = (varsle: 'daglig' | 'ukentlig', now: string) => osloIso(lastTelling(varsle, at(now)));

describe('the time of daily and weekly e-mails', () => {
  it('is seven in the morning in Oslo, and on Mondays', () => {
    expect(told('daglig', '2026-11-20T12:00:00+01:00')).toBe('2026-11-20T07:00:00+01:00');
    expect(told('daglig', '2026-11-20T06:59:59.999+01:00')).toBe('2026-11-19T07:00:00+01:00');
    expect(told('daglig', '2026-11-20T07:00:00+01:00')).toBe('2026-11-20T07:00:00+01:00');
    expect(told('ukentlig', '2026-11-20T12:00:00+01:00')).toBe('2026-11-16T07:00:00+01:00');
    expect(told('ukentlig', '2026-11-16T06:59:00+01:00')).toBe('2026-11-09T07:00:00+01:00');
    expect(told('ukentlig', '2026-11-15T23:59:00+01:00')).toBe('2026-11-09T07:00:00+01:00');
  });

  it('stays the same on the clock when the clocks change', () => {
    expect(told('daglig', '2026-03-29T12:00:00+02:00')).toBe('2026-03-29T07:00:00+02:00');
    expect(told('daglig', '2026-03-29T06:30:00+02:00')).toBe('2026-03-28T07:00:00+01:00');
    expect(told('daglig', '2026-10-25T06:30:00+01:00')).toBe('2026-10-24T07:00:00+02:00');
    expect(told('ukentlig', '2026-10-26T07:00:00+01:00')).toBe('2026-10-26T07:00:00+01:00');
    expect(told('ukentlig', '2026-10-26T06:59:00+01:00')).toBe('2026-10-19T07:00:00+02:00');
  });

  it('is never ahead, never longer ago than a day or a week, and always the same o’clock', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom('daglig', 'ukentlig'), (now, varsle) => {
        const last = lastTelling(varsle, now);
        expect(osloIso(last)).toMatch(/T07:00:00/);
        const days = varsle === 'daglig' ? 1 : 7;
        const ago = now.getTime() - last.getTime();
        expect(ago).toBeGreaterThanOrEqual(0);
        expect(ago).toBeLessThanOrEqual(days * 24 * HOUR + HOUR);
        if (varsle === 'ukentlig') expect(new Date(osloIso(last).slice(0, 10)).getUTCDay()).toBe(1);
        // Nothing lies between this time and the next: what is written is told at exactly one of them.
        expect(lastTelling(varsle, last)).toEqual(last);
        expect(lastTelling(varsle, new Date(last.getTime() - 1)).getTime()).toBeLessThan(
          last.getTime(),
        );
      }),
    );
  });
});

describe('what is due', () => {
  const now = at('2026-11-20T12:00:00+01:00');
  const before = (ms: number) => new Date(now.getTime() - ms);

  it('is everything at once, unless an e-mail went out within five minutes', () => {
    expect(dueUntil('straks', now, null)).toEqual(now);
    expect(dueUntil('straks', now, before(AVSTAND))).toEqual(now);
    expect(dueUntil('straks', now, before(AVSTAND - 1))).toBeNull();
  });

  it('is what was written until the last morning or Monday, whatever was sent meanwhile', () => {
    expect(dueUntil('daglig', now, before(1))).toEqual(at('2026-11-20T07:00:00+01:00'));
    expect(dueUntil('ukentlig', now, before(1))).toEqual(at('2026-11-16T07:00:00+01:00'));
  });

  it('grows with time, so that nothing that was due is passed over', () => {
    fc.assert(
      fc.property(
        anyInstant,
        fc.nat(30 * 24 * HOUR),
        fc.constantFrom('straks', 'daglig', 'ukentlig'),
        (from, ms, varsle) => {
          const earlier = dueUntil(varsle, from, null)!;
          const later = dueUntil(varsle, new Date(from.getTime() + ms), null)!;
          expect(later.getTime()).toBeGreaterThanOrEqual(earlier.getTime());
        },
      ),
    );
  });

  it('and may not be told is given up after some hours', () => {
    const since = (varsle: 'straks' | 'daglig', tidspunkt: Date, then: Date) =>
      isGivenUp({ varsle, tidspunkt }, then);
    expect(since('straks', before(TAALMODIGHET - 1), now)).toBe(false);
    expect(since('straks', before(TAALMODIGHET), now)).toBe(true);
    // Written long ago, and due since this morning.
    expect(since('daglig', before(20 * HOUR), now)).toBe(false);
    expect(since('daglig', before(20 * HOUR), at('2026-11-20T13:00:00+01:00'))).toBe(true);
  });
});
