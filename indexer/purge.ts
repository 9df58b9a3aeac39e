import { rightTime } from '#db/clock.ts';
import { reasonOf } from '#db/errors.ts';
import { notePurge, readUnpurged } from '#db/queues/generations.ts';
import { inOwnScope } from '#monitoring/scope.ts';
import type { Indexer } from './indexer.ts';
import { withPurgeLock } from './rebuild/lock.ts';
import { pause } from './wait.ts';

/**
 * What has left the index is never found, but stays in the engine's files for a while. A purge leaves at most what was
 * replaced in the last minute, and that goes with the next one: with two in twelve hours, everything is gone within a day,
 * also when one of them fails (docs/decisions/0027).
 */
export const PURGE_EVERY = 6 * 3_600_000;

/** How often it is looked whether a purge is due, ms. */
const POLL = 60_000;

interface FollowPurgesOptions {
  readonly signal: AbortSignal;
  readonly poll?: number;
}

/** Purges the searched generation whenever it is due, until the signal. Runs side by side with `follow`. */
export async function followPurges(
  indexer: Indexer,
  { signal, poll = POLL }: FollowPurgesOptions,
): Promise<void> {
  while (!signal.aborted) {
    await inOwnScope(() => purgeDue(indexer)).catch((error: unknown) => {
      indexer.log.warn({ reason: reasonOf(error) }, 'the index could not be purged, and will be');
    });
    await pause(poll, signal);
  }
}

/** Purges the searched generation when the last purge is long ago; gives its name, or null. One follower does it. */
export async function purgeDue(indexer: Indexer): Promise<string | null> {
  const { db, engine, index, clock, log } = indexer;
  const due = async () => {
    const now = await rightTime(db, indexer);
    return readUnpurged(db, engine, new Date(now.getTime() - PURGE_EVERY), now);
  };
  if ((await due()) === null) return null;
  return withPurgeLock(indexer, async () => {
    const generation = await due();
    if (generation === null) return null;
    const began = await rightTime(db, indexer);
    await index.purge(generation);
    await notePurge(db, generation, began);
    log.info({ generation, ms: clock().getTime() - began.getTime() }, 'the index was purged');
    return generation;
  });
}
