import type { Knex } from 'knex';
import { rightTime } from '#db/clock.ts';
import { readSakerAfter } from '#db/sak/saker.ts';
import { rowsOf, sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';
import type { Sak } from '#domain/sak.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { partsWithTexts } from '#indexer/writes.ts';
import { sourceHash } from '#search/document.ts';
import type { GenerationName, IndexEntry } from '#search/port.ts';
import { readAhead } from '#search/read-ahead.ts';
import { digestContents, digestVersions, type Receipt } from './receipts.ts';

/** Cases of a page. */
const PAGE = 1_000;

interface ComparedPage {
  /** Cases of Postgres in this page. */
  readonly cases: number;
  readonly differences: readonly Difference[];
}

interface Parts extends Pick<Indexer, 'db' | 'index' | 'build' | 'clock' | 'system'> {
  readonly whole: boolean;
}

interface CompareOptions {
  /** Of a rebuild: a range is not compared case by case when its receipt shows that nothing has changed. */
  readonly receipts?: readonly Receipt[];
  /** The documents are built again and compared too; otherwise only what they are made of. */
  readonly whole?: boolean;
}

/** Compares a generation with Postgres by content, both ways, a page at a time in byte order of sakId. */
export async function* compareAll(
  parts: Omit<Parts, 'whole'>,
  generation: GenerationName,
  { receipts = [], whole = false }: CompareOptions = {},
): AsyncGenerator<ComparedPage> {
  const indexer = { ...parts, whole };
  await indexer.index.refresh(generation);
  const entries = streamEntries(indexer.index.entries(generation));
  try {
    // A resumed rebuild has no receipts of the cases that were written before it was stopped.
    const resumed = receipts[0]?.after ?? null;
    if (resumed !== null) yield* compareBetween(indexer, entries, null, resumed);
    for (const receipt of receipts) yield await compareReceipt(indexer, entries, receipt);
    yield* compareBetween(indexer, entries, receipts.at(-1)?.last ?? null, null);
  } finally {
    await entries.close();
  }
}

async function compareReceipt(
  indexer: Parts,
  entries: EntryStream,
  receipt: Receipt,
): Promise<ComparedPage> {
  const indexed = await entries.upTo(receipt.last);
  if (await isUnchanged(indexer, receipt, indexed))
    return { cases: receipt.cases, differences: [] };
  const expected: ExpectedEntry[] = [];
  for await (const { saker } of pagesBetween(indexer.db, receipt.after, receipt.last))
    expected.push(...(await expectedOf(indexer, saker)));
  return { cases: expected.length, differences: comparePage(expected, indexed) };
}

/** Whether neither the index nor Postgres has changed in the receipt's range, and nothing has become due. */
async function isUnchanged(
  { db, clock }: Parts,
  receipt: Receipt,
  indexed: readonly IndexEntry[],
): Promise<boolean> {
  if (receipt.until && receipt.until <= clock()) return false;
  if (digestContents(indexed) !== receipt.contents) return false;
  return digestVersions(await versionsIn(db, receipt.after, receipt.last)) === receipt.versions;
}

async function versionsIn(
  db: Knex,
  after: string | null,
  last: string,
): Promise<{ sakId: string; versjon: number }[]> {
  return rowsOf(
    db,
    sql`select sak_id as "sakId", versjon from sak
     where sak_id > ${after ?? ''} and sak_id <= ${last} and not ${isSakWithdrawn(sql`sak.sak_id`)}
     order by sak_id`,
  );
}

/**
 * Compares the range (from, through], a page at a time; null: from the first, or through the last of both sides. Postgres reads the
 * next page, and the engine its next entries, while the cases of one are compared.
 */
async function* compareBetween(
  indexer: Parts,
  entries: EntryStream,
  from: string | null,
  through: string | null,
): AsyncGenerator<ComparedPage> {
  for await (const { saker, isLast } of readAhead(pagesBetween(indexer.db, from, through))) {
    const last = isLast ? through : saker.at(-1)!.sakId;
    const [expected, indexed] = await Promise.all([expectedOf(indexer, saker), entries.upTo(last)]);
    yield { cases: expected.length, differences: comparePage(expected, indexed) };
  }
}

interface PageOfCases {
  readonly saker: readonly Sak[];
  /** It may be empty; every other page is full. */
  readonly isLast: boolean;
}

/** The cases of the range (from, through], a page at a time; at least one page. */
async function* pagesBetween(
  db: Knex,
  from: string | null,
  through: string | null,
): AsyncGenerator<PageOfCases> {
  for (let after = from; ;) {
    const page = await readSakerAfter(db, after, PAGE);
    const saker = through === null ? page : page.filter((sak) => sak.sakId <= through);
    const isLast = saker.length < PAGE;
    yield { saker, isLast };
    if (isLast) return;
    after = saker.at(-1)!.sakId;
  }
}

/** What the index should have of these cases. */
async function expectedOf(parts: Parts, saker: readonly Sak[]): Promise<ExpectedEntry[]> {
  const now = await rightTime(parts.db, parts);
  const expected: ExpectedEntry[] = [];
  for await (const { withTexts } of readAhead(partsWithTexts(parts.db, saker, now)))
    for (const sak of withTexts)
      expected.push({ sakId: sak.sakId, hash: expectedHash(parts, sak, now) });
  return expected;
}

function expectedHash({ build, whole }: Parts, sak: Sak, now: Date): string | null {
  try {
    return whole ? build(sak, now).hash : sourceHash(sak, now);
  } catch {
    return null;
  }
}

export type Difference =
  /** In Postgres, not in the index. */
  | { readonly kind: 'missing'; readonly sakId: string }
  /** In both, but the document is not the one that Postgres gives now. */
  | { readonly kind: 'stale'; readonly sakId: string; readonly indexed: IndexEntry }
  /** In the index, not in Postgres, or hidden there. */
  | { readonly kind: 'orphaned'; readonly sakId: string; readonly indexed: IndexEntry };

/**
 * A case of Postgres, and with what its hash in the index should begin: the whole of it when the document was built
 * (`VersionedDocument.hash`). null: it cannot be built, so whatever the index has is wrong.
 */
interface ExpectedEntry {
  readonly sakId: string;
  readonly hash: string | null;
}

/** Both sides are of the same range and ascending by sakId in byte order (sakId is ASCII, so `<` compares bytes). */
export function comparePage(
  expected: readonly ExpectedEntry[],
  indexed: readonly IndexEntry[],
): Difference[] {
  const differences: Difference[] = [];
  let at = 0;
  for (const { sakId, hash } of expected) {
    for (; at < indexed.length && indexed[at]!.sakId < sakId; at++)
      differences.push(orphanOf(indexed[at]!));
    const entry = indexed[at];
    if (entry?.sakId !== sakId) {
      differences.push({ kind: 'missing', sakId });
      continue;
    }
    if (hash === null || !entry.hash.startsWith(hash))
      differences.push({ kind: 'stale', sakId, indexed: entry });
    at++;
  }
  return [...differences, ...indexed.slice(at).map(orphanOf)];
}

function orphanOf(indexed: IndexEntry): Difference {
  return { kind: 'orphaned', sakId: indexed.sakId, indexed };
}

interface EntryStream {
  /** The next entries up to and including `last`; null: all that are left. */
  readonly upTo: (last: string | null) => Promise<IndexEntry[]>;
  readonly close: () => Promise<void>;
}

/** Reads an index's entries in step with the pages of cases. */
export function streamEntries(source: AsyncIterable<IndexEntry>): EntryStream {
  const iterator = source[Symbol.asyncIterator]();
  let held: IndexEntry | null = null;
  const next = async (): Promise<IndexEntry | null> => {
    const result = await iterator.next();
    return result.done ? null : result.value;
  };
  return {
    upTo: async (last) => {
      const taken: IndexEntry[] = [];
      held ??= await next();
      while (held && (last === null || held.sakId <= last)) {
        taken.push(held);
        held = await next();
      }
      return taken;
    },
    close: async () => {
      await iterator.return?.();
    },
  };
}
