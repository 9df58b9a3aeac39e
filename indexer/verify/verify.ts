import { countSaker } from '#db/sak/counts.ts';
import { followedGeneration, searchedGeneration } from '#indexer/generations.ts';
import { IndexerError, type Indexer } from '#indexer/indexer.ts';
import type { Progress } from '#indexer/progress.ts';
import { drain } from '#indexer/sweep.ts';
import type { GenerationName } from '#search/port.ts';
import { compareAll, type Difference } from './compare.ts';
import { enqueueRepair } from './repair.ts';

export interface VerifyReport {
  /** Cases in Postgres. */
  readonly cases: number;
  readonly missing: number;
  readonly stale: number;
  readonly orphaned: number;
}

interface VerifyOptions {
  readonly signal: AbortSignal;
  readonly progress: Progress;
  readonly repair?: boolean;
  readonly patience?: number;
}

/**
 * Compares what is searched with what Postgres gives now, both ways. With `repair` it puts the differences right and
 * compares again. Changes that still wait in the outbox count as differences, because that is what a user sees.
 */
export async function verify(indexer: Indexer, options: VerifyOptions): Promise<VerifyReport> {
  if (!options.repair)
    return compare(indexer, await searchedGeneration(indexer), options, async () => undefined);
  const generation = await followedGeneration(indexer);
  await compare(indexer, generation, options, (differences) =>
    enqueueRepair(indexer.db, differences),
  );
  await drain(indexer, options);
  return compare(indexer, generation, options, async () => undefined);
}

export function isRight({ missing, stale, orphaned }: VerifyReport): boolean {
  return missing + stale + orphaned === 0;
}

async function compare(
  indexer: Indexer,
  generation: GenerationName,
  { signal, progress }: VerifyOptions,
  onDifferences: (differences: readonly Difference[]) => Promise<void>,
): Promise<VerifyReport> {
  progress.start('comparing', await countSaker(indexer.db));
  const report = { cases: 0, missing: 0, stale: 0, orphaned: 0 };
  for await (const page of compareAll(indexer, generation)) {
    if (signal.aborted) throw new IndexerError('stopped before the comparison was done');
    report.cases += page.cases;
    for (const { kind } of page.differences) report[kind]++;
    await onDifferences(page.differences);
    progress.advance(page.cases);
  }
  progress.done();
  return report;
}
