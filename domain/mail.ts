import { bokmaal } from './texts.ts';

/** The e-mail templates and their names on the operations page (bff/mail/mail.ts). */
const MAIL_TEMPLATES = bokmaal({
  soeknad_mottatt: 'Kvittering for søknad',
  arbeidsgiver_forespoersel: 'Spørsmål til arbeidsgiver',
  arbeidsgiver_paaminnelse: 'Påminnelse til arbeidsgiver',
  arbeidsgiver_ikke_svart: 'Arbeidsgiver har ikke svart',
  soeknad_godkjent: 'Søknad godkjent',
  soeknad_gjenaapnet: 'Søknad tatt opp igjen',
  soeknad_avslaatt: 'Søknad avslått',
  klage_besvart: 'Klage besvart',
  arbeidsgiver_endret: 'Arbeidsgiver endret',
  aarlig_paaminnelse: 'Årlig påminnelse',
  sak_skjult: 'Sak skjult',
  begrensning_satt: 'Begrensning satt',
  bruker_suspendert: 'Bruker suspendert',
  suspensjon_opphevet: 'Suspensjon opphevet',
  bruker_slettet: 'Bruker slettet',
  redaksjon_suspendert: 'Redaksjon suspendert',
  redaksjon_sluppet_inn: 'Redaksjon sluppet inn igjen',
  redaksjon_liste: 'Liste til redaktøren',
  redaksjon_liste_paaminnelse: 'Påminnelse om listen til redaktøren',
  sletting_angret: 'Sletting angret',
  nyheter: 'Nytt i saker',
  ubrukt_varsel: 'Varsel om ubrukt tilgang',
  ubrukt_avsluttet: 'Ubrukt tilgang avsluttet',
  adresse_bekreft: 'Bekreft e-postadressen',
  morgenvarsel: 'Varsel om morgenen',
  revisjon_anker: 'Dagens segl på revisjonsloggen',
  noekkel_laget: 'API-nøkkel laget',
  noekkel_utloeper: 'API-nøkkel utløper',
  adresse_laget: 'Hemmelig adresse laget',
});
type MailTemplate = keyof typeof MAIL_TEMPLATES;

/** The name of a template; an unknown one, from an older version, is shown as it is. */
export function mailTemplateName(template: string): string {
  return Object.hasOwn(MAIL_TEMPLATES, template)
    ? MAIL_TEMPLATES[template as MailTemplate]
    : template;
}

const SECOND = 1000;
const FIRST_WAIT = 30 * SECOND;
const LONGEST_WAIT = 3600 * SECOND;
/** Each wait is changed at random by at most this part of it, so that many messages are not retried at once. */
const JITTER = 0.25;

/** How often a message is tried: about two days in all, longer than an outage over a weekend. */
export const MAX_ATTEMPTS = 54;

/**
 * When to try again after `attempts` failures, the last at `now`: after half a minute, then twice as long each time,
 * up to an hour. Null when the message is given up. `random` is in [0, 1).
 */
export function nextAttempt(attempts: number, now: Date, random: number): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1));
  return new Date(now.getTime() + Math.round(wait * (1 - JITTER + 2 * JITTER * random)));
}

/** A mail server's refusal: the part of the conversation that it answers, and its code (RFC 5321). */
interface SmtpReply {
  readonly about: 'session' | 'recipient' | 'message';
  readonly code: number;
}

/** 5xx codes about the conversation or signing in, whatever command they answer. */
const ABOUT_THE_SESSION: readonly number[] = [503, 530, 534, 535, 538];

/**
 * Whether the same message would be refused again. A refusal of the connection, the sender or the sign-in is not
 * permanent: it can be fixed in the configuration, and then the message is sent.
 */
export function isPermanent({ about, code }: SmtpReply): boolean {
  return about !== 'session' && code >= 500 && code < 600 && !ABOUT_THE_SESSION.includes(code);
}
