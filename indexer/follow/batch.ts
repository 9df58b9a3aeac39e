import type { SearchIndex } from '#search/port.ts';
import { disownOtherEngines, holdGenerations, type Generation } from '#indexer/generations.ts';
import { bury, exhume } from '#indexer/dead-letters.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { removeRows, takeRows, type OutboxRow } from '#indexer/outbox.ts';
import { readWrites } from '#indexer/read-writes.ts';
import { storeTransitions } from '#indexer/transitions.ts';
import { writeToAll } from '#indexer/write-to-all.ts';

/** Cases of one batch, about: a bulk of a couple of megabytes. */
export const BATCH = 500;

export interface BatchResult {
  /** Cases whose rows were taken. */
  readonly taken: number;
  /** Cases settled: written, deleted or already newer in the index. */
  readonly done: number;
  /** Cases whose rows stay, because the engine was busy or the case is being changed. */
  readonly waiting: number;
  readonly buried: number;
}
export const EMPTY_BATCH: BatchResult = { taken: 0, done: 0, waiting: 0, buried: 0 };

/**
 * Takes rows, re-reads their cases, writes them to every live generation and removes the rows, in one transaction:
 * killed anywhere, the rows are still there, and writing twice changes nothing. Throws `EngineUnavailable`.
 *
 * Nothing is lost to a rebuild that begins meanwhile. The rows are taken before the generations are read; a
 * generation not seen then was registered after the take, and a rebuild reads only after it is registered:
 * so it reads the very changes whose rows go.
 *
 * With no generation alive the rows stay: a rebuild will want to know what it has covered.
 */
export async function followBatch(indexer: Indexer, limit = BATCH): Promise<BatchResult> {
  const { db, index, motor, clock, build, log } = indexer;
  return db.transaction(async (trx) => {
    const rows = await takeRows(trx, limit);
    if (rows.length === 0) return EMPTY_BATCH;
    const live = await holdGenerations(trx, motor);
    const sakIds = [...new Set(rows.map((row) => row.sakId))];
    if (live.length === 0) return { ...EMPTY_BATCH, taken: sakIds.length, waiting: sakIds.length };

    const { writes, transitions, refused } = await readWrites(trx, build, sakIds, clock());
    const names = live.map((generation) => generation.navn);
    const fates = await writeToAll(index, names, writes);
    await showAll(index, live);

    const done = new Set(fates.done);
    const settled = transitions.filter((transition) => done.has(transition.sakId));
    const held = await storeTransitions(trx, settled, clock());
    const letters = [...refused, ...fates.refused];
    await bury(trx, letters);
    await exhume(trx, fates.done);
    const waiting = new Set([...fates.retry, ...held]);
    await removeRows(trx, settledRows(rows, waiting));
    const disowned = await disownOtherEngines(trx, motor);
    if (disowned.length > 0)
      log.warn({ disowned }, 'the other engine is no longer kept up to date');
    return {
      taken: sakIds.length,
      done: sakIds.length - waiting.size - letters.length,
      waiting: waiting.size,
      buried: letters.length,
    };
  });
}

/**
 * Makes the writes visible before the rows go: the rows are what keeps a hidden name from being found in a stale
 * index (search/port.ts, StaleMask), so they may not go while the old document can still be searched.
 */
async function showAll(index: SearchIndex, live: readonly Generation[]): Promise<void> {
  const searched = live.filter((generation) => generation.status === 'aktiv');
  await Promise.all(searched.map((generation) => index.refresh(generation.navn)));
}

function settledRows(rows: readonly OutboxRow[], waiting: ReadonlySet<string>): number[] {
  return rows.filter((row) => !waiting.has(row.sakId)).map((row) => row.id);
}
