import { removeDeadLettersBefore } from '#db/queues/dead-letters.ts';
import { hasOtherEngines } from '#db/queues/generations.ts';
import { currentSnapshot, removeRowsOf } from '#db/queues/sak-outbox.ts';
import { countSaker } from '#db/sak/counts.ts';
import { firstRowOf, sql } from '#db/sql.ts';
import {
  beginOrResume,
  dropGeneration,
  dropUnused,
  swap,
  type Begun,
} from '#indexer/generations.ts';
import { IndexerError, RebuildRefused, type Indexer } from '#indexer/indexer.ts';
import type { Progress } from '#indexer/progress.ts';
import { fill, type Filled } from './fill.ts';
import { withRebuildLock } from './lock.ts';
import { reconcile } from './reconcile.ts';

interface RebuildOptions {
  /** Stops after the pages under way; the next rebuild goes on from there. */
  readonly signal: AbortSignal;
  readonly progress: Progress;
  readonly patience?: number;
  readonly pageSize?: number;
}

export interface RebuildReport {
  readonly generation: string;
  readonly finished: boolean;
  readonly resumed: boolean;
  /** Cases written by this run. */
  readonly written: number;
  /** Cases that changed meanwhile and were written again before the swap. */
  readonly repaired: number;
  readonly seconds: number;
}

/**
 * Builds a new generation beside the one that is searched, compares it with Postgres and swaps it in. Throws when a
 * case fails or the comparison does; then the old generation is still searched.
 */
export async function rebuild(indexer: Indexer, options: RebuildOptions): Promise<RebuildReport> {
  return withRebuildLock(indexer, async (lost) => {
    const signal = AbortSignal.any([options.signal, lost]);
    const report = await build(indexer, { ...options, signal });
    if (lost.aborted)
      throw new IndexerError('the connection that held the lock was lost; run rebuild again');
    return report;
  });
}

async function build(indexer: Indexer, options: RebuildOptions): Promise<RebuildReport> {
  const startedAt = performance.now();
  await dropUnused(indexer);
  const begun = await beginOrResume(indexer);
  // A resumed generation has cases that were read before this snapshot: then the follower handles the outbox rows.
  const snapshot = begun.resumed ? null : await currentSnapshot(indexer.db);
  const filled = await fillWithProgress(indexer, begun, options);
  const repaired = filled.stopped ? 'stopped' : await finish(indexer, begun.navn, filled, options);
  const finished = repaired !== 'stopped';
  if (finished) {
    if (snapshot) await removeCoveredRows(indexer, snapshot);
    await dropUnused(indexer);
  }
  return {
    generation: begun.navn,
    finished,
    resumed: begun.resumed,
    written: filled.written,
    repaired: finished ? repaired : 0,
    seconds: Math.round(performance.now() - startedAt) / 1000,
  };
}

async function fillWithProgress(
  indexer: Indexer,
  begun: Begun,
  options: RebuildOptions,
): Promise<Filled> {
  const total = await countSaker(indexer.db);
  options.progress.start(begun.resumed ? 'resuming' : 'indexing', total, begun.antall);
  const filled = await fill(indexer, begun.navn, begun.after, {
    ...options,
    onPage: (cases) => options.progress.advance(cases),
  });
  options.progress.done();
  return filled;
}

/**
 * Compares and swaps. A generation that may not be used is dropped. Returns the number of cases that were written
 * again.
 */
async function finish(
  indexer: Indexer,
  navn: string,
  filled: Filled,
  options: RebuildOptions,
): Promise<number | 'stopped'> {
  try {
    if (filled.refused > 0)
      throw new RebuildRefused(
        'saker_feilet',
        `${filled.refused} cases could not be indexed, so the index was not swapped; see the dead letters`,
      );
    await indexer.index.finish(navn);
    const comparedAt = await databaseTime(indexer);
    options.progress.start('comparing with Postgres', null);
    const repaired = await reconcile(indexer, navn, filled.receipts, options);
    options.progress.done();
    if (options.signal.aborted) return 'stopped';
    await swap(indexer, navn);
    // Every case has passed the comparison, so older dead letters no longer apply.
    await removeDeadLettersBefore(indexer.db, comparedAt);
    return repaired;
  } catch (error) {
    if (error instanceof RebuildRefused) await dropGeneration(indexer, navn);
    throw error;
  }
}

async function databaseTime({ db }: Indexer): Promise<Date> {
  const row = await firstRowOf<{ now: Date }>(db, sql`select now() as now`);
  return row!.now;
}

/**
 * Removes the outbox rows of changes that were committed before the rebuild read its first case: they are in the
 * index. All rows stay while another engine needs them.
 */
async function removeCoveredRows({ db, engine }: Indexer, snapshot: string): Promise<void> {
  if (await hasOtherEngines(db, engine)) return;
  await removeRowsOf(db, snapshot);
}
