import { LIMITS } from './text-rules.ts';

/**
 * What the forms of access say, word for word from SPEC §2, §4, §5 and §8. Apart from messages.ts: the search
 * page does without them.
 */
export const soeknadMessages = {
  required: {
    stilling: 'Stilling er påkrevd',
    redaksjon: 'Redaksjon er påkrevd',
    epost: 'E-post er påkrevd',
    telefon: 'Telefon er påkrevd',
    foretrukketDomstol: 'Foretrukket domstol er påkrevd',
    kontaktpersonArbeidsgiver: 'Kontaktperson arbeidsgiver er påkrevd',
    kontaktpersonStilling: 'Kontaktpersonens stilling er påkrevd',
    kontaktpersonOrganisasjon: 'Redaksjon/organisasjon er påkrevd',
    kontaktpersonEpost: 'E-post kontaktperson er påkrevd',
    begrunnelse: 'Du må oppgi hvorfor du trenger tilgang til domstolenes pressetjeneste',
    akseptertVaerVarsomPlakaten: 'Vær varsom plakaten må aksepteres',
    akseptererPersonvaernVilkar: 'Samtykke for lagring av personopplysninger er påkrevd',
  },
  invalid: {
    epost: 'Ugyldig e-post.',
    telefon: 'Telefonnummeret må bestå av 8 siffer.',
    /** Ours: SPEC names none. */
    domstol: 'Velg en domstol fra listen.',
    jobberSomFrilanser: 'Svar ja eller nei.',
    /** Ours: nobody confirms their own need (arbeidsgiver.ts). */
    sammeEpost:
      'Kontaktpersonen må være en annen enn deg, med en annen e-postadresse. Er du frilanser, kan du oppgi en oppdragsgiver.',
    dato: 'Skriv en dato.',
    line: `Teksten kan ikke være lengre enn ${LIMITS.line} tegn.`,
    text: `Teksten kan ikke være lengre enn ${LIMITS.text} tegn.`,
  },
  review: {
    reason: 'Du må oppgi en begrunnelse for avslag.',
    onHold: 'Bruker som er satt på vent kan ikke godkjennes.',
    /** Ours, as what follows: SPEC names none. */
    endDatePassed: 'Sluttdato må være etter i dag.',
    /** Ours: access that ends before it begins is none. */
    endDate: 'Sluttdato må være etter dagens dato.',
  },
  suspension: {
    until: 'Oppgi når suspensjonen skal oppheves.',
    notAhead: 'Datoen må være etter i dag.',
    reason: 'Du må oppgi en begrunnelse for suspensjonen.',
  },
  received: 'Søknaden din er mottatt',
  profilUpdated: 'Profilen ble oppdatert.',
  noChanges:
    'Ingen endringer registrert. For å sende inn skjemaet, vennligst gjør endringer og send inn på nytt.',
  employerNotice:
    'Arbeidsgiver og Domstoladministrasjonen vil få beskjed når du gjør endringer i din profil',
  yearlyUpdate:
    'For å sørge for at vi har riktig informasjon om brukerne våre ber vi om en årlig oppdatering.',
  leave: {
    heading: 'Avslutt din profil',
    question: 'Er du sikker på at du ønsker å avslutte din profil?',
    failed: 'Feil ved avlutting av profil.',
  },
} as const;
