import type { Drift, DriftDomstol, Oppbygging } from '#contract/admin/drift.ts';
import type { Import, Importer } from '#contract/admin/importer.ts';

/** A rebuild that is halfway. */
export const shownOppbygging = (change: Partial<Oppbygging> = {}): Oppbygging => ({
  id: 7,
  status: 'paagaar',
  bedtOm: '2026-11-21T11:40:00+01:00',
  startet: '2026-11-21T11:40:01+01:00',
  ferdig: null,
  skrevet: 52_000,
  totalt: 104_000,
  taus: false,
  feil: null,
  ...change,
});

const LONG_NAME = 'Sis- ja Nuorta-Finnmárkku diggegoddi / Indre og Østre Finnmark tingrett';

/** A court that has sent today. */
const shownCourt = (domstolId: string, navn: string, saker: number): DriftDomstol => ({
  ...{ domstolId, navn, saker, sistSendt: '2026-11-21T10:02:00+01:00', stille: null },
});

/** A file that was read without faults. */
const shownImport = (change: Partial<Import> = {}): Import => ({
  ...{ id: 41, fil: 'tagd-saker-20261121.jsonl', innhold: ['saker'], resultat: 'lest' },
  tegnsett: 'utf-8',
  ...{ domstoler: ['Agder tingrett'], antallDomstoler: 1 },
  ...{ begynt: '2026-11-21T10:03:00+01:00', ferdig: '2026-11-21T10:03:04+01:00' },
  ...{ rader: 183, avvist: 0, nye: 3, endret: 20, uendret: 160, borteSaker: 0, borteMoeter: 0 },
  funn: { navn: 0, gradert: 0, ulest: 0 },
  ...{ lastetOpp: null, tattTilbake: null },
  ...change,
});

/** Imports with every result. */
export const shownImporter = (): Importer => ({
  rader: [
    shownImport({
      ...{ id: 46, fil: 'tosl-saker-20261121.jsonl', domstoler: ['Oslo tingrett'], rader: 1_486 },
      ...{ avvist: 3, resultat: 'delvis', funn: { navn: 2, gradert: 1, ulest: 4 } },
    }),
    shownImport({ id: 45, resultat: 'paagaar', ferdig: null }),
    shownImport({
      id: 44,
      resultat: 'avbrutt',
      ferdig: null,
      innhold: ['tiltaler', 'avgjoerelser'],
    }),
    shownImport({
      id: 43,
      rader: 211,
      avvist: 211,
      resultat: 'avvist',
      innhold: [],
      domstoler: [],
    }),
    shownImport({
      ...{ id: 42, fil: `${'liste-over-alle-domstoler-'.repeat(4)}.json`, antallDomstoler: 42 },
      domstoler: ['Agder lagmannsrett', 'Agder tingrett', 'Asker og Bærum tingrett'],
    }),
    shownImport(),
  ],
  flere: true,
});

/** The operations page when everything is as it should be. */
export function shownDrift(change: Partial<Drift> = {}): Drift {
  return {
    avhengigheter: {
      database: 'ok',
      search: 'ok',
      signIn: 'ok',
      register: 'ok',
      documents: 'ok',
      epost: 'ok',
    },
    klokkeSekunder: 0,
    motor: 'elasticsearch',
    indeks: {
      etterslep: { saker: 0, eldsteSekunder: 0 },
      eldste: [],
      forfalteOverganger: 0,
      sisteOppbygging: '2026-11-14T03:12:00+01:00',
      utgave: 'gjeldende',
    },
    oppbygging: { siste: null },
    domstoler: [
      shownCourt('TOSL', 'Oslo tingrett', 41_203),
      shownCourt('TSOS', 'Søndre Østfold tingrett', 8_114),
      shownCourt('TAGD', 'Agder tingrett', 7_020),
      { ...shownCourt('TIOF', LONG_NAME, 900), sistSendt: '2026-11-19T18:00:00+01:00' },
      { ...shownCourt('HRET', 'Norges Høyesterett', 12), sistSendt: null },
    ],
    doedbrev: { antall: 0, rader: [] },
    gjennomganger: [],
    epost: { sendtSisteDoegn: 146, venter: 0, antallDoed: 0, iRetur: 0, doed: [] },
    ...change,
  };
}

/** The operations page with many problems. */
export const troubledDrift = (): Drift =>
  shownDrift({
    gjennomganger: ['2026-10'],
    avhengigheter: {
      database: 'ok',
      search: 'down',
      signIn: 'ok',
      register: 'down',
      documents: 'ok',
      epost: 'av',
    },
    indeks: {
      etterslep: { saker: 1_204, eldsteSekunder: 754 },
      eldste: [{ sakId: 'S000200', siden: '2026-11-21T11:40:00+01:00' }],
      forfalteOverganger: 3,
      sisteOppbygging: null,
      utgave: 'annet_oppsett',
    },
    oppbygging: {
      siste: shownOppbygging({
        status: 'feilet',
        ferdig: '2026-11-21T11:52:00+01:00',
        feil: 'saker_feilet',
      }),
    },
    doedbrev: {
      antall: 2,
      rader: [
        {
          sakId: 'S000123',
          saksnummer: '26-071352MED-TOSL',
          grunn: 'avvist',
          detalj: 'document_parsing_exception',
          forsoek: 4,
          sistFeilet: '2026-11-21T11:51:00+01:00',
        },
        {
          sakId: 'S000124',
          saksnummer: null,
          grunn: 'kan_ikke_bygges',
          detalj: 'TypeError',
          forsoek: 1,
          sistFeilet: '2026-11-20T09:00:00+01:00',
        },
      ],
    },
    domstoler: [
      shownCourt('TOSL', 'Oslo tingrett', 41_203),
      {
        ...{ ...shownCourt('THEL', 'Helgeland tingrett', 56), stille: { dager: 4, rytme: 1 } },
        sistSendt: '2026-11-17T06:00:00+01:00',
      },
    ],
    epost: {
      ...{ sendtSisteDoegn: 3, iRetur: 1 },
      venter: 4,
      antallDoed: 1,
      doed: [
        {
          id: 88,
          mal: 'arbeidsgiver_forespoersel',
          forsoek: 12,
          feil: 'avvist',
          detalj: '550 mailbox unavailable',
          opprettet: '2026-11-19T14:00:00+01:00',
        },
      ],
    },
  });
