import type { Revisjon, RevisjonRad } from '#contract/admin/revisjon.ts';

const row = (id: number, change: Partial<RevisjonRad>): RevisjonRad => ({
  id,
  tidspunkt: `2026-11-21T11:${String(id).padStart(2, '0')}:07+01:00`,
  rolle: 'presse',
  navn: 'Silje Haugnes',
  pseudonym: 'a3f1c09b77de',
  handling: 'sak',
  gjelderPseudonym: null,
  sider: [],
  sakId: null,
  saksnummer: null,
  detaljer: {},
  navnPaa: {},
  gjelder: null,
  harOrd: false,
  ...change,
});

const soek = {
  soekeKategori: 'berammede',
  domstolid: 'alle',
  fraDato: '2026-11-21',
  tilDato: '2026-12-21',
};

/** One row of each kind. */
const unsorted: readonly RevisjonRad[] = [
  row(58, {
    rolle: 'admin',
    navn: 'Astrid Domsland',
    pseudonym: '0d7e55aa1b02',
    handling: 'revisjon_vist',
    detaljer: { personer: ['a3f1c09b77de'], page: 1, pageSize: 10 },
  }),
  ...[57, 51, 50].map((id) =>
    row(id, { handling: 'sak', sakId: 'S000123', saksnummer: '25-187797MED-TSOS/TSAR' }),
  ),
  row(56, {
    handling: 'soek',
    harOrd: true,
    detaljer: {
      soek,
      sakIds: Array.from({ length: 50 }, (_, nr) => `S${String(nr).padStart(6, '0')}`),
    },
  }),
  row(55, {
    handling: 'dokument',
    sakId: 'S000999',
    detaljer: { filtype: 'tiltale', domstolInitialer: 'TSOS', filNavn: 'tiltale-25-187797.pdf' },
  }),
  row(54, { handling: 'profil_avsluttet', navn: null, pseudonym: 'ff00ab12cd34' }),
  row(53, {
    rolle: 'arbeidsgiver',
    navn: 'Kari Åsen',
    pseudonym: '88aa77bb66cc',
    handling: 'behov_bekreftet',
    detaljer: { bekreftelseId: '7d5b5f0e-4f0a-4c55-9d0b-3f6a3f1f2b11' },
    navnPaa: { '7d5b5f0e-4f0a-4c55-9d0b-3f6a3f1f2b11': 'Kari Åsen' },
    gjelder: 'Nora Fjellvang',
  }),
  row(52, {
    rolle: 'arbeidsgiver',
    navn: null,
    pseudonym: '88aa77bb66cd',
    handling: 'behov_vist',
    detaljer: { bekreftelseId: '0b1f7f2c-93c5-4a35-8b52-6f1f0c2f9a10' },
  }),
];

/** Newest first, as the log is. */
const shownRader = unsorted.toSorted((a, b) => b.id - a.id);

/** What was done by and to one of the persons. */
export const shownPerson: Partial<Revisjon> = {
  rader: [
    row(59, {
      ...{ rolle: 'admin', navn: 'Astrid Domsland', pseudonym: '0d7e55aa1b02' },
      ...{ handling: 'suspensjon_endret', gjelderPseudonym: 'a3f1c09b77de', sider: ['gjelder'] },
      detaljer: { brukerId: 'u1', til: '2026-11-20', tilFoer: '2026-11-30' },
      navnPaa: { u1: 'Silje Haugnes' },
    }),
    ...shownRader.slice(1, 3).map((one): RevisjonRad => ({ ...one, sider: ['gjortAv'] })),
  ],
  totalt: 3,
  antall: { begge: 3, gjortAv: 2, gjelder: 1 },
};

/** The audit log with a page of it. */
export function shownRevisjon(change: Partial<Revisjon> = {}): Revisjon {
  return {
    rader: [...shownRader],
    totalt: 128,
    antall: null,
    flere: false,
    tilId: 58,
    forVidt: null,
    ...change,
  };
}
