import { bokmaal } from './texts.ts';
import { endOfOsloDay, osloDay, shiftDay } from './time.ts';
import type { Grunn } from './tilbaketrekking.ts';

/*
 * What is hidden for the safety of somebody is shown again by two administrators: one proposes it and says why, and another one approves
 * or declines. Nothing is shown before that.
 */

/** Whether it takes two to show again what is hidden for this reason. */
export const opphevesAvTo = (grunn: Grunn): boolean => grunn === 'sikkerhet';

/** How many Oslo days a proposal waits, after its own. */
const FORSLAG_DAGER = 7;

/** When a proposal ends by itself: at the end of its last Oslo day. */
export function forslagUtloeper(now: Date): Date {
  return endOfOsloDay(shiftDay(osloDay(now), { days: FORSLAG_DAGER }));
}

/** What a colleague says to a proposal; and whoever made it takes it back. */
export const FORSLAG_SVAR = ['godkjent', 'avslaatt', 'trukket'] as const;
export type ForslagSvar = (typeof FORSLAG_SVAR)[number];
/** How a proposal ended. */
export type ForslagUtfall = ForslagSvar | 'utloept';

/** Why somebody may not give this answer; null when they may. Of two at the command line `isOwn` says whether it is the same name. */
export function svarHindring(svar: ForslagSvar, isOwn: boolean): string | null {
  if (svar === 'trukket') return isOwn ? null : forslagMessages.notOwn;
  return isOwn ? forslagMessages.own : null;
}

export const forslagMessages = bokmaal({
  needsTwo:
    'Dette er skjult av hensyn til sikkerhet. Det må to til å oppheve det: foreslå det først.',
  onlySafety: 'Dette kan du oppheve alene.',
  already: 'En kollega har allerede foreslått å oppheve dette.',
  own: 'En annen administrator må svare på forslaget ditt.',
  notOwn: 'Bare den som foreslo det, kan trekke forslaget.',
  over: 'Forslaget er besvart, trukket eller gått ut.',
  ordRequired: 'Skriv hvorfor.',
  grunn: 'Skjult av hensyn til sikkerhet. Grunnen endres ikke; foreslå å oppheve skjulingen.',
});
