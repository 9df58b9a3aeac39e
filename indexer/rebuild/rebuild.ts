import { IndexerError } from '#indexer/error-kind.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { currentSnapshot } from '#indexer/outbox.ts';
import type { Progress } from '#indexer/progress.ts';
import { rowsOf } from '#indexer/sql.ts';
import { beginOrResume, type Begun } from './begin.ts';
import { abandon, clearAway } from './clear-away.ts';
import { fill, type Filled } from './fill.ts';
import { withRebuildLock } from './lock.ts';
import { reconcile } from './reconcile.ts';
import { RebuildRefused } from './refused.ts';
import { forgetCoveredRows, forgetOldLetters, swap } from './swap.ts';

export interface RebuildOptions {
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
  /** Cases that changed meanwhile and were put right before the swap. */
  readonly repaired: number;
  readonly seconds: number;
}

/**
 * A new generation beside the one that is searched, filled, compared with Postgres and swapped in (DESIGN §6).
 * Throws, and the old generation goes on being searched, when a case failed or the comparison does.
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
  const began = performance.now();
  const { db } = indexer;
  await clearAway(indexer);
  const begun = await beginOrResume(indexer);
  // What was read before a stop was read before this snapshot: then the rows are left to the follower.
  const snapshot = begun.resumed ? null : await currentSnapshot(db);
  const filled = await fillWithProgress(indexer, begun, options);
  const report = (finished: boolean, repaired: number): RebuildReport => ({
    generation: begun.navn,
    finished,
    resumed: begun.resumed,
    written: filled.written,
    repaired,
    seconds: Math.round(performance.now() - began) / 1000,
  });
  if (filled.stopped) return report(false, 0);

  const repaired = await finish(indexer, begun.navn, filled, options);
  if (repaired === 'stopped') return report(false, 0);
  if (snapshot) await forgetCoveredRows(indexer, snapshot);
  await clearAway(indexer);
  return report(true, repaired);
}

/** Compares and swaps; a generation that does not pass is given up, so that no orphan stays behind. */
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
    const [moment] = await rowsOf<{ now: Date }>(indexer.db, 'select now() as now');
    options.progress.start('comparing with Postgres', null);
    const repaired = await reconcile(indexer, navn, filled.receipts, options);
    options.progress.done();
    if (options.signal.aborted) return 'stopped';
    await swap(indexer, navn);
    await forgetOldLetters(indexer, moment!.now);
    return repaired;
  } catch (error) {
    if (error instanceof RebuildRefused) await abandon(indexer, navn);
    throw error;
  }
}

async function fillWithProgress(
  indexer: Indexer,
  begun: Begun,
  options: RebuildOptions,
): Promise<Filled> {
  const [row] = await rowsOf<{ antall: number }>(indexer.db, 'select count(*) as antall from sak');
  options.progress.start(begun.resumed ? 'resuming' : 'indexing', row!.antall, begun.antall);
  const filled = await fill(indexer, begun.navn, begun.after, {
    ...options,
    onPage: (cases) => options.progress.advance(cases),
  });
  options.progress.done();
  return filled;
}
