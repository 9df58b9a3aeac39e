import { readBacklog } from '#db/queues/sak-outbox.ts';
import { hasSearchedSince } from '#db/revisjon/searched.ts';
import type { Indexer } from '#indexer/indexer.ts';

/** Parallel pages while nobody searches and no change waits. */
const ALONE = 4;
/** Parallel pages while users search: with rests in between, so that the cores are theirs. */
const BESIDE_OTHERS = 1;
/** The longest rest, ms: a page for which a busy engine was waited for has rested already. */
const LONGEST_REST = 1_000;
/** How long ago a search still counts, ms: a person who reads the list searches again. */
const RECENT = 30_000;
/** Seconds that a change waits for the index when the follower does not keep up. */
const BEHIND = 0.2;
/** Seconds after which no follower seems to run: then the rebuild writes the change, and the sooner the better. */
const GIVEN_UP = 60;
/** How often it looks, ms. */
const LOOK = 1_000;

/** How fast a rebuild may go. */
export interface Pace {
  /**
   * To be waited for before each page. It looks at most once a second whether it is in the way; while it is, it rests as long as
   * the page before took, a second at most.
   */
  readonly look: () => Promise<void>;
  /** How many pages may be under way. */
  readonly width: () => number;
}

/**
 * Makes way for people who search, and for changes that wait to be found. When there is nothing to search in yet, nobody is
 * served by waiting. `rest` waits so many ms, or until the rebuild is to stop.
 */
export async function createPace(
  indexer: Pick<Indexer, 'db' | 'index' | 'clock'>,
  rest: (ms: number) => Promise<void>,
): Promise<Pace> {
  const isFirst = (await indexer.index.active()) === null;
  let width = ALONE;
  let next = -Infinity;
  let began = performance.now();
  return {
    look: async () => {
      if (isFirst) return;
      if (width === BESIDE_OTHERS) await rest(Math.min(performance.now() - began, LONGEST_REST));
      began = performance.now();
      if (began < next) return;
      next = began + LOOK;
      width = (await isInTheWay(indexer)) ? BESIDE_OTHERS : ALONE;
    },
    width: () => width,
  };
}

async function isInTheWay({ db, clock }: Pick<Indexer, 'db' | 'clock'>): Promise<boolean> {
  const [isSearched, { oldestSeconds }] = await Promise.all([
    hasSearchedSince(db, new Date(clock().getTime() - RECENT)),
    readBacklog(db, 1),
  ]);
  return isSearched || (oldestSeconds > BEHIND && oldestSeconds < GIVEN_UP);
}
