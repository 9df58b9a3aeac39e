import { LIMITS } from './text-rules.ts';

/**
 * The texts of the forms for access (docs/PRODUCT.md, "Applying for access"). Not in messages.ts, because the search
 * page does not need them.
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
    domstol: 'Velg en domstol fra listen.',
    jobberSomFrilanser: 'Svar ja eller nei.',
    /** Applicants cannot confirm their own need (arbeidsgiver.ts). */
    sammeEpost:
      'Kontaktpersonen må være en annen enn deg, med en annen e-postadresse. Er du frilanser, kan du oppgi en oppdragsgiver.',
    dato: 'Skriv en dato.',
    line: `Teksten kan ikke være lengre enn ${LIMITS.line} tegn.`,
    text: `Teksten kan ikke være lengre enn ${LIMITS.text} tegn.`,
  },
  review: {
    reason: 'Du må oppgi en begrunnelse for avslag.',
    onHold: 'Bruker som er satt på vent kan ikke godkjennes.',
    endDate: 'Sluttdato må være etter dagens dato.',
    utenBekreftelse: 'Du må oppgi hvorfor søknaden kan godkjennes.',
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
 * The text with which the reason for a rejection begins (`avslagSoeknadMal` on the wire). The e-mail around it greets,
 * says that the application is not approved, and signs.
 */
export const REJECTION_TEMPLATE = `Søknaden er avslått fordi kriteriene for godkjenning ikke er oppfylt.

Du kan sende ny søknad når forholdet er rettet.`;

/** The statuses of an application, as on the wire. */
export const STATUS = { ny: 0, godkjent: 1, avslaatt: 2, paaVent: 3 } as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

/** What an administrator can do with an application. */
export type SoeknadEvent =
  | { readonly type: 'godkjenn'; readonly settPaaVent: boolean }
  | { readonly type: 'lagre'; readonly settPaaVent: boolean }
  | { readonly type: 'avslaa'; readonly begrunnelse: string };

/** The next status, or why it is refused; `felt` is the field of the review form to which the message belongs. */
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

/** Administrators act only on Ny and På vent; a decision is final. The database enforces it too (migration 0005). */
const SOEKNAD_MOVES: Readonly<Record<Status, { readonly [T in SoeknadEvent['type']]?: Rule<T> }>> =
  {
    [STATUS.ny]: open,
    [STATUS.paaVent]: open,
    [STATUS.godkjent]: {},
    [STATUS.avslaatt]: {},
  };

/** The result of the event for an application in `status`. */
export function moveSoeknad(status: Status, event: SoeknadEvent): SoeknadMove {
  const rule = SOEKNAD_MOVES[status][event.type] as Rule<SoeknadEvent['type']> | undefined;
  return rule ? rule(event) : { refused: 'decided' };
}

/** Whether the applicant waits for a decision; until then there can be no second application. */
export function isActive(status: Status): boolean {
  return status === STATUS.ny || status === STATUS.paaVent;
}
