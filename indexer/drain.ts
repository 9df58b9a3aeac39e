import { createBackoff } from './backoff.ts';
import { IndexerError } from './error-kind.ts';
import { followBatch } from './follow/batch.ts';
import type { Indexer } from './indexer.ts';
import { COMMITTED_AT, currentSnapshot } from './outbox.ts';
import { pause } from './pause.ts';
import { rowsOf } from './sql.ts';

export interface DrainOptions {
  readonly signal: AbortSignal;
  /** How long nothing may get through, ms. */
  readonly patience?: number;
}

export interface Drained {
  readonly done: number;
  readonly buried: number;
}

/**
 * Settles every change that is committed now, here or by a follower that is running; what comes later is not waited
 * for. Throws `EngineUnavailable` when the engine is away, and when nothing gets through for too long.
 */
export async function drain(indexer: Indexer, options: DrainOptions): Promise<Drained> {
  const { signal, patience = 60_000 } = options;
  const snapshot = await currentSnapshot(indexer.db);
  const backoff = createBackoff({ first: 50, most: 2_000 });
  let drained: Drained = { done: 0, buried: 0 };
  let deadline = Date.now() + patience;
  while (!signal.aborted && (await isWaiting(indexer, snapshot))) {
    const { done, buried } = await followBatch(indexer);
    drained = { done: drained.done + done, buried: drained.buried + buried };
    if (done + buried > 0) {
      backoff.reset();
      deadline = Date.now() + patience;
      continue;
    }
    if (Date.now() >= deadline)
      throw new IndexerError('changes are waiting that nobody gets into the index');
    await pause(backoff.next(), signal);
  }
  return drained;
}

async function isWaiting({ db }: Indexer, snapshot: string): Promise<boolean> {
  const rows = await rowsOf(db, `select 1 from sak_utboks where ${COMMITTED_AT} limit 1`, [
    snapshot,
  ]);
  return rows.length > 0;
}
