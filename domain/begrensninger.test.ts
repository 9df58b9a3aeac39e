import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BEGRENSNINGER, OPEN_DOKUMENT, type Begrensning, type Dokument, type Sak } from './sak.ts';
import { anyInstant, anySak } from './testing/arbitrary-sak.ts';
import { endOfOsloDay } from './time.ts';
import { ParterStatus, activeBegrensninger, nextTransition, parterStatus } from './visibility.ts';

const only = (...begrensninger: Begrensning[]) => ({ begrensninger });
const at = (text: string) => new Date(text);

describe('the restrictions on a case', () => {
  it('apply to the end of their last Oslo day', () => {
    const sak = only({ type: 'fotoforbud', tekst: null, gjelderTil: '2026-03-29' });
    expect(activeBegrensninger(sak, at('2026-03-29T23:59:59.999+02:00'))).toHaveLength(1);
    expect(activeBegrensninger(sak, at('2026-03-30T00:00:00+02:00'))).toEqual([]);
  });

  it("are said once, with the administrator's text and the later end", () => {
    const listed = { type: 'referatforbud', tekst: null, gjelderTil: null } as const;
    const set = { type: 'referatforbud', tekst: 'Til dommen.', gjelderTil: '2026-03-29' } as const;
    const now = at('2026-03-01T12:00:00Z');
    expect(activeBegrensninger(only(listed, set), now)).toEqual([{ ...set, gjelderTil: null }]);
    expect(activeBegrensninger(only(set), now)).toEqual([set]);
  });

  it('end with a transition of the case, for any case', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (sak, now) => {
        const next = nextTransition(sak, now);
        for (const { gjelderTil } of activeBegrensninger(sak, now))
          if (gjelderTil !== null)
            expect(next!.getTime()).toBeLessThanOrEqual(endOfOsloDay(gjelderTil).getTime());
      }),
    );
  });

  it('are at most one of a type, in one order', () => {
    fc.assert(
      fc.property(anySak, anyInstant, (sak, now) => {
        const types = activeBegrensninger(sak, now).map(({ type }) => type);
        expect(types).toEqual(BEGRENSNINGER.filter((type) => types.includes(type)));
      }),
    );
  });
});

describe('a hidden identity', () => {
  const hidden = ['skjultIdentitet'] as const;
  const dokument: Dokument = {
    ...OPEN_DOKUMENT,
    filtype: 'tiltale',
    tittel: 'Tiltale',
    filNavn: 'a.pdf',
    domstolInitialer: 'TOSL',
    publiseringsdato: '2026-03-01',
    avgivelsesdato: null,
  };

  const restrict: readonly [string, (sak: Sak) => Sak][] = [
    [
      'the case',
      (sak) => ({
        ...sak,
        begrensninger: [{ type: 'skjultIdentitet', tekst: null, gjelderTil: null }],
      }),
    ],
    [
      'one of its hearings',
      (sak) => ({
        ...sak,
        rettsmoeter: sak.rettsmoeter.map((moete, nr) => ({
          ...moete,
          begrensninger: nr === 0 ? hidden : [],
        })),
      }),
    ],
    [
      'one of its documents',
      (sak) => ({
        ...sak,
        dokumenter: [...sak.dokumenter, { ...dokument, begrensninger: hidden }],
      }),
    ],
  ];

  it.each(restrict)('of %s hides the parties from the start', (_, change) => {
    fc.assert(
      fc.property(anySak, anyInstant, (sak, now) => {
        const changed = change(sak);
        fc.pre(changed.rettsmoeter.length > 0);
        expect(parterStatus(changed, now)).toBe(ParterStatus.Anonymisert);
      }),
    );
  });
});
