import { addDeadLetters, removeDeadLetters } from '#db/queues/dead-letters.ts';
import { holdGenerations, removeOtherEngines, type Generation } from '#db/queues/generations.ts';
import { removeRows, takeRows, type OutboxRow } from '#db/queues/sak-outbox.ts';
import type { SearchIndex } from '#search/port.ts';
import type { Indexer } from './indexer.ts';
import { storeTransitions } from './transitions.ts';
import { readWrites, writeToAll } from './writes.ts';

/** Outbox rows of one batch: a bulk of a couple of megabytes. */
export const BATCH = 500;

export interface BatchResult {
  /** Cases whose rows were taken. */
  readonly taken: number;
  /** Cases that are finished: written, deleted or already newer in the index. */
  readonly done: number;
  /** Cases whose rows stay, because the engine was busy or the case is being changed. */
  readonly waiting: number;
  /** Cases that failed and got a dead letter. */
  readonly failed: number;
}
export const EMPTY_BATCH: BatchResult = { taken: 0, done: 0, waiting: 0, failed: 0 };

/**
 * Takes rows, reads their cases again, writes them to every registered generation and removes the rows, in one
 * transaction. If the process is killed, the rows are still there; writing twice changes nothing. Throws
 * `EngineUnavailable`.
 *
 * A rebuild that begins meanwhile misses nothing. The rows are taken before the generations are read. A generation
 * that is not among them was registered after the take, and a rebuild reads cases only after it has registered its
 * generation: so it reads the changes whose rows are removed here.
 *
 * Without any generation the rows stay: the rebuild removes the ones that it has covered.
 */
export async function followBatch(indexer: Indexer, limit = BATCH): Promise<BatchResult> {
  const { db, index, engine, clock, build, log } = indexer;
  return db.transaction(async (trx) => {
    const rows = await takeRows(trx, limit);
    if (rows.length === 0) return EMPTY_BATCH;
    const live = await holdGenerations(trx, engine);
    const sakIds = [...new Set(rows.map((row) => row.sakId))];
    if (live.length === 0) return { ...EMPTY_BATCH, taken: sakIds.length, waiting: sakIds.length };

    const { writes, transitions, refused } = await readWrites(trx, build, sakIds, clock());
    const names = live.map((generation) => generation.navn);
    const result = await writeToAll(index, names, writes);
    await refreshSearched(index, live);

    const done = new Set(result.done);
    const written = transitions.filter((transition) => done.has(transition.sakId));
    const locked = await storeTransitions(trx, written, clock());
    const failed = [...refused, ...result.refused];
    await addDeadLetters(trx, failed);
    await removeDeadLetters(trx, result.done);
    const waiting = new Set([...result.retry, ...locked]);
    await removeRows(trx, idsExcept(rows, waiting));
    const dropped = await removeOtherEngines(trx, engine);
    if (dropped.length > 0) log.warn({ dropped }, 'the other engine is no longer kept up to date');
    return {
      taken: sakIds.length,
      done: sakIds.length - waiting.size - failed.length,
      waiting: waiting.size,
      failed: failed.length,
    };
  });
}

/**
 * Makes the writes visible before the rows are removed. A case with a row is masked in searches (search/port.ts,
 * StaleMask); so the row must stay while the old document, with a name that is hidden by now, can still be found.
 */
async function refreshSearched(index: SearchIndex, live: readonly Generation[]): Promise<void> {
  const searched = live.filter((generation) => generation.status === 'aktiv');
  await Promise.all(searched.map((generation) => index.refresh(generation.navn)));
}

function idsExcept(rows: readonly OutboxRow[], sakIds: ReadonlySet<string>): number[] {
  return rows.filter((row) => !sakIds.has(row.sakId)).map((row) => row.id);
}
