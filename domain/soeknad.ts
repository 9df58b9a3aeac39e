import { LIMITS } from './text-rules.ts';
import { bokmaal, texts } from './texts.ts';

/**
 * The texts of the forms for access (docs/PRODUCT.md, "Applying for access"). Not in messages.ts, because the search
 * page does not need them.
 */
export const soeknadMessages = texts({
  required: {
    stilling: { nb: 'Stilling er påkrevd', nn: 'Stilling må fyllast ut' },
    redaksjon: { nb: 'Redaksjon er påkrevd', nn: 'Redaksjon må fyllast ut' },
    epost: { nb: 'E-post er påkrevd', nn: 'E-post må fyllast ut' },
    telefon: { nb: 'Telefon er påkrevd', nn: 'Telefon må fyllast ut' },
    foretrukketDomstol: {
      nb: 'Foretrukket domstol er påkrevd',
      nn: 'Føretrekt domstol må fyllast ut',
    },
    kontaktpersonArbeidsgiver: {
      nb: 'Kontaktperson arbeidsgiver er påkrevd',
      nn: 'Kontaktperson hos arbeidsgjevar må fyllast ut',
    },
    kontaktpersonStilling: {
      nb: 'Kontaktpersonens stilling er påkrevd',
      nn: 'Stillinga til kontaktpersonen må fyllast ut',
    },
    kontaktpersonOrganisasjon: {
      nb: 'Redaksjon/organisasjon er påkrevd',
      nn: 'Redaksjon/organisasjon må fyllast ut',
    },
    kontaktpersonEpost: {
      nb: 'E-post kontaktperson er påkrevd',
      nn: 'E-post til kontaktpersonen må fyllast ut',
    },
    begrunnelse: {
      nb: 'Du må oppgi hvorfor du trenger tilgang til domstolenes pressetjeneste',
      nn: 'Du må skrive kvifor du treng tilgang til pressetenesta til domstolane',
    },
    akseptertVaerVarsomPlakaten: {
      nb: 'Vær varsom plakaten må aksepteres',
      nn: 'Du må akseptere Ver varsam-plakaten',
    },
    akseptererPersonvaernVilkar: {
      nb: 'Samtykke for lagring av personopplysninger er påkrevd',
      nn: 'Du må samtykke til at personopplysningane dine blir lagra',
    },
  },
  invalid: {
    epost: { nb: 'Ugyldig e-post.', nn: 'Ugyldig e-postadresse.' },
    telefonLand: { nb: 'Velg et land fra listen.', nn: 'Vel eit land frå lista.' },
    domstol: { nb: 'Velg en domstol fra listen.', nn: 'Vel ein domstol frå lista.' },
    jobberSomFrilanser: { nb: 'Svar ja eller nei.', nn: 'Svar ja eller nei.' },
    /** Applicants cannot confirm their own need (arbeidsgiver.ts). */
    sammeEpost: {
      nb: 'Kontaktpersonen må være en annen enn deg, med en annen e-postadresse. Er du frilanser, kan du oppgi en oppdragsgiver.',
      nn: 'Kontaktpersonen må vere ein annan enn deg, med ei anna e-postadresse. Er du frilansar, kan du føre opp ein oppdragsgjevar.',
    },
    line: {
      nb: `Teksten kan ikke være lengre enn ${LIMITS.line} tegn.`,
      nn: `Teksten kan ikkje vere lengre enn ${LIMITS.line} teikn.`,
    },
    text: {
      nb: `Teksten kan ikke være lengre enn ${LIMITS.text} tegn.`,
      nn: `Teksten kan ikkje vere lengre enn ${LIMITS.text} teikn.`,
    },
  },
  allCourts: { nb: 'Alle domstoler', nn: 'Alle domstolar' },
  received: { nb: 'Søknaden din er mottatt', nn: 'Vi har fått søknaden din' },
  profilUpdated: { nb: 'Profilen ble oppdatert.', nn: 'Profilen blei oppdatert.' },
  noChanges: {
    nb: 'Ingen endringer registrert. For å sende inn skjemaet, vennligst gjør endringer og send inn på nytt.',
    nn: 'Ingenting er endra. Gjer endringar, og send inn skjemaet på nytt.',
  },
  employerNotice: {
    nb: 'Arbeidsgiver og Domstoladministrasjonen vil få beskjed når du gjør endringer i din profil',
    nn: 'Arbeidsgjevaren og Domstoladministrasjonen får beskjed når du gjer endringar i profilen din',
  },
  yearlyUpdate: {
    nb: 'For å sørge for at vi har riktig informasjon om brukerne våre ber vi om en årlig oppdatering.',
    nn: 'For at vi skal ha rett informasjon om brukarane våre, ber vi om ei oppdatering kvart år.',
  },
  leave: {
    heading: { nb: 'Avslutt din profil', nn: 'Avslutt profilen din' },
    question: {
      nb: 'Er du sikker på at du ønsker å avslutte din profil?',
      nn: 'Er du sikker på at du vil avslutte profilen din?',
    },
    failed: {
      nb: 'Feil ved avlutting av profil.',
      nn: 'Det oppstod ein feil då profilen skulle avsluttast.',
    },
  },
});

/** What only administrators are told of applications and users. */
export const vurderingMessages = bokmaal({
  review: {
    reason: 'Du må oppgi en begrunnelse for avslag.',
    onHold: 'Bruker som er satt på vent kan ikke godkjennes.',
    dato: 'Skriv en dato.',
    endDate: 'Sluttdato må være etter dagens dato.',
    utenBekreftelse: 'Du må oppgi hvorfor søknaden kan godkjennes.',
  },
  suspension: {
    until: 'Oppgi når suspensjonen skal oppheves.',
    notAhead: 'Datoen må være etter i dag.',
    reason: 'Du må oppgi en begrunnelse for suspensjonen.',
  },
});

/** The statuses of an application, as on the wire. */
export const STATUS = { ny: 0, godkjent: 1, avslaatt: 2, paaVent: 3 } as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

/** What an administrator can do with an application. */
export type SoeknadEvent =
  | { readonly type: 'godkjenn'; readonly settPaaVent: boolean }
  | { readonly type: 'lagre'; readonly settPaaVent: boolean }
  | {
      readonly type: 'avslaa';
      readonly begrunnelse: string;
      /** Ids of the reasons that were ticked. */
      readonly grunner?: readonly number[];
    };

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
    ? { refused: 'guard', felt: 'settPaaVent', message: vurderingMessages.review.onHold }
    : { status: STATUS.godkjent };
const lagre: Rule<'lagre'> = ({ settPaaVent }) => ({
  status: settPaaVent ? STATUS.paaVent : STATUS.ny,
});
const avslaa: Rule<'avslaa'> = ({ begrunnelse }) =>
  begrunnelse.trim() === ''
    ? { refused: 'guard', felt: 'avslagBegrunnelse', message: vurderingMessages.review.reason }
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
