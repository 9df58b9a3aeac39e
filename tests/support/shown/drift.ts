import type { Drift, Oppbygging } from '#contract/admin/drift.ts';

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
    motor: 'elasticsearch',
    indeks: {
      etterslep: { saker: 0, eldsteSekunder: 0 },
      forfalteOverganger: 0,
      sisteOppbygging: '2026-11-14T03:12:00+01:00',
      utgave: 'gjeldende',
    },
    oppbygging: { siste: null },
    domstoler: [
      { domstolId: 'TOSL', navn: 'Oslo tingrett', saker: 41_203 },
      { domstolId: 'TSOS', navn: 'Søndre Østfold tingrett', saker: 8_114 },
    ],
    doedbrev: { antall: 0, rader: [] },
    epost: { venter: 0, antallDoed: 0, doed: [] },
    ...change,
  };
}

/** The operations page with many problems. */
export const troubledDrift = (): Drift =>
  shownDrift({
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
          grunn: 'avvist',
          detalj: 'document_parsing_exception',
          forsoek: 4,
          sistFeilet: '2026-11-21T11:51:00+01:00',
        },
        {
          sakId: 'S000124',
          grunn: 'kan_ikke_bygges',
          detalj: 'TypeError',
          forsoek: 1,
          sistFeilet: '2026-11-20T09:00:00+01:00',
        },
      ],
    },
    epost: {
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
