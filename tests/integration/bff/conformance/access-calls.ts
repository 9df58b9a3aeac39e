import type { Call } from './call.ts';
import * as is from './shapes.ts';

const omMeg = {
  stilling: 'Krimjournalist',
  redaksjon: 'Elveposten',
  epost: 'nora@elveposten.example',
  telefon: '922 41 080',
  jobberSomFrilanser: true,
  foretrukketDomstolId: 'TSOS',
};
const minArbeidsgiver = {
  kontaktpersonArbeidsgiver: 'Trond Vestby',
  kontaktpersonStilling: 'Vaktsjef',
  kontaktpersonOrganisasjon: 'Elveposten AS',
  kontaktpersonEpost: 'trond@elveposten.example',
  begrunnelse: 'Jeg dekker straffesaker i distriktet.',
  akseptertVaerVarsomPlakaten: true,
  akseptererPersonvaernVilkar: true,
};
const soeknad = { ...omMeg, ...minArbeidsgiver };
const withoutFreelance = Object.fromEntries(
  Object.entries({ ...soeknad, foretrukketDomstolId: 'alle' }).filter(
    ([field]) => field !== 'jobberSomFrilanser',
  ),
);

/** What an empty form is told. */
const omMegMissing = {
  stilling: ['Stilling er påkrevd'],
  redaksjon: ['Redaksjon er påkrevd'],
  epost: ['E-post er påkrevd'],
  telefon: ['Telefon er påkrevd'],
  foretrukketDomstolId: ['Foretrukket domstol er påkrevd'],
};
const minArbeidsgiverMissing = {
  kontaktpersonArbeidsgiver: ['Kontaktperson arbeidsgiver er påkrevd'],
  kontaktpersonStilling: ['Kontaktpersonens stilling er påkrevd'],
  kontaktpersonOrganisasjon: ['Redaksjon/organisasjon er påkrevd'],
  kontaktpersonEpost: ['E-post kontaktperson er påkrevd'],
  begrunnelse: ['Du må oppgi hvorfor du trenger tilgang til domstolenes pressetjeneste'],
  akseptertVaerVarsomPlakaten: ['Vær varsom plakaten må aksepteres'],
  akseptererPersonvaernVilkar: ['Samtykke for lagring av personopplysninger er påkrevd'],
};
const soeknadMissing = { ...omMegMissing, ...minArbeidsgiverMissing };
const empty = <T extends object>(of: T) =>
  Object.fromEntries(
    Object.entries(of).map(([field, value]) => [field, typeof value === 'boolean' ? false : '']),
  );

