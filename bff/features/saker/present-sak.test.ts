import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sakSchema, saksdetaljerSchema } from '#contract/sak.ts';
import type { Dokument, Sak } from '#domain/sak.ts';
import { anyInstant, anySak } from '#domain/testing/arbitrary-sak.ts';
import { addOsloDays } from '#domain/time.ts';
import { PARTER_DAYS, dokumentHiddenFrom, parterHiddenFrom } from '#domain/visibility.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { presentDetails, presentHit } from './present-sak.ts';

const NAME = 'Zorbakk-Quentinius';
const present = (sak: Sak, now: Date) => [
  presentHit(sak, { now, erFavoritt: true }),
  presentDetails(sak, { now, erFavoritt: true }),
];

/** Every case holds a name and files that can be told from everything else. */
const markedSak = anySak.map((sak): Sak => ({
  ...sak,
  parter: `Påtalemyndigheten mot ${NAME}`,
  dokumenter: sak.dokumenter.map((dokument, i): Dokument => ({
    ...dokument,
    tittel: `tittel-${i}-`,
    filNavn: `navn-${i}-.pdf`,
  })),
}));

/** Random instants, and those at which something of the case is about to be hidden, ± 1 ms. */
const sakAndInstant = markedSak.chain((sak) => {
  const from = parterHiddenFrom(sak);
  const edges = sak.dokumenter.map((dokument) => dokumentHiddenFrom(dokument, sak));
  if (from !== 'always') edges.push(from);
  const around = edges.flatMap((edge) => [-1, 0, 1].map((ms) => new Date(edge.getTime() + ms)));
  const now = around.length === 0 ? anyInstant : fc.oneof(anyInstant, fc.constantFrom(...around));
  return fc.tuple(fc.constant(sak), now);
});

describe('the presenter of cases', () => {
  it('never shows a hidden name, and always one that may be shown', () => {
    fc.assert(
      fc.property(sakAndInstant, ([sak, now]) => {
        const from = parterHiddenFrom(sak);
        const shown = from !== 'always' && now < from;
        for (const body of present(sak, now))
          expect(JSON.stringify(body).includes(NAME)).toBe(shown);
      }),
    );
  });

  it('never shows an expired file, and always one that is available', () => {
    fc.assert(
      fc.property(sakAndInstant, ([sak, now]) => {
        for (const body of present(sak, now))
          for (const dokument of sak.dokumenter) {
            const shown = now < dokumentHiddenFrom(dokument, sak);
            expect(JSON.stringify(body).includes(dokument.filNavn)).toBe(shown);
            expect(JSON.stringify(body).includes(dokument.tittel)).toBe(shown);
          }
      }),
    );
  });

  it('answers exactly the fields of the contract', () => {
    fc.assert(
      fc.property(sakAndInstant, ([sak, now]) => {
        const [hit, details] = present(sak, now);
        expect(Object.keys(hit!).sort()).toEqual(Object.keys(sakSchema.shape).sort());
        expect(Object.keys(details!).sort()).toEqual(Object.keys(saksdetaljerSchema.shape).sort());
        expect(sakSchema.parse(hit)).toEqual(hit);
        expect(saksdetaljerSchema.parse(details)).toEqual(details);
      }),
    );
  });

  it('shows a case as it is', () => {
    const sak = buildSak({ dokumenter: [buildDokument({ filNavn: 'a.pdf', tittel: 'Tiltale' })] });
    const now = new Date('2026-03-10T12:00:00+01:00');
    const hit = presentHit(sak, { now, erFavoritt: false });
    expect(hit).toMatchObject({
      rettsmoeteIntervaller: [
        { start: '2026-03-10T09:00:00+01:00', end: '2026-03-10T15:30:00+01:00' },
      ],
      parter: sak.parter,
      parterStatus: 0,
      isFavoritt: false,
      avsagt: null,
      avgjorelse: { utgaaetFil: false, filer: [] },
    });
    expect(hit.tiltale.filer.map(({ filNavn }) => filNavn)).toEqual(['a.pdf']);
  });

  it('shows names again when a hearing is added, and hides them when it is moved back', () => {
    const sak = buildSak();
    const [moete] = sak.rettsmoeter;
    const later = addOsloDays(moete!.slutt, PARTER_DAYS);
    expect(presentHit(sak, { now: later, erFavoritt: false }).parter).toBeNull();
    const more = { ...sak, rettsmoeter: [moete!, buildRettsmoete('2026-04-01T09:00:00+02:00')] };
    expect(presentHit(more, { now: later, erFavoritt: false }).parter).toBe(sak.parter);
  });

  it('gives the first start and the last end of the hearings, and null without hearings', () => {
    const sak = buildSak({
      rettsmoeter: [
        buildRettsmoete('2026-03-10T09:00:00+01:00', { hours: 200 }),
        buildRettsmoete('2026-03-12T09:00:00+01:00'),
      ],
    });
    const view = { now: new Date('2026-03-01T12:00:00+01:00'), erFavoritt: false };
    expect(presentDetails(sak, view)).toMatchObject({
      startdato: '2026-03-10T09:00:00+01:00',
      sluttdato: '2026-03-18T17:00:00+01:00',
    });
    expect(presentDetails({ ...sak, rettsmoeter: [] }, view)).toMatchObject({
      startdato: null,
      sluttdato: null,
      møteliste: [],
      parterStatus: 3,
    });
  });

  it('gives the day of the newest decision, also when its file has expired', () => {
    const dokumenter = ['2025-06-02', '2025-09-01'].map((avgivelsesdato) =>
      buildDokument({ avgivelsesdato }),
    );
    const view = { now: new Date('2026-03-01T12:00:00+01:00'), erFavoritt: false };
    expect(presentHit(buildSak({ dokumenter }), view)).toMatchObject({
      avsagt: '2025-09-01',
      avgjorelse: { utgaaetFil: true, filer: [] },
    });
  });
});
