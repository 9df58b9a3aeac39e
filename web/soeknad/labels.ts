import { lenker } from '#web/lenker.ts';
import type { SoeknadField } from '#contract/soeknad.ts';
import { type Both, texts } from '#domain/texts.ts';

/** The names of the fields, in the forms and where they are shown. */
export const LABELS = texts({
  stilling: { nb: 'Stilling', nn: 'Stilling' },
  redaksjon: { nb: 'Redaksjon', nn: 'Redaksjon' },
  epost: { nb: 'E-post', nn: 'E-post' },
  telefonLand: { nb: 'Landkode', nn: 'Landkode' },
  telefon: { nb: 'Telefon', nn: 'Telefon' },
  jobberSomFrilanser: { nb: 'Jobber som frilanser', nn: 'Jobbar som frilansar' },
  foretrukketDomstolId: { nb: 'Foretrukket domstol', nn: 'Føretrekt domstol' },
  kontaktpersonArbeidsgiver: {
    nb: 'Kontaktperson arbeidsgiver',
    nn: 'Kontaktperson hos arbeidsgjevar',
  },
  kontaktpersonStilling: {
    nb: 'Kontaktpersonens stilling',
    nn: 'Stillinga til kontaktpersonen',
  },
  kontaktpersonOrganisasjon: { nb: 'Redaksjon/organisasjon', nn: 'Redaksjon/organisasjon' },
  kontaktpersonEpost: { nb: 'E-post kontaktperson', nn: 'E-post til kontaktpersonen' },
  begrunnelse: {
    nb: 'Hvorfor trenger du tilgang til domstolenes pressetjeneste?',
    nn: 'Kvifor treng du tilgang til pressetenesta til domstolane?',
  },
  akseptertVaerVarsomPlakaten: {
    nb: 'Jeg har lest og følger Vær varsom-plakaten',
    nn: 'Eg har lese og følgjer Ver varsam-plakaten',
  },
  akseptererPersonvaernVilkar: {
    nb: 'Jeg samtykker til at personopplysningene mine lagres',
    nn: 'Eg samtykker til at personopplysningane mine blir lagra',
  },
} satisfies Record<SoeknadField, Both>);

/** The headings of the parts of the application. */
export const SECTIONS = texts({
  omDeg: { nb: 'Om deg', nn: 'Om deg' },
  arbeidsgiver: { nb: 'Arbeidsgiver', nn: 'Arbeidsgjevar' },
  begrunnelse: { nb: 'Begrunnelse', nn: 'Grunngiving' },
  samtykke: { nb: 'Samtykke', nn: 'Samtykke' },
});

export const LINKS = {
  criteria: lenker.kriterier,
  vaerVarsom: 'https://presse.no/vaer-varsom-plakaten/',
  privacy: lenker.personvern,
} as const;
