import { bokmaal } from './texts.ts';

/**
 * ms: how often a page that is open says so, and after how long without that nobody looks at it any more. It locks nothing, and
 * one word that is lost on the way ends nothing.
 */
export const SER_PAA = { hvert: 30_000, varer: 2 * 60_000 } as const;

export const samtaleMessages = bokmaal({ missing: 'Skriv en kommentar først.' });

/** What two administrators have made of one field of an application that both had read. */
export type Utfall = 'same' | 'theirs' | 'mine' | 'both';

/** 'same': both say the same. 'theirs' and 'mine': only one has changed it. 'both': each has, and differently. */
export function utfallOf<T>(read: T, mine: T, theirs: T): Utfall {
  if (mine === theirs) return 'same';
  if (mine === read) return 'theirs';
  return theirs === read ? 'mine' : 'both';
}
