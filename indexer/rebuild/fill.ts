import type { Knex } from 'knex';
import { addDeadLetters, type DeadLetter } from '#db/queues/dead-letters.ts';
import { moveCheckpoint } from '#db/queues/generations.ts';
import { enqueueSaker } from '#db/queues/sak-outbox.ts';
import { removeEndedTekster } from '#db/sak/dokumenttekster.ts';
import { readSakerAfter } from '#db/sak/saker.ts';
import type { Sak } from '#domain/sak.ts';
import { timeToWrite, type Indexer } from '#indexer/indexer.ts';
import { storeTransitions, type Transition } from '#indexer/transitions.ts';
import { pause } from '#indexer/wait.ts';
import { createReceipt, type Receipt } from '#indexer/verify/receipts.ts';
import { buildParts, type Put } from '#indexer/writes.ts';
import type { GenerationName } from '#search/port.ts';
import { createPace, type Pace } from './pace.ts';
import { splitBulks, writeWithRetries, type WriteOptions } from './write-bulks.ts';

/** Cases of a page. */
const PAGE = 200;

interface FillOptions extends WriteOptions {
  readonly onPage?: (cases: number) => void;
  readonly pageSize?: number;
}

export interface Filled {
  readonly receipts: readonly Receipt[];
  readonly written: number;
  /** Cases that could not be built or that the engine refuses. */
  readonly refused: number;
  /** The signal was aborted before the end. */
  readonly stopped: boolean;
}

/** Writes every case after `after`, several pages at a time. Each page that is done moves the checkpoint. */
export async function fill(
  indexer: Indexer,
  generation: GenerationName,
  after: string | null,
  options: FillOptions,
): Promise<Filled> {
  const receipts: Receipt[] = [];
  let written = 0;
  let refused = 0;
  const pace = await createPace(indexer, (ms) => pause(ms, options.signal));
  const pages = pagesAfter(indexer.db, after, pace, options);
  const write = (page: PageOfCases) => writePage(indexer, generation, page, options);
  for await (const page of mapInOrder(pages, pace.width, write)) {
    await storePage(indexer, generation, page);
    receipts.push(page.receipt);
    written += page.receipt.cases - page.refused.length;
    refused += page.refused.length;
    options.onPage?.(page.receipt.cases);
  }
  return { receipts, written, refused, stopped: options.signal.aborted };
}

interface PageOfCases {
  readonly after: string | null;
  readonly saker: readonly Sak[];
}

/** Reads the next page while earlier ones are written; reads no more after the signal. */
async function* pagesAfter(
  db: Knex,
  from: string | null,
  pace: Pace,
  { signal, pageSize = PAGE }: FillOptions,
): AsyncGenerator<PageOfCases> {
  for (let after = from; !signal.aborted;) {
    await pace.look();
    const saker = await readSakerAfter(db, after, pageSize);
    const last = saker.at(-1);
    if (!last) return;
    yield { after, saker };
    after = last.sakId;
  }
}

/**
 * Runs `work` on the items of `source`, at most `width` at a time (it may change meanwhile), and yields the results in the order of the items:
 * a result means that everything before it is done too. After the first error it waits for the work under way and
 * throws.
 */
export async function* mapInOrder<T, R>(
  source: AsyncIterable<T>,
  width: () => number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const underWay: Promise<R>[] = [];
  try {
    for await (const item of source) {
      const result = work(item);
      result.catch(() => undefined); // It is thrown when its turn comes.
      underWay.push(result);
      while (underWay.length >= width()) yield await underWay.shift()!;
    }
    while (underWay.length > 0) yield await underWay.shift()!;
  } finally {
    await Promise.allSettled(underWay);
  }
}

interface WrittenPage {
  /** Those with documents, whose texts may have ended. */
  readonly medDokumenter: readonly Sak[];
  /** The time as of which they were written. */
  readonly now: Date;
  readonly receipt: Receipt;
  readonly transitions: readonly Transition[];
  readonly refused: readonly DeadLetter[];
}

async function writePage(
  indexer: Indexer,
  generation: GenerationName,
  { after, saker }: PageOfCases,
  options: FillOptions,
): Promise<WrittenPage> {
  const now = await timeToWrite(indexer);
  const refused: DeadLetter[] = [];
  const transitions: Transition[] = [];
  const hashes = new Map<string, string>();
  const write = async (bulk: readonly Put[]) => {
    refused.push(...(await writeWithRetries(indexer, generation, bulk, options)));
  };
  // A part with long texts has few cases, and a bulk of few cases costs the engine as much as one of many.
  let last: Put[] = [];
  for await (const part of buildParts(indexer, saker, now)) {
    for (const put of part.writes) hashes.set(put.document.sakId, put.hash);
    transitions.push(...part.transitions);
    refused.push(...part.refused);
    const bulks = splitBulks([...last, ...part.writes]);
    last = bulks.pop() ?? [];
    for (const bulk of bulks) await write(bulk);
  }
  await write(last);
  const entries = saker.map(({ sakId, versjon }) => ({
    sakId,
    versjon,
    hash: hashes.get(sakId) ?? '',
  }));
  const due = transitions.map(({ neste }) => neste);
  const medDokumenter = saker.filter(({ dokumenter }) => dokumenter.length > 0);
  const receipt = createReceipt(after, entries, due);
  return { receipt, transitions, refused, medDokumenter, now };
}

/**
 * Stores what the page left behind. A case whose transition could not be stored goes to the follower. The rebuild takes
 * over the transitions that are due already, so it removes the texts that have ended as well.
 */
async function storePage(
  { db, clock }: Indexer,
  generation: GenerationName,
  { receipt, transitions, refused, medDokumenter, now }: WrittenPage,
): Promise<void> {
  await db.transaction(async (trx) => {
    await enqueueSaker(trx, await storeTransitions(trx, transitions, clock()));
    await removeEndedTekster(trx, medDokumenter, now);
    await addDeadLetters(trx, refused);
    await moveCheckpoint(trx, generation, receipt.last, receipt.cases);
  });
}
