import { reasonOf } from '#db/errors.ts';
import { readGenerations } from '#db/queues/generations.ts';
import { isBesideOther, removeUnowned, retireLane } from '#db/queues/lanes.ts';
import { otherLane } from '#db/lane.ts';
import { orderRebuildForLoss } from '#db/queues/rebuild-orders.ts';
import type { SearchIndex } from '#search/port.ts';
import { generationName } from './generations.ts';
import type { Indexer } from './indexer.ts';
import { pause } from './wait.ts';

/*
 * Two versions side by side (docs/decisions/0039): each keeps an index of its own layout true, in a lane of its own.
 */

/** How often it is looked, ms. */
const POLL = 10_000;

interface FollowLanesOptions {
  readonly signal: AbortSignal;
  /** What the other version has in the engine. */
  readonly others: SearchIndex;
  readonly poll?: number;
}

/**
 * Orders this version's first index while another version's is searched, and puts away what a version has left that nobody
 * runs any more. Until the signal, side by side with `follow`.
 */
export async function followLanes(indexer: Indexer, options: FollowLanesOptions): Promise<void> {
  const { signal, others, poll = POLL } = options;
  const { db, engine, log, clock } = indexer;
  for (;;) {
    // `indexer run` begins to build at once by itself.
    await pause(poll, signal);
    if (signal.aborted) return;
    try {
      const isBuilding = (await readGenerations(db, engine)).length > 0;
      if (!isBuilding && (await isBesideOther(db, engine))) {
        const order = await orderRebuildForLoss(db, clock());
        if (order !== null) log.info({ order }, 'an index of this version is ordered');
      }
      await retire(indexer, others, false);
      while ((await removeUnowned(db)) > 0 && !signal.aborted);
    } catch (error) {
      log.warn(
        { reason: reasonOf(error) },
        'what another version has left could not be looked after',
      );
    }
  }
}

/** Puts the other version's index away (db/queues/lanes.ts, `retireLane`). Returns its generations; null when nothing was done. */
export async function retire(
  { db, lane = 'a', log }: Indexer,
  others: SearchIndex,
  force: boolean,
): Promise<readonly string[] | null> {
  const now = generationName(new Date(), '');
  if (!(await retireLane(db, otherLane(lane), force))) return null;
  // A new version may take the lane as soon as it is free: what it begins has a later name.
  const generations = (await others.list()).filter((navn) => navn < now);
  for (const navn of generations) await others.drop(navn);
  log.info({ generations }, 'the index of another version was put away');
  return generations;
}
