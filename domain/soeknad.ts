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

/**
 * What a rejection's reason begins with (SPEC §3, avslagSoeknadMal). The message that it is sent in greets, says
 * that the application is not approved, and signs.
 */
export const AVSLAG_MAL = `Søknaden er avslått fordi kriteriene for godkjenning ikke er oppfylt.

Du kan sende ny søknad når forholdet er rettet.`;

/** An application's status as the wire has it (SPEC §4). */
export const STATUS = { ny: 0, godkjent: 1, avslaatt: 2, paaVent: 3 } as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

/** What an administrator can do with an application. */
export type SoeknadEvent =
  | { readonly type: 'godkjenn'; readonly settPaaVent: boolean }
  | { readonly type: 'lagre'; readonly settPaaVent: boolean }
  | { readonly type: 'avslaa'; readonly begrunnelse: string };

/** The next status, or why not: `felt` is the field of the review form that the message belongs to. */
type SoeknadMove =
  | { readonly status: Status }
  | { readonly refused: 'decided' }
  | {
      readonly refused: 'guard';
      readonly felt: 'settPaaVent' | 'avslagBegrunnelse';
      readonly message: string;
    };

type Rule<T extends SoeknadEvent['type']> = (
  event: Extract<SoeknadEvent, { type: T }>,
) => SoeknadMove;

const godkjenn: Rule<'godkjenn'> = ({ settPaaVent }) =>
  settPaaVent
    ? { refused: 'guard', felt: 'settPaaVent', message: soeknadMessages.review.onHold }
    : { status: STATUS.godkjent };
const lagre: Rule<'lagre'> = ({ settPaaVent }) => ({
  status: settPaaVent ? STATUS.paaVent : STATUS.ny,
});
const avslaa: Rule<'avslaa'> = ({ begrunnelse }) =>
  begrunnelse.trim() === ''
    ? { refused: 'guard', felt: 'avslagBegrunnelse', message: soeknadMessages.review.reason }
    : { status: STATUS.avslaatt };

const open = { godkjenn, lagre, avslaa } as const;

/** Administrators act only on Ny and På vent; a decision is final (SPEC §4). The database agrees (migration 0005). */
const SOEKNAD_MOVES: Readonly<Record<Status, { readonly [T in SoeknadEvent['type']]?: Rule<T> }>> =
  {
    [STATUS.ny]: open,
    [STATUS.paaVent]: open,
    [STATUS.godkjent]: {},
    [STATUS.avslaatt]: {},
  };

/** What becomes of an application in `status` by the event. */
export function moveSoeknad(status: Status, event: SoeknadEvent): SoeknadMove {
  const rule = SOEKNAD_MOVES[status][event.type] as Rule<SoeknadEvent['type']> | undefined;
  return rule ? rule(event) : { refused: 'decided' };
}

/** Whether the applicant waits for a decision: then there can't be a second application (SPEC §2, soeknad). */
export function isActive(status: Status): boolean {
  return status === STATUS.ny || status === STATUS.paaVent;
}
