import { drain, type DrainOptions } from './drain.ts';
import { SWEEP_BATCH } from './follow/follow.ts';
import type { Indexer } from './indexer.ts';
import { followedGeneration } from './searched.ts';
import { sweepDue } from './transitions.ts';

export interface SweepReport {
  /** Cases of which something is hidden by now and that the index still had. */
  readonly due: number;
  readonly written: number;
  readonly deadLetters: number;
}

/** Hides what is due by the clock, and brings everything else that waits into the index on the way. */
export async function sweep(indexer: Indexer, options: DrainOptions): Promise<SweepReport> {
  await followedGeneration(indexer);
  // New cases have no transition stored before they are written for the first time.
  const before = await drain(indexer, options);
  let due = 0;
  for (let batch = SWEEP_BATCH; batch === SWEEP_BATCH && !options.signal.aborted; due += batch)
    batch = await sweepDue(indexer.db, indexer.clock(), SWEEP_BATCH);
  const after = await drain(indexer, options);
  return { due, written: before.done + after.done, deadLetters: before.buried + after.buried };
}
