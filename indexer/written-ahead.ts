import { reasonOf } from '#db/errors.ts';
import { readSearched, writtenAhead } from '#db/queues/generations.ts';
import { orderRebuildForLoss } from '#db/queues/rebuild-orders.ts';
import { inOwnScope } from '#monitoring/scope.ts';
import { type Indexer, timeToWrite } from './indexer.ts';
import { pause } from './wait.ts';

/** How often the clock is compared while there is nothing to write, and the index is looked at, ms. */
const POLL = 60_000;

interface FollowWritingOptions {
  readonly signal: AbortSignal;
  readonly poll?: number;
}

/** Replaces an index that was written by a clock that was ahead, until the signal. Runs side by side with `follow`. */
export async function followWriting(
  indexer: Indexer,
  { signal, poll = POLL }: FollowWritingOptions,
): Promise<void> {
  while (!signal.aborted) {
    await inOwnScope(() => replaceWrittenAhead(indexer)).catch((error: unknown) => {
      indexer.log.warn(
        { reason: reasonOf(error) },
        'by which time the index was written is unknown',
      );
    });
    await pause(poll, signal);
  }
}

/**
 * Orders a rebuild when the searched generation was written by a clock that was ahead, or when the time has been set back since: its
 * documents hide what is shown, and the transitions that are stored with the cases have been passed over. A rebuild makes both anew
 * while searches go on, and its generation has a mark of its own, so that nothing is forgotten if it is killed. Gives the number of the
 * order. Throws `ClockWrong`: only a right clock can judge another.
 */
export async function replaceWrittenAhead(indexer: Indexer): Promise<number | null> {
  const { db, engine, log } = indexer;
  const now = await timeToWrite(indexer);
  const searched = await readSearched(db, engine);
  if (!searched || writtenAhead([searched], now).length === 0) return null;
  const order = await orderRebuildForLoss(db, now);
  if (order !== null)
    log.error(
      { generation: searched.navn, until: searched.skrevetTil, order },
      'the index was written by a clock that was ahead: a rebuild is ordered',
    );
  return order;
}
