import type { Behov } from '#contract/soeknad.ts';
import type { Profil } from '#contract/profil.ts';

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
    svarfrist: '2026-12-21',
    ...change,
  };
}
