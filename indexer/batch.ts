import type { Knex } from 'knex';
import { rightTime } from '#db/clock.ts';
import { reasonOf } from '#db/errors.ts';
import { addDeadLetters, removeDeadLetters, type DeadLetter } from '#db/queues/dead-letters.ts';
import { type Generation, holdGenerations, removeOtherEngines } from '#db/queues/generations.ts';
import { type OutboxRow, removeRows, takeRows } from '#db/queues/sak-outbox.ts';
import { removeEndedTekster } from '#db/sak/dokumenttekster.ts';
import type { Sak } from '#domain/sak.ts';
import { untraced } from '#monitoring/trace.ts';
import type { IndexWrite, SearchIndex } from '#search/port.ts';
import type { SakDocument } from '#search/sak-document.ts';
import { requireOneLayout } from './generations.ts';
import { type Indexer, timeToWrite } from './indexer.ts';
import { storeTransitions, type Transition } from './transitions.ts';
import { readWrites, writeToAll, type Built, type WriteResult } from './writes.ts';

/** Outbox rows of one batch, at most: a bulk of a couple of megabytes. */
export const BATCH = 500;
/** So many cases are written in one part and made visible with it, so that nobody waits for what else a batch does. With more, each part would cost a refresh. */
const FEW = 50;
const LEAST = 100;
/** What a batch should take, ms: the first of its cases is told of no sooner than the last. */
const SOON = 1_000;

/** Rows of the next batch, after one of `taken` cases that took so many ms: where each case finds many people, they are smaller. */
export function nextBatch(most: number, taken: number, ms: number): number {
  // Fewer say little of how long more take.
  if (taken < LEAST) return ms < SOON ? Math.min(BATCH, 2 * most) : most;
  return Math.round(Math.min(BATCH, Math.max(LEAST, (taken * SOON) / ms)));
}

export interface BatchResult {
  /** Cases whose rows were taken. */
  readonly taken: number;
  /** Cases that are finished: written, deleted or already newer in the index. */
  readonly done: number;
  /** Cases whose rows stay, because the engine was busy or the case is being changed. */
  readonly waiting: number;
  /** Cases that failed and got a dead letter. */
  readonly failed: number;
  /** What people were told of them. */
  readonly told: ToldBatch;
}
interface ToldBatch {
  /** Notices that were written. */
  readonly written: number;
  /** How long it took to find out and to write. */
  readonly seconds: number;
  /** With how many saved searches the cases were compared. */
  readonly searches: number;
  /** How often one of them could not be made ready, or compared with a case. */
  readonly faults: number;
}
const NOTHING_TOLD: ToldBatch = { written: 0, seconds: 0, searches: 0, faults: 0 };
export const EMPTY_BATCH: BatchResult = {
  taken: 0,
  done: 0,
  waiting: 0,
  failed: 0,
  told: NOTHING_TOLD,
};

/**
 * Takes rows, reads their cases again, writes them to every registered generation and removes the rows, in one
 * transaction. Texts of documents that may no longer be searched are removed from Postgres on the way. If the process
 * is killed, the rows are still there; writing twice changes nothing. What people are told of the cases (indexer/notices) is
 * written in the same transaction. Throws `EngineUnavailable`, and `ClockWrong` before anything is written: the clock is compared within the
 * transaction, so that one that was set between two batches writes nothing.
 *
 * A rebuild that begins meanwhile misses nothing. The rows are taken before the generations are read. A generation
 * that is not among them was registered after the take, and a rebuild reads cases only after it has registered its
 * generation: so it reads the changes whose rows are removed here.
 *
 * Without any generation the rows stay: the rebuild removes the ones that it has covered.
 */
export async function followBatch(indexer: Indexer, limit = BATCH): Promise<BatchResult> {
  const { db, trace = untraced } = indexer;
  await timeToWrite(indexer);
  return db.transaction(async (trx) => {
    const rows = await takeRows(trx, limit);
    if (rows.length === 0) return EMPTY_BATCH;
    return trace('index batch', { 'presse.cases': casesOf(rows).length }, () =>
      writeBatch(indexer, trx, rows),
    );
  });
}

const casesOf = (rows: readonly OutboxRow[]): string[] => [
  ...new Set(rows.map((row) => row.sakId)),
];

