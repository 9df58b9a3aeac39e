import { hasSearchedSince } from '#db/revisjon/searched.ts';
import type { Indexer } from '#indexer/indexer.ts';

/** Pages that are written at the same time while nobody searches. */
const ALONE = 4;
/** While somebody does: what reads, builds and writes takes turns, so that one core is busy and the others are theirs. */
const BESIDE_SEARCHES = 1;
/** How long ago a search still counts, ms: a person who reads the list searches again. */
const RECENT = 30_000;
/** How often the log is asked, ms. */
const LOOK = 1_000;

/** How many pages a rebuild may have under way. */
export interface Pace {
  /** Asks the audit log whether somebody searches, at most once a second. */
  readonly look: () => Promise<void>;
  readonly width: () => number;
}

/** Makes way for people who search. When there is nothing to search in yet, nobody is served by waiting. */
export async function createPace({
  db,
  index,
  clock,
}: Pick<Indexer, 'db' | 'index' | 'clock'>): Promise<Pace> {
  const isFirst = (await index.active()) === null;
  let width = ALONE;
  let next = -Infinity;
  return {
    look: async () => {
      if (isFirst || performance.now() < next) return;
      next = performance.now() + LOOK;
      const isSearched = await hasSearchedSince(db, new Date(clock().getTime() - RECENT));
      width = isSearched ? BESIDE_SEARCHES : ALONE;
    },
    width: () => width,
  };
}
