import { countSaker } from '#db/sak/counts.ts';
import { readGenerations } from '#db/queues/generations.ts';
import { followedGeneration, searchedGeneration, versionOf } from '#indexer/generations.ts';
import { IndexerError, type Indexer } from '#indexer/indexer.ts';
import type { Progress } from '#indexer/progress.ts';
import { drain } from '#indexer/sweep.ts';
import type { GenerationName } from '#search/port.ts';
import { indexState } from '#search/version.ts';
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
  /** Every document is built again and compared as well. */
  readonly whole?: boolean;
  readonly patience?: number;
}

/**
 * Compares what is searched with what Postgres gives now, both ways: of every case what its document is made of, and with
 * `whole` the document as well (docs/decisions/0053). With `repair` it puts the differences right and compares
 * again. Changes that still wait in the outbox count as differences, because that is what a user sees.
 */
export async function verify(indexer: Indexer, options: VerifyOptions): Promise<VerifyReport> {
  const { repair = false } = options;
  const generation = await (repair ? followedGeneration : searchedGeneration)(indexer);
  await requireOwnVersion(indexer, generation);
  if (!repair) return compare(indexer, generation, options, async () => undefined);
  await compare(indexer, generation, options, (differences) =>
    enqueueRepair(indexer.db, differences),
  );
  await drain(indexer, options);
  return compare(indexer, generation, options, async () => undefined);
}

export function isRight({ missing, stale, orphaned }: VerifyReport): boolean {
  return missing + stale + orphaned === 0;
}

/** In an index of other code every case differs, and that says nothing of the cases. */
async function requireOwnVersion(indexer: Indexer, generation: GenerationName): Promise<void> {
  const registered = await readGenerations(indexer.db, indexer.engine);
  const found = registered.find(({ navn }) => navn === generation);
  if (found && indexState(found, versionOf(indexer)) !== 'current')
    throw new IndexerError(
      'the index was built by other code, so it cannot be compared: run "npm run indexer -- rebuild"',
    );
}

async function compare(
  indexer: Indexer,
  generation: GenerationName,
  { signal, progress, whole = false }: VerifyOptions,
  onDifferences: (differences: readonly Difference[]) => Promise<void>,
): Promise<VerifyReport> {
  progress.start('comparing', await countSaker(indexer.db));
  const report = { cases: 0, missing: 0, stale: 0, orphaned: 0 };
  for await (const page of compareAll(indexer, generation, { whole })) {
    if (signal.aborted) throw new IndexerError('stopped before the comparison was done');
    report.cases += page.cases;
    for (const { kind } of page.differences) report[kind]++;
    await onDifferences(page.differences);
    progress.advance(page.cases);
  }
  progress.done();
  return report;
}
