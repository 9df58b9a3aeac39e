import { asciiEmail } from './text-rules.ts';
import { endOfOsloDay, osloDay, shiftDay, type Day } from './time.ts';

/** How long the employer's contact person has to answer, in Oslo days after the one on which it was asked. */
const LINK_DAYS = 30;

/** The instant from which a link that is asked with at `now` no longer works: the end of its last Oslo day. */
export function linkExpiry(now: Date): Date {
  return endOfOsloDay(shiftDay(osloDay(now), { days: LINK_DAYS }));
}

/** The last Oslo day on which a link works that ends at `expires`. */
export function lastLinkDay(expires: Date): Day {
  return osloDay(new Date(expires.getTime() - 1));
}

/** What became of a question to an employer. */
export interface LinkLife {
  readonly utloeper: Date;
  readonly svart: Date | null;
  /** Asked anew, or the application was rejected. */
  readonly erstattet: Date | null;
  /** The profile was ended. */
  readonly slettet: Date | null;
}
export type LinkState = 'open' | 'used' | 'replaced' | 'expired';

/** Whether a link still takes an answer at `now`, or why not: what says most about it comes first. */
export function linkState({ utloeper, svart, erstattet, slettet }: LinkLife, now: Date): LinkState {
  if (svart) return 'used';
  if (erstattet ?? slettet) return 'replaced';
  return utloeper <= now ? 'expired' : 'open';
}

/**
 * Whether two addresses reach the same mailbox, as far as anyone can tell from outside. Nobody confirms their
 * own need: the contact person's address must be another than the applicant's, also for freelancers, who
 * name somebody who buys their work.
 */
export function isSameMailbox(one: string, other: string): boolean {
  return mailbox(one) === mailbox(other);
}

function mailbox(address: string): string {
  return asciiEmail(address.trim()).toLowerCase();
}
