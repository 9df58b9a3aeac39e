import type { MinSoeknad, Reautentisering, SavedSoeknad } from '#contract/profil.ts';

const SAVED: SavedSoeknad = {
  stilling: 'Journalist',
  redaksjon: 'Østfold Nyhetsavis',
  epost: 'silje.haugnes@ostfoldnyhetsavis.example',
  telefon: '92241080',
  jobberSomFrilanser: false,
  foretrukketDomstolId: 'TSOS',
  kontaktpersonArbeidsgiver: 'Trond Vestby',
  kontaktpersonStilling: 'Nyhetsredaktør',
  kontaktpersonOrganisasjon: 'Østfold Nyhetsavis',
  kontaktpersonEpost: 'trond.vestby@ostfoldnyhetsavis.example',
  begrunnelse:
    'Jeg dekker krim og rettsstoff for avisen i Sarpsborg, Fredrikstad og Halden, og trenger oversikt over berammede saker, tiltaler og dommer i Søndre Østfold tingrett.',
  akseptertVaerVarsomPlakaten: true,
  akseptererPersonvaernVilkar: true,
};

/** An active application as the server sends it; every name is made up. */
export function shownSoeknad(change: Partial<MinSoeknad> = {}): MinSoeknad {
  return {
    ...SAVED,
    fornavn: 'SILJE',
    etternavn: 'HAUGNES',
    foretrukketDomstolNavn: 'Søndre Østfold tingrett',
    søknadsDato: '2026-11-20T09:30:00+01:00',
    avsender: 'pressetjeneste@domstol.example',
    ...change,
  };
}

/** A press user whose yearly update is due. */
export function shownReautentisering(change: Partial<Reautentisering> = {}): Reautentisering {
  return { ...SAVED, fornavn: 'SILJE', etternavn: 'HAUGNES', harGyldigTilgang: false, ...change };
}
