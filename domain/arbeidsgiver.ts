import { asciiEmail, LIMITS } from './text-rules.ts';
import { texts } from './texts.ts';
import { endOfOsloDay, osloDay, shiftDay, type Day } from './time.ts';

export const behovMessages = texts({
  tooLong: {
    nb: `Meldingen kan ikke være lengre enn ${LIMITS.melding} tegn.`,
    nn: `Meldinga kan ikkje vere lengre enn ${LIMITS.melding} teikn.`,
  },
});

/** How many Oslo days the employer's contact person has to answer, after the day of the question. */
const LINK_DAYS = 30;

/** When a link that is sent at `now` stops working: at the end of its last Oslo day. */
export function linkExpiry(now: Date): Date {
  return endOfOsloDay(shiftDay(osloDay(now), { days: LINK_DAYS }));
}

/** The last Oslo day on which a link works that stops working at `expires`. */
export function lastLinkDay(expires: Date): Day {
  return osloDay(new Date(expires.getTime() - 1));
}

/** What has happened to a question to an employer. */
export interface LinkHistory {
  readonly utloeper: Date;
  readonly svart: Date | null;
  /** The question was asked again, or the application was rejected. */
  readonly erstattet: Date | null;
  /** The profile was ended. */
  readonly slettet: Date | null;
}
type LinkState = 'open' | 'used' | 'replaced' | 'expired';

/** Whether a link still takes an answer at `now`, or why not. The most specific reason comes first. */
export function linkState(
  { utloeper, svart, erstattet, slettet }: LinkHistory,
  now: Date,
): LinkState {
  if (svart) return 'used';
  if (erstattet ?? slettet) return 'replaced';
  return utloeper <= now ? 'expired' : 'open';
}

/**
 * Whether two addresses reach the same mailbox, as far as one can tell from outside. Applicants cannot confirm their
 * own need, so the contact person must have another address. Freelancers name somebody who buys their work.
 */
export function isSameMailbox(one: string, other: string): boolean {
  return mailbox(one) === mailbox(other);
}

function mailbox(address: string): string {
  return asciiEmail(address.trim()).toLowerCase();
}
