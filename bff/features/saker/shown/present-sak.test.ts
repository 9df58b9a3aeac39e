import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sakSchema, saksdetaljerSchema } from '#contract/sak.ts';
import type { Dokument, Sak } from '#domain/sak.ts';
import { anyInstant, anySak } from '#domain/testing/arbitrary-sak.ts';
import { addOsloDays } from '#domain/time.ts';
import { PARTER_DAYS } from '#domain/periods.ts';
import { dokumentHiddenFrom, parterHiddenFrom } from '#domain/visibility.ts';
import { buildDokument, buildRettsmoete, buildSak } from '#tests/support/cases/build-sak.ts';
import { presentDetails, presentHit } from './present-sak.ts';

const NAME = 'Zorbakk-Quentinius';
const present = (sak: Sak, now: Date) => [
  presentHit(sak, { now, erFavoritt: true }),
  presentDetails(sak, { now, erFavoritt: true }),
];

/** What has changed is read apart (bff/notices/present-endringer.ts). */
const UNCHANGED = { endringer: [], harEldreEndringer: false };

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
        const whole = { ...details, ...UNCHANGED };
        expect(Object.keys(whole).sort()).toEqual(Object.keys(saksdetaljerSchema.shape).sort());
        expect(sakSchema.parse(hit)).toEqual(hit);
        expect(saksdetaljerSchema.parse(whole)).toEqual(whole);
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

describe('until when a case says that things are shown', () => {
  const withNames = (sak: Sak): Sak => ({ ...sak, parter: NAME });
  const details = (sak: Sak, now: Date) => presentDetails(sak, { now, erFavoritt: false });

  it('says when the names are hidden as long as they are shown, and nothing at the boundary', () => {
    const sak = withNames(buildSak());
    const from = new Date('2026-03-24T15:30:00+01:00');
    const before = details(sak, new Date(from.getTime() - 1));
    expect(before).toMatchObject({ parter: NAME, navnSkjules: '2026-03-24T15:30:00+01:00' });
    expect(details(sak, from)).toMatchObject({ parter: null, navnSkjules: null });
  });

  it.each<[string, Partial<Sak>]>([
    ['the court has anonymised them', { parterAnonymisert: true }],
    ['an administrator hides them', { parterErSkjult: true }],
    [
      'the case has hidden identity',
      { begrensninger: [{ type: 'skjultIdentitet', tekst: null, gjelderTil: null }] },
    ],
    [
      'a hearing has hidden identity',
      {
        rettsmoeter: [
          { ...buildRettsmoete('2026-03-10T09:00:00+01:00'), begrensninger: ['skjultIdentitet'] },
        ],
      },
    ],
    [
      'a document has hidden identity',
      { dokumenter: [buildDokument({ begrensninger: ['skjultIdentitet'] })] },
    ],
    ['there are no hearings', { rettsmoeter: [] }],
    ['there are none', { parter: null }],
    ['there are none but an empty text', { parter: '' }],
  ])('says nothing of the names when %s', (_, change) => {
    const sak = { ...withNames(buildSak()), ...change };
    expect(details(sak, new Date('2026-03-01T12:00:00+01:00')).navnSkjules).toBeNull();
  });

  it('says when names are hidden exactly when names are shown, and then truly', () => {
    fc.assert(
      fc.property(sakAndInstant, ([sak, now]) => {
        const { parter, navnSkjules } = details(sak, now);
        expect(navnSkjules !== null).toBe(parter !== null);
        if (navnSkjules === null) return;
        // The wire has whole seconds: one second later they are gone.
        const later = new Date(Date.parse(navnSkjules) + 1_000);
        expect(details(sak, later).parter).toBeNull();
        expect(Date.parse(navnSkjules)).toBeGreaterThan(now.getTime() - 1_000);
      }),
    );
  });

  it('says of each file that is shown when it goes, and lists no other', () => {
    const file = (change: Partial<Dokument>) =>
      buildDokument({ ...change, filNavn: `${change.tittel}.pdf` });
    const sak = buildSak({
      dokumenter: [
        file({ filtype: 'tiltale', tittel: 'tiltale' }),
        file({ filtype: 'tiltale', tittel: 'skjult', erSkjult: true }),
        file({ filtype: 'avgjoerelse', tittel: 'gammel', avgivelsesdato: '2025-11-30' }),
        file({ filtype: 'avgjoerelse', tittel: 'kjennelse', avgivelsesdato: '2025-12-02' }),
        file({ filtype: 'avgjoerelse', tittel: 'dom', avgivelsesdato: '2026-02-10' }),
      ],
    });
    const ends = ({ filer }: ReturnType<typeof details>['tiltale']) =>
      filer.map(({ tittel, tilgjengeligTil }) => [tittel, tilgjengeligTil]);
    // Three months after 30 November is the end of February.
    const shown = details(sak, new Date('2026-02-28T00:00:00+01:00'));
    expect(ends(shown.tiltale)).toEqual([['tiltale', '2026-06-10T15:30:00+02:00']]);
    expect(ends(shown.avgjorelse)).toEqual([
      ['kjennelse', '2026-03-02T00:00:00+01:00'],
      ['dom', '2026-05-10T00:00:00+02:00'],
    ]);
  });

  it('lists a file until the instant that it gives, and not at it', () => {
    fc.assert(
      fc.property(sakAndInstant, ([sak, now]) => {
        for (const type of ['tiltale', 'avgjorelse'] as const)
          for (const { filNavn, tilgjengeligTil } of details(sak, now)[type].filer) {
            const end = Date.parse(tilgjengeligTil);
            const names = (at: number) =>
              details(sak, new Date(at))[type].filer.map((fil) => fil.filNavn);
            expect(names(end - 1)).toContain(filNavn);
            expect(names(end + 1_000)).not.toContain(filNavn);
          }
      }),
    );
  });
});
