import { lastHearingEnd, type Sak } from './sak.ts';
import { addOsloDays } from './time.ts';

/** SPEC §3: 0 show, 1 by the court, 2 older than 14 days, 3 no court meeting. */
export const ParterStatus = {
  Vises: 0,
  Anonymisert: 1,
  EldreEnnToUker: 2,
  UtenRettsmoete: 3,
} as const;
export type ParterStatus = (typeof ParterStatus)[keyof typeof ParterStatus];

/** Days after the last hearing for which the parties' names are shown (SPEC §9). */
export const PARTER_DAYS = 14;

type PartyRuleInput = Pick<Sak, 'parterAnonymisert' | 'rettsmoeter'>;

/**
 * From which instant the names are hidden: 14 Oslo calendar days after the end of the last hearing,
 * or `'always'` (DESIGN §3).
 */
export function parterHiddenFrom(sak: PartyRuleInput): Date | 'always' {
  const end = lastHearingEnd(sak);
  if (sak.parterAnonymisert || !end) return 'always';
  return addOsloDays(end, PARTER_DAYS);
}

/** The display status of the parties at `now`. The boundary itself belongs to the hidden side. */
export function parterStatus(sak: PartyRuleInput, now: Date): ParterStatus {
  if (sak.parterAnonymisert) return ParterStatus.Anonymisert;
  const from = parterHiddenFrom(sak);
  if (from === 'always') return ParterStatus.UtenRettsmoete;
  return now < from ? ParterStatus.Vises : ParterStatus.EldreEnnToUker;
}
