import { addDeadLetters } from '#db/queues/dead-letters.ts';
import { enqueueSaker, readVersions } from '#db/queues/sak-outbox.ts';
import { removeEndedTekster } from '#db/sak/dokumenttekster.ts';
import type { Sak } from '#domain/sak.ts';
import { RebuildRefused, timeToWrite, type Indexer } from '#indexer/indexer.ts';
import { storeTransitions } from '#indexer/transitions.ts';
import { compareAll, type Difference } from '#indexer/verify/compare.ts';
import type { Receipt } from '#indexer/verify/receipts.ts';
import { raiseVersions } from '#indexer/verify/repair.ts';
import { readWrites, type Built } from '#indexer/writes.ts';
import { type GenerationName, type IndexWrite, sakIdOf } from '#search/port.ts';
import { writeWithRetries, type WriteOptions } from './write-bulks.ts';

const ROUNDS = 5;
/** Cases that are written again at a time. */
const AT_ONCE = 500;

export interface Reconciled {
  /** Cases that were written again. */
  readonly repaired: number;
  /** Cases that can't be indexed as they are: dead letters, of which the generation has nothing. */
  readonly leftOut: number;
}

/**
 * Compares the generation with Postgres and writes what differs again, until nothing differs, or until every case
 * that still does has changed since it was last written: under load some cases are always on their way. A case that cannot
 * be built or that the engine refuses is left out. Throws `RebuildRefused` when a case stays different although it was
 * written and has not changed since. After the signal, returns what has been done so far.
 */
export async function reconcile(
  indexer: Indexer,
  generation: GenerationName,
  receipts: readonly Receipt[],
  options: WriteOptions,
): Promise<Reconciled> {
  const last: LastWritten = new Map();
  let stuck = 0;
  const done = (): Reconciled => {
    const leftOut = [...last.values()].filter((one) => one.leftOut).length;
    return { repaired: last.size - leftOut, leftOut };
  };
  for (let round = 1; round <= ROUNDS; round++) {
    const differences = await differencesOf(indexer, generation, receipts, options.signal);
    if (options.signal.aborted) return done();
    const { open, same } = await sortOut(indexer, differences, last);
    if (open.length === 0) return done();
    stuck = same;
    await writeAgain(indexer, generation, { open, last }, options);
    if (round > 1 && stuck === 0) return done();
  }
  throw new RebuildRefused(
    'avvik',
    `${stuck} cases differ from Postgres however often they are written`,
  );
}

/** As what a case was last written here, by sakId. */
type LastWritten = Map<string, { readonly versjon: number; readonly leftOut: boolean }>;

/**
 * The differences that have to be written, and how many of those are of cases that are the same as when they were last written.
 * A case may change between the reading of Postgres and that of the index, in both orders, and come back to what it was: only
 * the version, read again after both, tells that it has not.
 */
async function sortOut(
  { db }: Indexer,
  differences: readonly Difference[],
  last: LastWritten,
): Promise<{ readonly open: Difference[]; readonly same: number }> {
  const ids = differences.map(({ sakId }) => sakId);
  const versions = await readVersions(db, ids);
  const isSame = ({ sakId }: Difference) => last.get(sakId)?.versjon === versions.get(sakId);
  const isLeftOut = (one: Difference) =>
    one.kind === 'missing' && isSame(one) && last.get(one.sakId)?.leftOut === true;
  const open = differences.filter((one) => !isLeftOut(one));
  const differing = new Set(ids);
  // What was left out and does not differ any more is in the index, or deleted.
  for (const [sakId, { leftOut }] of last) if (leftOut && !differing.has(sakId)) last.delete(sakId);
  return { open, same: open.filter(isSame).length };
}

async function differencesOf(
  indexer: Indexer,
  generation: GenerationName,
  receipts: readonly Receipt[],
  signal: AbortSignal,
): Promise<Difference[]> {
  const found: Difference[] = [];
  for await (const page of compareAll(indexer, generation, { receipts })) {
    if (signal.aborted) break;
    found.push(...page.differences);
  }
  return found;
}

/** Writes the cases as they are now. */
async function writeAgain(
  indexer: Indexer,
  generation: GenerationName,
  { open, last }: { readonly open: readonly Difference[]; readonly last: LastWritten },
  options: WriteOptions,
): Promise<void> {
  await raiseVersions(indexer.db, open);
  for (let from = 0; from < open.length; from += AT_ONCE) {
    const sakIds = open.slice(from, from + AT_ONCE).map(({ sakId }) => sakId);
    const now = await timeToWrite(indexer);
    for await (const part of readWrites(indexer, sakIds, now)) {
      const refused = await writePart(indexer, generation, part, options);
      for (const write of part.writes)
        last.set(sakIdOf(write), { versjon: write.versjon, leftOut: false });
      for (const { sakId, versjon } of part.saker)
        if (refused.has(sakId)) last.set(sakId, { versjon, leftOut: true });
      await removeEndedTekster(indexer.db, part.saker, now);
    }
  }
}

/** Returns the ids of the cases that could not be written. */
async function writePart(
  indexer: Indexer,
  generation: GenerationName,
  { saker, writes, transitions, refused }: Built<IndexWrite>,
  options: WriteOptions,
): Promise<ReadonlySet<string>> {
  const { db, clock } = indexer;
  const failed = [...refused, ...(await writeWithRetries(indexer, generation, writes, options))];
  const ids = new Set(failed.map(({ sakId }) => sakId));
  await addDeadLetters(db, failed);
  await removeOlder(
    indexer,
    generation,
    saker.filter(({ sakId }) => ids.has(sakId)),
    options,
  );
  const stored = transitions.filter(({ sakId }) => !ids.has(sakId));
  await enqueueSaker(db, await storeTransitions(db, stored, clock()));
  return ids;
}

/** What the generation may have of an earlier form of these cases is not what Postgres says, so it goes. */
async function removeOlder(
  indexer: Indexer,
  generation: GenerationName,
  saker: readonly Pick<Sak, 'sakId' | 'versjon'>[],
  options: WriteOptions,
): Promise<void> {
  const deletes = saker.map(({ sakId, versjon }) => ({ kind: 'delete', sakId, versjon }) as const);
  await writeWithRetries(indexer, generation, deletes, options);
}
