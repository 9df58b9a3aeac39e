import type { MinSoeknad, Profil, Reautentisering, SavedSoeknad } from '#contract/profil.ts';
import type { Behov } from '#contract/soeknad.ts';

/** A profile as the server sends it; every name is made up. */
export function shownProfil(
  change: Partial<Profil['pressedata']> = {},
  folkeregisterdata: Profil['folkeregisterdata'] = { fornavn: 'SILJE', etternavn: 'HAUGNES' },
): Profil {
  return {
    folkeregisterdata,
    pressedata: {
      stilling: 'Journalist',
      redaksjon: 'Østfold Nyhetsavis',
      epost: 'silje.haugnes@ostfoldnyhetsavis.example',
      telefonLand: 'NO',
      telefon: '92241080',
      jobberSomFrilanser: false,
      standardDomstol: 'TSOS',
      standardDomstolNavn: 'Søndre Østfold tingrett',
      arbeidsgiverNavn: 'Trond Vestby',
      arbeidsgiverStilling: 'Nyhetsredaktør',
      arbeidsgiverOrganisasjon: 'Østfold Nyhetsavis',
      arbeidsgiverEpost: 'trond.vestby@ostfoldnyhetsavis.example',
      begrunnelse:
        'Jeg dekker krim og rettsstoff for avisen i Sarpsborg, Fredrikstad og Halden.\n\nJeg trenger oversikt over berammede saker, tiltaler og dommer.',
      akseptertVaerVarsomPlakaten: true,
      akseptererPersonvaernVilkar: true,
      ...change,
    },
  };
}

/** What the employer's contact person is asked. */
export function shownBehov(change: Partial<Behov> = {}): Behov {
  return {
    navn: 'NORA FJELLVANG',
    stilling: 'Frilansjournalist',
    redaksjon: 'Fjordavisa',
    begrunnelse: 'Jeg dekker retten i Bergen.\n\nDet haster litt.',
    kontaktpersonArbeidsgiver: 'Randi Redaktør',
    kontaktpersonOrganisasjon: 'Fjordavisa',
    frilanser: false,
    svarfrist: '2026-12-21',
    ...change,
  };
}

const SAVED: SavedSoeknad = {
  stilling: 'Journalist',
  redaksjon: 'Østfold Nyhetsavis',
  epost: 'silje.haugnes@ostfoldnyhetsavis.example',
  telefonLand: 'NO',
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
