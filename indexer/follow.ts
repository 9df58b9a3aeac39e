import { readGenerations } from '#db/queues/generations.ts';
import { followBatch, type BatchResult } from './batch.ts';
import { forgetLostGenerations } from './generations.ts';
import { kindOf, type Indexer } from './indexer.ts';
import { SWEEP_BATCH } from './sweep.ts';
import { nextDue, sweepDue } from './transitions.ts';
import { createBackoff, pause, type Backoff, type Wake } from './wait.ts';

/** How often the outbox is read without a notification, ms. */
const POLL = 5_000;
/** The least wait, ms: a due case that somebody is changing just now is not asked for again at once. */
const SHORTEST = 20;

export interface FollowOptions {
  readonly signal: AbortSignal;
  readonly wake: Wake;
  readonly poll?: number;
  readonly backoff?: Backoff;
  /** Called after every batch that took something. */
  readonly onBatch?: (result: BatchResult) => void;
}

/**
 * Keeps every registered generation up to date until the signal. While the engine or the database is away it waits
 * and tries again.
 */
export async function follow(indexer: Indexer, options: FollowOptions): Promise<void> {
  const { signal, wake, poll = POLL, backoff = createBackoff({ most: 10_000 }), onBatch } = options;
  while (!signal.aborted) {
    try {
      if (!(await hasIndex(indexer))) {
        await wake.wait(poll);
        continue;
      }
      const result = await followOnce(indexer);
      if (result.taken > 0) onBatch?.(result);
      if (result.taken > result.waiting) backoff.reset();
      else if (result.waiting > 0) await waitAfterFailure(indexer, 'waiting', backoff, signal);
      else await wake.wait(await idleFor(indexer, poll));
    } catch (error) {
      await waitAfterFailure(indexer, kindOf(error), backoff, signal);
    }
  }
}

/** Without an index the rows wait: the first rebuild covers them. */
async function hasIndex(indexer: Indexer): Promise<boolean> {
  return (await readGenerations(indexer.db, indexer.engine)).length > 0;
}

/** What is due by the clock, then one batch. */
async function followOnce(indexer: Indexer): Promise<BatchResult> {
  await sweepDue(indexer.db, indexer.clock(), SWEEP_BATCH);
  return followBatch(indexer);
}

/** ms until the next transition, at most `poll`. */
async function idleFor(indexer: Indexer, poll: number): Promise<number> {
  const due = await nextDue(indexer.db);
  if (!due) return poll;
  return Math.max(SHORTEST, Math.min(poll, due.getTime() - indexer.clock().getTime()));
}

/** Nothing got through: the engine may be away for a while, or a generation may be gone for good. */
async function waitAfterFailure(
  indexer: Indexer,
  reason: string,
  backoff: Backoff,
  signal: AbortSignal,
): Promise<void> {
  const { log, engine } = indexer;
  const ms = backoff.next();
  log.warn({ engine, reason, ms }, 'the batch stays in the outbox and is tried again');
  await forgetLostGenerations(indexer).catch(() => undefined);
  await pause(ms, signal);
}
