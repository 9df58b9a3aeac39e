import type { BrukerDetaljer, BrukerRad } from '#contract/admin/brukere.ts';
import { shownRedaksjon } from './redaksjoner.ts';
import { shownEposter } from './eposter.ts';
import { shownProfil } from './profil.ts';

/** A line of the list of users as the server sends it; every name is made up. */
export function shownBrukerRad(nr: number, change: Partial<BrukerRad> = {}): BrukerRad {
  return {
    id: `00000000-0000-4000-8000-0000000000${String(nr).padStart(2, '0')}`,
    fornavn: 'GURO',
    etternavn: `STEINSLAND ${nr}`,
    stilling: 'Rettsreporter',
    redaksjon: 'Vestlandsposten',
    kontaktpersonArbeidsgiver: 'Trond Vestby',
    sistPåloggetDato: '2026-11-20T09:15:00+01:00',
    tilgangFraDato: '2026-05-21T12:00:00+02:00',
    harGyldigTilgang: true,
    ubrukt: null,
    slettes: null,
    versjon: 1,
    ulest: false,
    ...change,
  };
}

/** A user as the server sends one. */
export function shownBruker(change: Partial<BrukerDetaljer> = {}): BrukerDetaljer {
  return {
    id: shownBrukerRad(1).id,
    fornavn: 'SILJE',
    etternavn: 'HAUGNES',
    stilling: 'Journalist',
    kontaktpersonArbeidsgiver: 'Trond Vestby',
    sistPåloggetDato: '2026-11-20T09:15:00+01:00',
    tilgangFraDato: '2026-05-21T12:00:00+02:00',
    tilgangTilDato: '2027-05-21T12:00:00+02:00',
    sluttdato: null,
    harGyldigTilgang: true,
    versjon: 1,
    tilstand: 'valid',
    redaksjonen: { id: shownRedaksjon().id, navn: shownRedaksjon().navn, suspensjon: null },
    suspensjon: null,
    ...{ ubrukt: null, beholdt: null, eposter: shownEposter() },
    slettes: null,
    ...shownProfil(),
    domstoler: [{ id: 'TSOS', navn: 'Søndre Østfold tingrett' }],
    samtale: [],
    bekreftelser: [
      {
        kontaktperson: 'Trond Vestby',
        organisasjon: 'Østfold Nyhetsavis',
        epost: 'trond.vestby@ostfoldnyhetsavis.example',
        spurt: '2026-05-20T10:00:00+02:00',
        svarfrist: '2026-06-19',
        svar: 'bekreftet',
        svart: '2026-05-21T08:30:00+02:00',
        erstattet: false,
      },
    ],
    soeknader: [
      {
        id: '00000000-0000-4000-8000-0000000000a1',
        søknadsDato: '2026-05-20T10:00:00+02:00',
        status: 1,
      },
      {
        id: '00000000-0000-4000-8000-0000000000a2',
        søknadsDato: '2025-03-02T10:00:00+01:00',
        status: 2,
      },
    ],
    ...change,
  };
}

/** The same, suspended. */
export function shownSuspendert(change: Partial<BrukerDetaljer> = {}): BrukerDetaljer {
  return shownBruker({
    harGyldigTilgang: false,
    tilstand: 'suspended',
    suspensjon: {
      til: '2026-12-20',
      fra: '2026-11-18T13:00:00+01:00',
      begrunnelse: 'Delte dokumenter fra en lukket sak.\n\nSaken er under vurdering.',
    },
    ...change,
  });
}
