import { rightTime } from '#db/clock.ts';
import { currentSnapshot, hasRowsOf } from '#db/queues/sak-outbox.ts';
import { followBatch } from './batch.ts';
import { followedGeneration } from './generations.ts';
import { IndexerError, type Indexer } from './indexer.ts';
import { SWEEP_BATCH, sweepDue } from './transitions.ts';
import { createBackoff, pause } from './wait.ts';

export interface SweepReport {
  /** Cases of which something was to be hidden by now, and that the index still had as before. */
  readonly due: number;
  readonly written: number;
  readonly deadLetters: number;
}

/** Hides what is due by the clock; on the way everything else in the outbox is indexed. */
export async function sweep(indexer: Indexer, options: DrainOptions): Promise<SweepReport> {
  await followedGeneration(indexer);
  // A new case has no transition stored before it is written for the first time: so the outbox comes first.
  const before = await drain(indexer, options);
  let due = 0;
  for (let batch = SWEEP_BATCH; batch === SWEEP_BATCH && !options.signal.aborted; due += batch)
    batch = await sweepDue(indexer.db, await rightTime(indexer.db, indexer), SWEEP_BATCH);
  const after = await drain(indexer, options);
  return { due, written: before.done + after.done, deadLetters: before.failed + after.failed };
}

interface DrainOptions {
  readonly signal: AbortSignal;
  /** How long to go on while nothing gets through, ms. */
  readonly patience?: number;
}

interface Drained {
  readonly done: number;
  readonly failed: number;
}

/**
 * Indexes every change that is committed now, together with a follower that may be running. Later changes are not
 * waited for. Throws `EngineUnavailable` when the engine is away, and when nothing gets through for too long.
 */
export async function drain(indexer: Indexer, options: DrainOptions): Promise<Drained> {
  const { signal, patience = 60_000 } = options;
  const snapshot = await currentSnapshot(indexer.db);
  const backoff = createBackoff({ first: 50, most: 2_000 });
  let drained: Drained = { done: 0, failed: 0 };
  let deadline = Date.now() + patience;
  while (!signal.aborted && (await hasRowsOf(indexer.db, snapshot))) {
    const { done, failed } = await followBatch(indexer);
    drained = { done: drained.done + done, failed: drained.failed + failed };
    if (done + failed > 0) {
      backoff.reset();
      deadline = Date.now() + patience;
      continue;
    }
    if (Date.now() >= deadline) throw new IndexerError('waiting changes do not reach the index');
    await pause(backoff.next(), signal);
  }
  return drained;
}
