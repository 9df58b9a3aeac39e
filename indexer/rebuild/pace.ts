import { hasSearchedSince } from '#db/revisjon/searched.ts';
import type { Indexer } from '#indexer/indexer.ts';

/** Pages that are written at the same time while nobody searches. */
const ALONE = 4;
/** While somebody does: what reads, builds and writes takes turns and rests in between, so that the cores are theirs. */
const BESIDE_SEARCHES = 1;
/** The longest rest, ms: a page for which a busy engine was waited for has rested already. */
const LONGEST_REST = 1_000;
/** How long ago a search still counts, ms: a person who reads the list searches again. */
const RECENT = 30_000;
/** How often the log is asked, ms. */
const LOOK = 1_000;

/** How fast a rebuild may go. */
export interface Pace {
  /**
   * To be waited for before each page. While somebody searches it rests as long as the page before took, a second at most; it asks the audit log
   * at most once a second.
   */
  readonly look: () => Promise<void>;
  /** How many pages may be under way. */
  readonly width: () => number;
}

/**
 * Makes way for people who search. When there is nothing to search in yet, nobody is served by waiting. `rest` waits so many
 * ms, or until the rebuild is to stop.
 */
export async function createPace(
  { db, index, clock }: Pick<Indexer, 'db' | 'index' | 'clock'>,
  rest: (ms: number) => Promise<void>,
): Promise<Pace> {
  const isFirst = (await index.active()) === null;
  let width = ALONE;
  let next = -Infinity;
  let began = performance.now();
  return {
    look: async () => {
      if (isFirst) return;
      if (width === BESIDE_SEARCHES) await rest(Math.min(performance.now() - began, LONGEST_REST));
      began = performance.now();
      if (began < next) return;
      next = began + LOOK;
      const isSearched = await hasSearchedSince(db, new Date(clock().getTime() - RECENT));
      width = isSearched ? BESIDE_SEARCHES : ALONE;
    },
    width: () => width,
  };
}
