import { addDeadLetters } from '#db/queues/dead-letters.ts';
import { enqueueSaker } from '#db/queues/sak-outbox.ts';
import { removeEndedTekster } from '#db/sak/dokumenttekster.ts';
import { RebuildRefused, type Indexer } from '#indexer/indexer.ts';
import { storeTransitions } from '#indexer/transitions.ts';
import { compareAll, type Difference } from '#indexer/verify/compare.ts';
import type { Receipt } from '#indexer/verify/receipts.ts';
import { raiseVersions } from '#indexer/verify/repair.ts';
import { readWrites, type Built } from '#indexer/writes.ts';
import type { GenerationName, IndexWrite } from '#search/port.ts';
import { writeWithRetries, type WriteOptions } from './write-bulks.ts';

const ROUNDS = 5;
/** Cases that are written again at a time. */
const AT_ONCE = 500;

/**
 * Compares the generation with Postgres and writes what differs again, until nothing differs, or until every case
 * that still does has changed since it was last written: under load some cases are always on their way. Throws
 * `RebuildRefused` when a case stays different although it was written. Returns the number of cases that were
 * written again; after the signal, of those so far.
 */
export async function reconcile(
  indexer: Indexer,
  generation: GenerationName,
  receipts: readonly Receipt[],
  options: WriteOptions,
): Promise<number> {
  const writtenAs = new Map<string, string | null>();
  let unchanged = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const differences = await differencesOf(indexer, generation, receipts, options.signal);
    if (options.signal.aborted) break;
    if (differences.length === 0) return writtenAs.size;
    unchanged = differences.filter((d) => writtenAs.get(d.sakId) === expectedHash(d)).length;
    await writeAgain(indexer, generation, differences, options);
    for (const difference of differences) writtenAs.set(difference.sakId, expectedHash(difference));
    if (round > 1 && unchanged === 0) return writtenAs.size;
  }
  if (options.signal.aborted) return writtenAs.size;
  throw new RebuildRefused(
    'avvik',
    `${unchanged} cases differ from Postgres however often they are written`,
  );
}

/** What the index should have; null: nothing. */
function expectedHash(difference: Difference): string | null {
  return difference.kind === 'orphaned' ? null : difference.hash;
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

async function writeAgain(
  indexer: Indexer,
  generation: GenerationName,
  differences: readonly Difference[],
  options: WriteOptions,
): Promise<void> {
  await raiseVersions(indexer.db, differences);
  for (let from = 0; from < differences.length; from += AT_ONCE) {
    const sakIds = differences.slice(from, from + AT_ONCE).map(({ sakId }) => sakId);
    const now = indexer.clock();
    for await (const part of readWrites(indexer, sakIds, now)) {
      await writePart(indexer, generation, part, options);
      await removeEndedTekster(indexer.db, part.saker, now);
    }
  }
}

async function writePart(
  indexer: Indexer,
  generation: GenerationName,
  { writes, transitions, refused }: Built<IndexWrite>,
  options: WriteOptions,
): Promise<void> {
  const { db, clock } = indexer;
  const failed = [...refused, ...(await writeWithRetries(indexer, generation, writes, options))];
  await addDeadLetters(db, failed);
  if (failed.length > 0)
    throw new RebuildRefused(
      'saker_feilet',
      `${failed.length} cases could not be written; see the dead letters`,
    );
  await enqueueSaker(db, await storeTransitions(db, transitions, clock()));
}
