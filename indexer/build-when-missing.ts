import { reasonOf } from '#db/errors.ts';
import { readSearched } from '#db/queues/generations.ts';
import { indexState } from '#search/version.ts';
import { versionOf } from './generations.ts';
import { RebuildRefused, type Indexer } from './indexer.ts';
import type { Progress } from './progress.ts';
import { rebuild, type RebuildReport } from './rebuild/rebuild.ts';
import { type Backoff, createBackoff, pause } from './wait.ts';

interface BuildOptions {
  readonly signal: AbortSignal;
  readonly progress: Progress;
  readonly backoff?: Backoff;
  readonly onBuilt?: (report: RebuildReport) => void;
  /** How long a rebuild waits for an engine that takes no writes, ms; two minutes when left out. */
  readonly patience?: number;
}

/**
 * Builds the index when none is registered as searched, or when other code has built the searched one. That is asked of Postgres:
 * an engine that does not answer, or not yet, lacks nothing (what it has lost is seen by lost.ts). While the engine, the database
 * or another rebuild is in the way, it waits and looks again. A rebuild that is refused is not tried again: an operator must look.
 */
export async function buildWhenMissing(indexer: Indexer, options: BuildOptions): Promise<void> {
  const { signal, backoff = createBackoff({ first: 500 }) } = options;
  while (!signal.aborted) {
    try {
      if (!(await needsRebuild(indexer))) return;
      await indexer.index.ping();
      options.onBuilt?.(await rebuild(indexer, options));
    } catch (error) {
      const reason = reasonOf(error);
      if (error instanceof RebuildRefused) {
        indexer.log.error({ reason }, 'the index was not built');
        return;
      }
      const ms = backoff.next();
      indexer.log.warn({ reason, ms }, 'the index waits to be built');
      await pause(ms, signal);
    }
  }
}

/** Whether no index is searched that this program would build. */
export async function needsRebuild(indexer: Indexer): Promise<boolean> {
  const searched = await readSearched(indexer.db, indexer.engine);
  return !searched || indexState(searched, versionOf(indexer)) !== 'current';
}
