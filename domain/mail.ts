/** What each kind of message is called among those who operate the service (bff/mail/mail.ts). */
const EPOST_MALER = {
  soeknad_mottatt: 'Kvittering for søknad',
  arbeidsgiver_forespoersel: 'Spørsmål til arbeidsgiver',
  soeknad_godkjent: 'Søknad godkjent',
  soeknad_avslaatt: 'Søknad avslått',
  arbeidsgiver_endret: 'Arbeidsgiver endret',
  aarlig_paaminnelse: 'Årlig påminnelse',
} as const satisfies Readonly<Record<string, string>>;
type EpostMal = keyof typeof EPOST_MALER;

/** One that has no name is shown as it was written. */
export function epostName(mal: string): string {
  return Object.hasOwn(EPOST_MALER, mal) ? EPOST_MALER[mal as EpostMal] : mal;
}

const SECOND = 1000;
const FIRST_WAIT = 30 * SECOND;
const LONGEST_WAIT = 3600 * SECOND;
/** Chance moves a wait by at most this part of it, so that many do not come back at once. */
const JITTER = 0.25;

/** How often a message is tried: about two days' worth of waits, which outlasts a weekend's outage. */
export const MAX_ATTEMPTS = 54;

/**
 * When the next attempt is due after `attempts` failed ones, the last at `now`: half a minute, doubled up to
 * an hour. Null when the message is given up. `random` is in [0, 1).
 */
export function nextAttempt(attempts: number, now: Date, random: number): Date | null {
  if (attempts >= MAX_ATTEMPTS) return null;
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempts - 1));
  return new Date(now.getTime() + Math.round(wait * (1 - JITTER + 2 * JITTER * random)));
}

/** A mail server's refusal: what it was an answer to, and its three digits (RFC 5321). */
interface SmtpReply {
  readonly about: 'session' | 'recipient' | 'message';
  readonly code: number;
}

/** 5xx that speak of the conversation or of signing in, in whatever place they come. */
const ABOUT_THE_SESSION: readonly number[] = [503, 530, 534, 535, 538];

/**
 * Whether the same message would be refused again. Whatever is about the connection, the sender or signing in
 * can be put right by whoever runs the service: then the message is still there to be sent.
 */
export function isPermanent({ about, code }: SmtpReply): boolean {
  return about !== 'session' && code >= 500 && code < 600 && !ABOUT_THE_SESSION.includes(code);
}
