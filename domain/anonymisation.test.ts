import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parterHiddenFrom, parterStatus, ParterStatus } from './anonymisation.ts';
import type { Rettsmoete } from './sak.ts';
import { anyInstant, anySak } from './testing/arbitrary-sak.ts';
import { osloIso } from './time.ts';

const moete = (start: string, slutt: string): Rettsmoete => ({
  start: new Date(start),
  slutt: new Date(slutt),
  sal: null,
  rettsalAdresse: null,
  rettsmoetetype: null,
});
const sak = (...rettsmoeter: Rettsmoete[]) => ({ parterAnonymisert: false, rettsmoeter });
const shifted = (at: Date, ms: number) => new Date(at.getTime() + ms);

describe('anonymisation of the parties', () => {
  it('hides the names two calendar weeks after the end of the last hearing, over a DST change too', () => {
    const spring = sak(moete('2026-03-20T09:00:00+01:00', '2026-03-20T15:30:00+01:00'));
    expect(osloIso(parterHiddenFrom(spring) as Date)).toBe('2026-04-03T15:30:00+02:00');
    const autumn = sak(moete('2026-10-20T09:00:00+02:00', '2026-10-20T15:30:00+02:00'));
    expect(osloIso(parterHiddenFrom(autumn) as Date)).toBe('2026-11-03T15:30:00+01:00');
  });

  it('gives the boundary itself to the hidden side', () => {
    const one = sak(moete('2026-11-04T09:00:00+01:00', '2026-11-04T15:30:00+01:00'));
    const boundary = parterHiddenFrom(one) as Date;
    expect(parterStatus(one, shifted(boundary, -1))).toBe(ParterStatus.Vises);
    expect(parterStatus(one, boundary)).toBe(ParterStatus.EldreEnnToUker);
    expect(parterStatus(one, shifted(boundary, 1))).toBe(ParterStatus.EldreEnnToUker);
  });

  it('counts from the hearing that ends last, whatever their order', () => {
    const long = moete('2026-11-02T09:00:00+01:00', '2026-11-20T15:30:00+01:00');
    const later = moete('2026-11-05T09:00:00+01:00', '2026-11-05T15:30:00+01:00');
    expect(parterHiddenFrom(sak(long, later))).toEqual(parterHiddenFrom(sak(later, long)));
    expect(osloIso(parterHiddenFrom(sak(long, later)) as Date)).toBe('2026-12-04T15:30:00+01:00');
  });

  it('brings the names back when a hearing is added, and away when it is removed', () => {
    const old = moete('2026-01-05T09:00:00+01:00', '2026-01-05T15:30:00+01:00');
    const added = moete('2026-11-24T09:00:00+01:00', '2026-11-24T15:30:00+01:00');
    const now = new Date('2026-11-21T12:00:00+01:00');
    expect(parterStatus(sak(old), now)).toBe(ParterStatus.EldreEnnToUker);
    expect(parterStatus(sak(old, added), now)).toBe(ParterStatus.Vises);
    expect(parterStatus(sak(), now)).toBe(ParterStatus.UtenRettsmoete);
  });

  it("lets the court's own anonymisation win over everything", () => {
    fc.assert(
      fc.property(anySak, anyInstant, (any, now) => {
        expect(parterStatus({ ...any, parterAnonymisert: true }, now)).toBe(
          ParterStatus.Anonymisert,
        );
      }),
    );
  });

  it('hides for good: once hidden, later is hidden too', () => {
    fc.assert(
      fc.property(anySak, anyInstant, fc.nat({ max: 1e11 }), (any, now, later) => {
        if (parterStatus(any, now) === ParterStatus.Vises) return;
        expect(parterStatus(any, shifted(now, later))).not.toBe(ParterStatus.Vises);
      }),
    );
  });

  it('shows until one millisecond before the boundary and not at it, for any calendar', () => {
    fc.assert(
      fc.property(anySak, (any) => {
        const boundary = parterHiddenFrom(any);
        if (boundary === 'always') return;
        expect(parterStatus(any, shifted(boundary, -1))).toBe(ParterStatus.Vises);
        expect(parterStatus(any, boundary)).toBe(ParterStatus.EldreEnnToUker);
      }),
    );
  });
});
