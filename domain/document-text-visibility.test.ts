import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OPEN_DOKUMENT, OPEN_SAK, type Dokument } from './sak.ts';
import { anyInstant, anySak } from './testing/arbitrary-sak.ts';
import { moete, shifted } from './testing/hearing.ts';
import { osloIso } from './time.ts';
import {
  ParterStatus,
  dokumentHiddenFrom,
  isDokumentAvailable,
  isTekstSearchable,
  nextTransition,
  parterHiddenFrom,
  parterStatus,
  tekstHiddenFrom,
} from './visibility.ts';

describe('the text of a file', () => {
  const hearing = moete('2026-03-10T09:00:00+01:00', '2026-03-10T15:30:00+01:00');
  const named = {
    ...OPEN_SAK,
    parterAnonymisert: false,
    rettsmoeter: [hearing],
    dokumenter: [],
    parter: 'Påtalemyndigheten mot Even Bakkerud',
  };
  const dom = (avgivelsesdato: string): Dokument => ({
    ...OPEN_DOKUMENT,
    filtype: 'avgjoerelse',
    tittel: 'Dom',
    filNavn: 'dom.pdf',
    domstolInitialer: 'TSOS',
    publiseringsdato: avgivelsesdato,
    avgivelsesdato,
  });

  it('is searched until the names are hidden, when the file is shown for longer', () => {
    expect(tekstHiddenFrom(dom('2026-03-12'), named)).toEqual(parterHiddenFrom(named));
  });

  it('is searched until the file expires, when the names are shown for longer', () => {
    const old = dom('2025-12-15');
    expect(osloIso(tekstHiddenFrom(old, named) as Date)).toBe('2026-03-15T00:00:00+01:00');
    expect(tekstHiddenFrom(old, named)).toEqual(dokumentHiddenFrom(old, named));
  });

  it('is not searched at the exact boundary', () => {
    const boundary = tekstHiddenFrom(dom('2026-03-12'), named) as Date;
    expect(isTekstSearchable(dom('2026-03-12'), named, shifted(boundary, -1))).toBe(true);
    expect(isTekstSearchable(dom('2026-03-12'), named, boundary)).toBe(false);
  });

  it.each([
    ['the court has anonymised the parties', { parterAnonymisert: true }],
    ['the case has no hearing', { rettsmoeter: [] }],
    ['the court does not give the names', { parter: null }],
    [
      'a hearing has an identity to hide',
      { rettsmoeter: [{ ...hearing, begrensninger: ['skjultIdentitet' as const] }] },
    ],
  ])('is never searched when %s', (_, change) => {
    expect(tekstHiddenFrom(dom('2026-03-12'), { ...named, ...change })).toBe('always');
  });

  it('is searched again when a new hearing brings the names back', () => {
    const now = new Date('2026-04-20T12:00:00+02:00');
    const moved = moete('2026-05-04T09:00:00+02:00', '2026-05-04T15:30:00+02:00');
    expect(isTekstSearchable(dom('2026-03-12'), named, now)).toBe(false);
    expect(isTekstSearchable(dom('2026-03-12'), { ...named, rettsmoeter: [moved] }, now)).toBe(
      true,
    );
  });

  it('is searched exactly while the file is available and the names of the case are shown', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (any, now) => {
        const names = any.parter !== null && parterStatus(any, now) === ParterStatus.Vises;
        for (const dokument of any.dokumenter)
          expect(isTekstSearchable(dokument, any, now)).toBe(
            names && isDokumentAvailable(dokument, any, now),
          );
      }),
    );
  });

  it('never ends without a transition of the case', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (any, now) => {
        for (const dokument of any.dokumenter) {
          const end = tekstHiddenFrom(dokument, any);
          if (end === 'always' || end <= now) continue;
          expect(nextTransition(any, now)!.getTime()).toBeLessThanOrEqual(end.getTime());
        }
      }),
    );
  });
});
