import type { Knex } from 'knex';
import { readSakerAfter } from '#db/saker.ts';
import type { GenerationName, IndexEntry } from '#search/port.ts';
import { buildWrites } from '#indexer/build-writes.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { digestContents, digestVersions, type Receipt } from '#indexer/receipts.ts';
import { rowsOf } from '#indexer/sql.ts';
import { comparePage, type Difference, type ExpectedEntry } from './compare-page.ts';
import { streamEntries, type EntryStream } from './entry-stream.ts';

export const PAGE = 1_000;

export interface ComparedPage {
  /** Cases of Postgres in this page. */
  readonly cases: number;
  readonly differences: readonly Difference[];
}

type Parts = Pick<Indexer, 'db' | 'index' | 'build' | 'clock'>;

/**
 * Compares a generation with Postgres by content, both ways, a page at a time in byte order of sakId.
 * A range that a receipt answers for is not built again.
 */
export async function* compareAll(
  indexer: Parts,
  generation: GenerationName,
  receipts: readonly Receipt[] = [],
): AsyncGenerator<ComparedPage> {
  await indexer.index.refresh(generation);
  const entries = streamEntries(indexer.index.entries(generation));
  try {
    // A rebuild that was resumed has receipts from there on only.
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
  if (await stillHolds(indexer, receipt, indexed)) return { cases: receipt.cases, differences: [] };
  const expected: ExpectedEntry[] = [];
  for (let after = receipt.after; ;) {
    const page = await expectedBetween(indexer, after, receipt.last);
    expected.push(...page);
    if (page.length < PAGE) break;
    after = page.at(-1)!.sakId;
  }
  return { cases: expected.length, differences: comparePage(expected, indexed) };
}

async function stillHolds(
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
    `select sak_id as "sakId", versjon from sak where sak_id > ? and sak_id <= ? order by sak_id`,
    [after ?? '', last],
  );
}

/** The range (from, through], a page at a time; null: from the first, through the last of both sides. */
async function* compareBetween(
  indexer: Parts,
  entries: EntryStream,
  from: string | null,
  through: string | null,
): AsyncGenerator<ComparedPage> {
  for (let after = from; ;) {
    const expected = await expectedBetween(indexer, after, through);
    const end = expected.length < PAGE;
    const last = expected.at(-1)?.sakId ?? after;
    const indexed = await entries.upTo(end ? through : last);
    yield { cases: expected.length, differences: comparePage(expected, indexed) };
    if (end) return;
    after = last;
  }
}

/** Fewer than a page: that was the last of the range. */
async function expectedBetween(
  { db, build, clock }: Parts,
  after: string | null,
  through: string | null,
): Promise<ExpectedEntry[]> {
  const page = await readSakerAfter(db, after, PAGE);
  const saker = through === null ? page : page.filter((sak) => sak.sakId <= through);
  const { puts } = buildWrites(build, saker, clock());
  const hashes = new Map(puts.map((put) => [put.document.sakId, put.hash]));
  return saker.map(({ sakId }) => ({ sakId, hash: hashes.get(sakId) ?? null }));
}