export const accessCalls: readonly Call[] = [
  // --- the profile
  { call: 'GET /api/presse/profil', as: 'press user', status: 200, answer: is.profile },
  {
    call: 'PUT /api/presse/rediger-om-meg',
    as: 'press user',
    body: omMeg,
    status: 204,
    answer: null,
    then: {
      call: 'GET /api/presse/profil',
      status: 200,
      answer: is.profileWith({
        stilling: 'Krimjournalist',
        telefon: '92241080',
        standardDomstol: 'TSOS',
      }),
    },
  },
  {
    call: 'PUT /api/presse/rediger-om-meg',
    when: 'with nothing filled in',
    as: 'press user',
    body: empty(omMeg),
    status: 400,
    answer: is.refusalOf(omMegMissing),
  },
  {
    call: 'PUT /api/presse/rediger-om-meg',
    when: 'with an address and a number that cannot be right',
    as: 'press user',
    body: { ...omMeg, epost: 'nora@', telefon: '123 4567' },
    status: 400,
    answer: is.refusalOf({
      epost: ['Ugyldig e-post.'],
      telefon: ['Telefonnummeret må bestå av 8 siffer.'],
    }),
  },
  {
    call: 'PUT /api/presse/rediger-min-arbeidsgiver',
    as: 'press user',
    body: minArbeidsgiver,
    status: 204,
    answer: null,
    then: {
      call: 'GET /api/presse/profil',
      status: 200,
      answer: is.profileWith({
        arbeidsgiverNavn: 'Trond Vestby',
        arbeidsgiverStilling: 'Vaktsjef',
      }),
    },
  },
  {
    call: 'PUT /api/presse/rediger-min-arbeidsgiver',
    when: 'with nothing filled in',
    as: 'press user',
    body: empty(minArbeidsgiver),
    status: 400,
    answer: is.refusalOf(minArbeidsgiverMissing),
  },
  {
    call: 'DELETE /api/presse/slett-profil',
    as: 'press user',
    status: 204,
    answer: null,
    then: { call: 'GET /api/presse/profil', status: 401, answer: is.refusal },
  },

  // --- the yearly update
  {
    call: 'GET /api/presse/reautentisering',
    when: 'when it is due',
    as: 'lapsed',
    status: 200,
    answer: is.renewalWhen(false),
  },
  {
    call: 'GET /api/presse/reautentisering',
    when: 'when it is not',
    as: 'press user',
    status: 200,
    answer: is.renewalWhen(true),
  },
  {
    call: 'POST /api/presse/reautentisering/oppdater-profil',
    as: 'lapsed',
    body: soeknad,
    status: 204,
    answer: null,
    then: { call: 'GET /api/presse/reautentisering', status: 200, answer: is.renewalWhen(true) },
  },
  {
    call: 'POST /api/presse/reautentisering/oppdater-profil',
    when: 'with nothing filled in',
    as: 'lapsed',
    body: empty(soeknad),
    status: 400,
    answer: is.refusalOf(soeknadMissing),
  },
  {
    call: 'DELETE /api/presse/reautentisering/slett-profil',
    as: 'lapsed',
    status: 204,
    answer: null,
    then: { call: 'GET /api/presse/bruker-info', status: 401, answer: is.refusal },
  },

  // --- applying
  {
    call: 'GET /api/presse/hent-domstoler',
    when: 'for the application',
    as: 'applicant',
    status: 200,
    answer: is.courts,
  },
  {
    call: 'GET /api/presse/hent-domstoler',
    when: 'for the search',
    as: 'press user',
    status: 200,
    answer: is.courts,
  },
  {
    call: 'POST /api/presse/registrer-soknad',
    as: 'applicant',
    body: soeknad,
    status: 204,
    answer: null,
    then: { call: 'GET /api/presse/soeknad-info', status: 200, answer: is.applicantWho(true) },
  },
  {
    call: 'POST /api/presse/registrer-soknad',
    when: 'without what may be left out, for every court',
    as: 'applicant',
    body: withoutFreelance,
    status: 204,
    answer: null,
  },
  {
    call: 'POST /api/presse/registrer-soknad',
    when: 'with nothing filled in',
    as: 'applicant',
    body: empty(soeknad),
    status: 400,
    answer: is.refusalOf(soeknadMissing),
  },
  {
    call: 'POST /api/presse/registrer-soknad',
    when: 'with addresses and a number that cannot be right',
    as: 'applicant',
    body: { ...soeknad, epost: 'nora', kontaktpersonEpost: 'trond', telefon: '9224108' },
    status: 400,
    answer: is.refusalOf({
      epost: ['Ugyldig e-post.'],
      telefon: ['Telefonnummeret må bestå av 8 siffer.'],
      kontaktpersonEpost: ['Ugyldig e-post.'],
    }),
  },
  {
    call: 'GET /api/presse/soeknad-info',
    as: 'applicant',
    status: 200,
    answer: is.applicantWho(false),
  },
  {
    call: 'GET /api/presse/soeknad-info',
    when: 'with an application',
    as: 'applicant',
    given: 'application',
    status: 200,
    answer: is.applicantWho(true),
  },
  { call: 'GET /api/presse/bruker-info', as: 'press user', status: 200, answer: is.userWho(true) },
  {
    call: 'GET /api/presse/bruker-info',
    when: 'without access',
    as: 'applicant',
    status: 200,
    answer: is.userWho(false),
  },
];
