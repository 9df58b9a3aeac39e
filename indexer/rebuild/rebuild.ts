import { removeDeadLettersBefore } from '#db/queues/dead-letters.ts';
import { hasOtherEngines } from '#db/queues/generations.ts';
import { currentSnapshot, removeRowsOf } from '#db/queues/sak-outbox.ts';
import { mayBeTold } from '#db/notice/may-be-told.ts';
import { countSaker } from '#db/sak/counts.ts';
import { firstRowOf, sql } from '#db/sql.ts';
import { NOTICE_DAYS } from '#domain/notices.ts';
import { addOsloDays } from '#domain/time.ts';
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
import { reconcile, type Reconciled } from './reconcile.ts';

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
  /** Cases that could not be indexed: they are dead letters, and the index is without them. */
  readonly leftOut: number;
  readonly seconds: number;
}

/**
 * Builds a new generation beside the one that is searched, compares it with Postgres and swaps it in. A case that cannot be
 * indexed is left out, as a dead letter. Throws when too many are, or when the comparison fails; then the old generation is
 * still searched.
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
  const reconciled = filled.stopped ? null : await finish(indexer, begun.navn, filled, options);
  const finished = reconciled !== null;
  if (finished) {
    if (snapshot) await removeCoveredRows(indexer, snapshot);
    await dropUnused(indexer);
  }
  return {
    generation: begun.navn,
    finished,
    resumed: begun.resumed,
    written: filled.written,
    repaired: reconciled?.repaired ?? 0,
    leftOut: reconciled?.leftOut ?? 0,
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

/** Compares and swaps. A generation that may not be used is dropped. Null when it was stopped. */
async function finish(
  indexer: Indexer,
  navn: string,
  filled: Filled,
  options: RebuildOptions,
): Promise<Reconciled | null> {
  try {
    await indexer.index.finish(navn);
    const comparedAt = await databaseTime(indexer);
    options.progress.start('comparing with Postgres', null);
    const reconciled = await reconcile(indexer, navn, filled.receipts, options);
    options.progress.done();
    if (options.signal.aborted) return null;
    refuseWhenHollow(reconciled, await countSaker(indexer.db));
    await swap(indexer, navn);
    // Every other case has passed the comparison, so older dead letters no longer apply.
    await removeDeadLettersBefore(indexer.db, comparedAt);
    return reconciled;
  } catch (error) {
    if (error instanceof RebuildRefused) await dropGeneration(indexer, navn);
    throw error;
  }
}

/** A few cases may fail on their own. When more do, the fault is in the code or the engine, and the old index is better. */
const FEW = 10;
const FEW_SHARE = 0.01;

function refuseWhenHollow({ leftOut }: Reconciled, cases: number): void {
  if (leftOut <= Math.max(cases * FEW_SHARE, Math.min(FEW, cases / 2))) return;
  throw new RebuildRefused(
    'saker_feilet',
    `${leftOut} of ${cases} cases could not be indexed, so the index was not swapped; see the dead letters`,
  );
}

async function databaseTime({ db }: Indexer): Promise<Date> {
  const row = await firstRowOf<{ now: Date }>(db, sql`select now() as now`);
  return row!.now;
}

/**
 * Removes the outbox rows of changes that were committed before the rebuild read its first case: they are in the
 * index. All rows stay while another engine needs them; those of which somebody may have to be told stay for the follower, who
 * tells them. Without an index, changes wait for nothing but the rebuild.
 */
async function removeCoveredRows({ db, engine, clock }: Indexer, snapshot: string): Promise<void> {
  if (await hasOtherEngines(db, engine)) return;
  const since = addOsloDays(clock(), -NOTICE_DAYS);
  await removeRowsOf(db, snapshot, (sakId) => mayBeTold(sakId, since));
}
