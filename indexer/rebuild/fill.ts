import type { Knex } from 'knex';
import { type DeadLetter, bury } from '#db/queues/dead-letters.ts';
import { enqueue } from '#db/queues/sak-outbox.ts';
import { readSakerAfter } from '#db/sak/saker.ts';
import type { Sak } from '#domain/sak.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { type Receipt, createReceipt } from '#indexer/verify/receipts.ts';
import { type Transition, storeTransitions } from '#indexer/transitions.ts';
import { buildWrites } from '#indexer/writes.ts';
import type { GenerationName } from '#search/port.ts';
import { type PutOptions, putPatiently, splitBulks } from './write-bulks.ts';

const PAGE = 1_000;
/** Pages being written at once. */
const WIDTH = 4;

interface FillOptions extends PutOptions {
  readonly onPage?: (cases: number) => void;
  readonly pageSize?: number;
}

export interface Filled {
  readonly receipts: readonly Receipt[];
  readonly written: number;
  /** Cases that could not be built or that the engine refuses. */
  readonly refused: number;
  /** The signal was given before the end. */
  readonly stopped: boolean;
}

interface WrittenPage {
  readonly receipt: Receipt;
  readonly transitions: readonly Transition[];
  readonly refused: readonly DeadLetter[];
}

interface PageOfCases {
  readonly after: string | null;
  readonly saker: readonly Sak[];
}

/** Writes every case after `after`, several pages at once; each page that is done moves the checkpoint on. */
export async function fill(
  indexer: Indexer,
  generation: GenerationName,
  after: string | null,
  options: FillOptions,
): Promise<Filled> {
  const receipts: Receipt[] = [];
  let written = 0;
  let refused = 0;
  const pages = pagesAfter(indexer.db, after, options);
  for await (const page of inOrder(pages, WIDTH, (one) =>
    writePage(indexer, generation, one, options),
  )) {
    await settle(indexer, generation, page);
    receipts.push(page.receipt);
    written += page.receipt.cases - page.refused.length;
    refused += page.refused.length;
    options.onPage?.(page.receipt.cases);
  }
  return { receipts, written, refused, stopped: options.signal.aborted };
}

/** Reads the next page while those before it are being written; no new page once the signal is given. */
async function* pagesAfter(
  db: Knex,
  from: string | null,
  { signal, pageSize = PAGE }: FillOptions,
): AsyncGenerator<PageOfCases> {
  for (let after = from; !signal.aborted;) {
    const saker = await readSakerAfter(db, after, pageSize);
    const last = saker.at(-1);
    if (!last) return;
    yield { after, saker };
    after = last.sakId;
  }
}

async function writePage(
  indexer: Indexer,
  generation: GenerationName,
  { after, saker }: PageOfCases,
  options: FillOptions,
): Promise<WrittenPage> {
  const { puts, transitions, refused } = buildWrites(indexer.build, saker, indexer.clock());
  const letters = [...refused];
  for (const bulk of splitBulks(puts))
    letters.push(...(await putPatiently(indexer, generation, bulk, options)));
  const hashes = new Map(puts.map((put) => [put.document.sakId, put.hash]));
  const entries = saker.map(({ sakId, versjon }) => ({
    sakId,
    versjon,
    hash: hashes.get(sakId) ?? '',
  }));
  const receipt = createReceipt(
    after,
    entries,
    transitions.map(({ neste }) => neste),
  );
  return { receipt, transitions, refused: letters };
}

/** Cases whose transition could not be stored just now are left to the follower. */
async function settle(
  { db, clock }: Indexer,
  generation: GenerationName,
  { receipt, transitions, refused }: WrittenPage,
): Promise<void> {
  await db.transaction(async (trx) => {
    await enqueue(trx, await storeTransitions(trx, transitions, clock()));
    await bury(trx, refused);
    await trx.raw(
      'update indeksgenerasjon set sist_sak_id = ?, antall = antall + ? where navn = ?',
      [receipt.last, receipt.cases, generation],
    );
  });
}

/**
 * Runs `work` on the items of `source` with at most `width` under way, and gives the results in the order of the
 * items: a result says that everything before it is done too. The first error stops it, once the rest has settled.
 */
export async function* inOrder<T, R>(
  source: AsyncIterable<T>,
  width: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  try {
    for await (const item of source) {
      const result = work(item);
      result.catch(() => undefined); // Seen when its turn comes.
      underWay.push(result);
      if (underWay.length >= width) yield await underWay.shift()!;
    }
    while (underWay.length > 0) yield await underWay.shift()!;
  } finally {
    await Promise.allSettled(underWay);
  }
}
