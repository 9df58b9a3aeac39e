import type { Eposter } from '#contract/admin/eposter.ts';

/** The e-mails about a person as the server sends them: sent, waiting, returned. */
export function shownEposter(): Eposter {
  return {
    rader: [
      {
        ...{ id: 14, mal: 'arbeidsgiver_forespoersel', status: 'venter', sendt: null },
        opprettet: '2026-11-26T09:40:00+01:00',
        ...{ feil: null, detalj: null },
      },
      {
        ...{ id: 12, mal: 'noekkel_utloeper', status: 'doed', sendt: null },
        opprettet: '2026-11-20T10:31:00+01:00',
        ...{ feil: 'avvist', detalj: '550 5.1.1' },
      },
      {
        ...{ id: 9, mal: 'soeknad_mottatt', status: 'sendt', feil: null, detalj: null },
        opprettet: '2026-11-19T09:12:00+01:00',
        sendt: '2026-11-19T09:12:20+01:00',
      },
    ],
    siden: '2026-05-26',
  };
}
