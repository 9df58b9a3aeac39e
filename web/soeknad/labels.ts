import { lenker } from '#web/lenker.ts';
import type { SoeknadField } from '#contract/soeknad.ts';

/** The names of the fields, in the forms and where they are shown. */
export const LABELS = {
  stilling: 'Stilling',
  redaksjon: 'Redaksjon',
  epost: 'E-post',
  telefon: 'Telefon',
  jobberSomFrilanser: 'Jobber som frilanser',
  foretrukketDomstolId: 'Foretrukket domstol',
  kontaktpersonArbeidsgiver: 'Kontaktperson arbeidsgiver',
  kontaktpersonStilling: 'Kontaktpersonens stilling',
  kontaktpersonOrganisasjon: 'Redaksjon/organisasjon',
  kontaktpersonEpost: 'E-post kontaktperson',
  begrunnelse: 'Hvorfor trenger du tilgang til domstolenes pressetjeneste?',
  akseptertVaerVarsomPlakaten: 'Jeg har lest og følger Vær varsom-plakaten',
  akseptererPersonvaernVilkar: 'Jeg samtykker til at personopplysningene mine lagres',
} as const satisfies Record<SoeknadField, string>;

/** The headings of the parts of the application. */
export const SECTIONS = {
  omDeg: 'Om deg',
  arbeidsgiver: 'Arbeidsgiver',
  begrunnelse: 'Begrunnelse',
  samtykke: 'Samtykke',
} as const;

export const LINKS = {
  criteria: lenker.kriterier,
  vaerVarsom: 'https://presse.no/vaer-varsom-plakaten/',
  privacy: lenker.personvern,
} as const;
