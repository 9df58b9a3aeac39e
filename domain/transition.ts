import { parterHiddenFrom } from './anonymisation.ts';
import { dokumentHiddenFrom } from './expiry.ts';
import type { Sak } from './sak.ts';

/**
 * The next instant after `now` at which something of the case becomes hidden, or null.
 * The sweep reads only the cases whose stored transition is due (DESIGN §3).
 */
export function nextTransition(sak: Sak, now: Date): Date | null {
  const hidden = parterHiddenFrom(sak);
  const instants = sak.dokumenter.map((dokument) => dokumentHiddenFrom(dokument, sak).getTime());
  if (hidden !== 'always' && sak.parter) instants.push(hidden.getTime());
  const ahead = instants.filter((instant) => instant > now.getTime());
  return ahead.length === 0 ? null : new Date(Math.min(...ahead));
}
