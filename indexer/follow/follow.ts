import { createBackoff, type Backoff } from '#indexer/backoff.ts';
import { readGenerations } from '#indexer/generations.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { kindOf } from '#indexer/error-kind.ts';
import { pause } from '#indexer/pause.ts';
import { nextDue, sweepDue } from '#indexer/transitions.ts';
import { followBatch, type BatchResult } from './batch.ts';
import { forgetVanished } from './vanished.ts';
import type { Wake } from './wake.ts';

/** How often the outbox is looked into although nobody has called, ms. */
const POLL = 5_000;
/** A due case that someone is changing just now is left alone; not asked for again at once, ms. */
const SHORTEST = 20;
export const SWEEP_BATCH = 1_000;

export interface FollowOptions {
  readonly signal: AbortSignal;
  readonly wake: Wake;
  readonly poll?: number;
  readonly backoff?: Backoff;
  /** Told of every batch that took something. */
  readonly onBatch?: (result: BatchResult) => void;
}

/** Keeps every live generation up to date until the signal; outlives an engine or a database that is away. */
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
      else if (result.waiting > 0) await stall(indexer, 'waiting', backoff.next(), signal);
      else await wake.wait(await idleFor(indexer, poll));
    } catch (error) {
      await stall(indexer, kindOf(error), backoff.next(), signal);
    }
  }
}

/** Without an index there is nothing to keep up to date: the rows wait, and the first rebuild covers them. */
async function hasIndex(indexer: Indexer): Promise<boolean> {
  return (await readGenerations(indexer.db, indexer.motor)).length > 0;
}

/** What is due by the clock, then one batch. */
async function followOnce(indexer: Indexer): Promise<BatchResult> {
  await sweepDue(indexer.db, indexer.clock(), SWEEP_BATCH);
  return followBatch(indexer);
}

/** Until the next transition, but no longer than the poll. */
async function idleFor(indexer: Indexer, poll: number): Promise<number> {
  const due = await nextDue(indexer.db);
  if (!due) return poll;
  return Math.max(SHORTEST, Math.min(poll, due.getTime() - indexer.clock().getTime()));
}

/** Nothing got through: perhaps the engine is away for a while, perhaps a generation is gone for good. */
async function stall(
  indexer: Indexer,
  reason: string,
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  const { log, motor } = indexer;
  log.warn({ motor, reason, ms }, 'the batch stays in the outbox and is tried again');
  await forgetVanished(indexer).catch(() => undefined);
  await pause(ms, signal);
}
