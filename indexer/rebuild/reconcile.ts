import type { GenerationName } from '#search/port.ts';
import { bury } from '#indexer/dead-letters.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { enqueue } from '#indexer/outbox.ts';
import { readWrites } from '#indexer/read-writes.ts';
import type { Receipt } from '#indexer/receipts.ts';
import { outrank } from '#indexer/repair.ts';
import { storeTransitions } from '#indexer/transitions.ts';
import { compareAll } from '#indexer/verify/compare-all.ts';
import type { Difference } from '#indexer/verify/compare-page.ts';
import { putPatiently, type PutOptions } from './put-patiently.ts';
import { RebuildRefused } from './refused.ts';

const ROUNDS = 5;
const AT_ONCE = 500;

/**
 * Compares the generation with Postgres and writes what differs again, until nothing differs, or until everything
 * that still does has changed since it was last written: under load there is always something on its way.
 * A case that stays different although it was written is a failure. Gives the number of cases put right; after the
 * signal, only of those so far.
 */
export async function reconcile(
  indexer: Indexer,
  generation: GenerationName,
  receipts: readonly Receipt[],
  options: PutOptions,
): Promise<number> {
  const writtenAs = new Map<string, string | null>();
  let stubborn = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const differences = await differencesOf(indexer, generation, receipts, options.signal);
    if (options.signal.aborted) break;
    if (differences.length === 0) return writtenAs.size;
    const wanted = (difference: Difference) =>
      difference.kind === 'orphaned' ? null : difference.hash;
    stubborn = differences.filter((d) => writtenAs.get(d.sakId) === wanted(d)).length;
    await putAgain(indexer, generation, differences, options);
    for (const difference of differences) writtenAs.set(difference.sakId, wanted(difference));
    if (round > 1 && stubborn === 0) return writtenAs.size;
  }
  if (options.signal.aborted) return writtenAs.size;
  throw new RebuildRefused(
    'avvik',
    `${stubborn} cases differ from Postgres however often they are written`,
  );
}

async function differencesOf(
  indexer: Indexer,
  generation: GenerationName,
  receipts: readonly Receipt[],
  signal: AbortSignal,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for await (const page of compareAll(indexer, generation, receipts)) {
    if (signal.aborted) break;
    found.push(...page.differences);
  }
  return found;
}

async function putAgain(
  indexer: Indexer,
  generation: GenerationName,
  differences: readonly Difference[],
  options: PutOptions,
): Promise<void> {
  const { db, build, clock } = indexer;
  await outrank(db, differences);
  for (let from = 0; from < differences.length; from += AT_ONCE) {
    const sakIds = differences.slice(from, from + AT_ONCE).map(({ sakId }) => sakId);
    const { writes, transitions, refused } = await readWrites(db, build, sakIds, clock());
    const letters = [...refused, ...(await putPatiently(indexer, generation, writes, options))];
    await bury(db, letters);
    if (letters.length > 0)
      throw new RebuildRefused(
        'saker_feilet',
        `${letters.length} cases could not be written; see the dead letters`,
      );
    await enqueue(db, await storeTransitions(db, transitions, clock()));
  }
}
