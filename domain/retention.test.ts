import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutoff, parseDuration, PERIOD_IDS, PERIODS, periodProblem } from './retention.ts';

describe('a period', () => {
  it('is written as in ISO 8601', () => {
    expect(parseDuration('P30D')).toEqual({ months: 0, days: 30 });
    expect(parseDuration(' P6M ')).toEqual({ months: 6, days: 0 });
    expect(parseDuration('P5Y')).toEqual({ months: 60, days: 0 });
    for (const text of ['', '30', 'P0D', 'P-1D', 'P1W', 'PT1H', 'P1Y6M', '30 days'])
      expect(parseDuration(text)).toBeNull();
  });

  it.each(PERIOD_IDS)('%s has a default that may be used', (id) => {
    expect(periodProblem(id, PERIODS[id].fallback)).toBeNull();
    expect(periodProblem(id, PERIODS[id].least)).toBeNull();
  });

  it('that is too short is refused with the shortest one', () => {
    expect(periodProblem('audit', 'P11M')).toBe('must be P1Y or longer');
    expect(periodProblem('mailSent', 'P30D')).toBe('must be P3M or longer');
    expect(periodProblem('names', 'soon')).toContain('write it like P30D');
  });

  it('is reckoned on the calendar of Oslo, over changes of the clock', () => {
    const now = new Date('2026-03-31T12:00:00+02:00');
    expect(cutoff({ months: 0, days: 30 }, now)).toEqual(new Date('2026-03-01T12:00:00+01:00'));
    expect(cutoff({ months: 1, days: 0 }, now)).toEqual(new Date('2026-02-28T12:00:00+01:00'));
  });

  it('never lets something go that a moment later would be kept', () => {
    const instant = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    const duration = fc.record({ months: fc.nat(72), days: fc.nat(400) });
    fc.assert(
      fc.property(instant, fc.nat(90 * 24 * 3_600_000), duration, (now, later, period) => {
        const after = new Date(now.getTime() + later);
        expect(cutoff(period, after).getTime()).toBeGreaterThanOrEqual(
          cutoff(period, now).getTime() - 3_600_000,
        );
      }),
    );
  });
});
