import { type Access, accessState } from './access.ts';
import { bokmaal } from './texts.ts';
import { addOsloMonths, type Day, isAhead, osloDay, shiftDay } from './time.ts';

/** Access that nobody has used for so many Oslo calendar months is about to end. */
export const UNUSED_MONTHS = 12;
/** Days from the day on which somebody is told so to the one on which it ends. */
export const UNUSED_NOTICE_DAYS = 14;

/** What an administrator reads who keeps somebody's access. */
export const ubruktMessages = bokmaal({
  reason: 'Du må oppgi hvorfor tilgangen skal beholdes.',
  notUnused: 'Tilgangen er brukt eller endret i mellomtiden.',
});

/** What the rule looks at. */
export interface Bruk {
  readonly access: Access | null;
  /**
   * When the service was last used: signed in to, read through a calendar, a feed or a key. Being given access, the yearly update, being
   * kept by an administrator and the end of a suspension count as well (0066). Null: never had access.
   */
  readonly sistBrukt: Date | null;
  /** When the person was last told that access ends. It counts where the access was unused by then. */
  readonly varslet: Date | null;
}

/** Whether nobody has used the access for twelve months. A yearly update that is due changes nothing; a suspension does: nobody could. */
export function isUnused({ access, sistBrukt }: Bruk, now: Date): boolean {
  const state = accessState(access, now);
  if (sistBrukt === null || (state !== 'valid' && state !== 'lapsed')) return false;
  return addOsloMonths(sistBrukt, UNUSED_MONTHS) <= now;
}

/** The Oslo day on which unused access ends, as its owner was told; null while it is used, or nobody was told. */
export function unusedEnd(bruk: Bruk, now: Date): Day | null {
  const { sistBrukt, varslet } = bruk;
  if (!isUnused(bruk, now) || varslet === null) return null;
  if (varslet < addOsloMonths(sistBrukt!, UNUSED_MONTHS)) return null;
  return shiftDay(osloDay(varslet), { days: UNUSED_NOTICE_DAYS });
}

/**
 * What is to be done at `now` about access that is not used: its owner told, or the access ended. Nobody is told of an end that comes
 * after the administrator's end date.
 */
export function unusedStep(bruk: Bruk, now: Date): 'tell' | 'end' | null {
  if (!isUnused(bruk, now)) return null;
  const end = unusedEnd(bruk, now);
  if (end !== null) return isAhead(end, osloDay(now)) ? null : 'end';
  const own = bruk.access?.endDate ?? null;
  const told = shiftDay(osloDay(now), { days: UNUSED_NOTICE_DAYS });
  return own === null || isAhead(own, told) ? 'tell' : null;
}