/** Writes the cases of the rows, which `trx` has taken, and removes those that are done. */
async function writeBatch(
  indexer: Indexer,
  trx: Knex.Transaction,
  rows: readonly OutboxRow[],
): Promise<BatchResult> {
  const { index, engine, clock, build, notices, log } = indexer;
  const live = await holdGenerations(trx, engine);
  const sakIds = casesOf(rows);
  if (live.length === 0) return { ...EMPTY_BATCH, taken: sakIds.length, waiting: sakIds.length };
  requireOneLayout(indexer, live);

  const now = await rightTime(trx, indexer);
  const names = live.map((generation) => generation.navn);
  const isFew = sakIds.length <= FEW;
  const write = async (writes: readonly IndexWrite[]) => {
    const result = await writeToAll(index, names, writes);
    if (isFew && writes.length > 0) await refreshSearched(index, live);
    return result;
  };
  const spent = stopwatch();
  const telling = await spent.on(notices.begin(trx, now));
  const sum: Written = { done: new Set(), retry: [], failed: [], transitions: [], saker: [] };
  for await (const part of readWrites({ db: trx, build }, sakIds, now)) {
    const documents = documentsOf(part.writes);
    const [result] = await together(
      write(part.writes),
      spent.on(telling.look({ saker: part.saker, documents })),
    );
    addTo(sum, part, result);
  }
  const { done, failed } = sum;
  const isDone = ({ sakId }: { readonly sakId: string }) => done.has(sakId);
  const locked = await storeTransitions(trx, sum.transitions.filter(isDone), clock());
  await removeEndedTekster(trx, sum.saker.filter(isDone), now);
  await addDeadLetters(trx, failed);
  await removeDeadLetters(trx, [...done]);
  const waiting = new Set([...sum.retry, ...locked]);
  const isFinished = (sakId: string) => done.has(sakId) && !waiting.has(sakId);
  const [{ written }] = await together(
    spent.on(telling.write(isFinished)),
    isFew ? Promise.resolve() : refreshSearched(index, live),
  );
  await removeRows(trx, idsExcept(rows, waiting));
  const dropped = await removeOtherEngines(trx, engine);
  if (dropped.length > 0) log.warn({ dropped }, 'the other engine is no longer kept up to date');
  return {
    taken: sakIds.length,
    done: sakIds.length - waiting.size - failed.length,
    waiting: waiting.size,
    failed: failed.length,
    told: {
      ...{ written, seconds: spent.seconds(), searches: notices.searches() },
      faults: logFaults(indexer),
    },
  };
}

/** Logs failed saved searches by number, never by words or owner, because their notices of these cases are lost. */
function logFaults({ notices, log }: Pick<Indexer, 'notices' | 'log'>): number {
  const { count, first } = notices.faults();
  const [one] = first;
  if (one)
    log.error(
      { searches: first.slice(0, MOST_NAMED).map(({ id }) => id), reason: reasonOf(one.error) },
      'saved searches have failed, and tell nothing of the cases at which they did',
    );
  return count;
}
const MOST_NAMED = 20;

/** Runs both concurrently, since one waits for the database and the other for the engine. Rejects after both have ended. */
async function together<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}

/** Adds up the time of some of the work. */
function stopwatch() {
  let ms = 0;
  return {
    on: async <T>(work: Promise<T>): Promise<T> => {
      const began = performance.now();
      const result = await work;
      ms += performance.now() - began;
      return result;
    },
    seconds: () => ms / 1000,
  };
}

const documentsOf = (writes: readonly IndexWrite[]): SakDocument[] =>
  writes.flatMap((write) => (write.kind === 'put' ? [write.document] : []));

/** What has become of the parts of a batch. */
interface Written {
  readonly done: Set<string>;
  readonly retry: string[];
  readonly failed: DeadLetter[];
  readonly transitions: Transition[];
  readonly saker: Sak[];
}

function addTo(sum: Written, part: Built<IndexWrite>, result: WriteResult): void {
  for (const sakId of result.done) sum.done.add(sakId);
  sum.retry.push(...result.retry);
  sum.failed.push(...part.refused, ...result.refused);
  sum.transitions.push(...part.transitions);
  sum.saker.push(...part.saker);
}

/**
 * Makes the writes visible before the rows are removed. A case with a row is masked in searches (search/port.ts,
 * StaleMask); so the row must stay while the old document, with a name that is hidden by now, can still be found.
 */
async function refreshSearched(index: SearchIndex, live: readonly Generation[]): Promise<void> {
  const searched = live.filter((generation) => generation.status === 'aktiv');
  await Promise.all(searched.map((generation) => index.refresh(generation.navn)));
}

function idsExcept(rows: readonly OutboxRow[], sakIds: ReadonlySet<string>): number[] {
  return rows.filter((row) => !sakIds.has(row.sakId)).map((row) => row.id);
}
