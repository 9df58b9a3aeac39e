import type { SoeknadStatus, SpoersmaalStatus } from '#contract/soeknad-status.ts';

/** A question to the employer of the application that is shown. */
export function shownSpoersmaal(change: Partial<SpoersmaalStatus> = {}): SpoersmaalStatus {
  return {
    kontaktperson: 'Trond Vestby',
    epost: 'trond.vestby@ostfoldnyhetsavis.example',
    spurt: '2026-11-13T09:15:00+01:00',
    paaminnet: '2026-11-20T09:15:00+01:00',
    svarfrist: '2026-12-13',
    svar: null,
    svart: null,
    epostStatus: 'sendt',
    ...change,
  };
}

/** How far an application has come: the employer has been reminded, and has not answered. */
export function shownStatus(change: Partial<SoeknadStatus> = {}): SoeknadStatus {
  return {
    søknadsDato: '2026-11-13T09:14:00+01:00',
    stand: 'venter',
    epost: 'silje.haugnes@ostfoldnyhetsavis.example',
    avsender: 'pressetjeneste@domstol.example',
    kontaktperson: {
      navn: 'Trond Vestby',
      stilling: 'Nyhetsredaktør',
      organisasjon: 'Østfold Nyhetsavis',
      epost: 'trond.vestby@ostfoldnyhetsavis.example',
    },
    spoersmaal: [shownSpoersmaal()],
    ventetDager: 11,
    vanligvisInnen: null,
    sendPaaNytt: { kan: true, fra: null },
    rettKontaktperson: { kan: true, fra: null },
    soekPaaNyttFra: null,
    ...change,
  };
}
