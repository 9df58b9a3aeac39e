import type { DeadLetter } from '#db/queues/dead-letters.ts';
import { readTombstones } from '#db/queues/sak-outbox.ts';
import { withTekster } from '#db/sak/dokumenttekster.ts';
import { readSaker } from '#db/sak/saker.ts';
import { readWithdrawnVersions } from '#db/tilbaketrekking/hidden.ts';
import type { Sak } from '#domain/sak.ts';
import { isTekstSearchable, nextTransition } from '#domain/visibility.ts';
import {
  type GenerationName,
  type IndexWrite,
  sakIdOf,
  type SearchIndex,
  type WriteOutcome,
} from '#search/port.ts';
import { readAhead } from '#search/read-ahead.ts';
import type { Indexer } from './indexer.ts';
import type { Transition } from './transitions.ts';

export type Put = Extract<IndexWrite, { kind: 'put' }>;

/** Cases as index writes, the transitions to store when they have been written, and the cases that failed. */
export interface Built<Write> {
  /** The cases that the part is made of. */
  readonly saker: readonly Sak[];
  readonly writes: readonly Write[];
  readonly transitions: readonly Transition[];
  readonly refused: readonly DeadLetter[];
}

/** Cases with text in their documents that are in memory at a time: a judgment may have 500,000 characters. */
const TEXTS_AT_ONCE = 50;

/**
 * Builds the documents of these cases as of `now`, with the texts of their files, a part at a time. The texts of the next part are read
 * meanwhile: no more than two parts have them in memory. A case that cannot be built does not stop the others.
 */
export async function* buildParts(
  { db, build }: Pick<Indexer, 'db' | 'build'>,
  saker: readonly Sak[],
  now: Date,
): AsyncGenerator<Built<Put>> {
  for await (const { part, withTexts } of readAhead(partsWithTexts(db, saker, now)))
    yield { ...buildPuts(build, withTexts, now), saker: part };
}

/** The cases a part at a time, as they are and with the texts of those files whose words may be searched. */
export async function* partsWithTexts(
  db: Indexer['db'],
  saker: readonly Sak[],
  now: Date,
): AsyncGenerator<{ readonly part: readonly Sak[]; readonly withTexts: readonly Sak[] }> {
  for (const part of partsOf(saker, now))
    yield { part, withTexts: await withTekster(db, part, now) };
}

/** Parts of at most `TEXTS_AT_ONCE` cases that may have texts, and as many others. */
function partsOf(saker: readonly Sak[], now: Date): Sak[][] {
  const parts: Sak[][] = [];
  let withTexts = TEXTS_AT_ONCE;
  for (const sak of saker) {
    const hasTexts = sak.dokumenter.some((dokument) => isTekstSearchable(dokument, sak, now));
    if (parts.length === 0 || (hasTexts && withTexts === TEXTS_AT_ONCE)) {
      parts.push([]);
      withTexts = 0;
    }
    parts.at(-1)!.push(sak);
    if (hasTexts) withTexts++;
  }
  return parts;
}

/** The documents of these cases as they are given. */
export function buildPuts(build: Indexer['build'], saker: readonly Sak[], now: Date): Built<Put> {
  const writes: Put[] = [];
  const transitions: Transition[] = [];
  const refused: DeadLetter[] = [];
  for (const sak of saker) {
    try {
      const { sakId, versjon } = sak;
      const put = { kind: 'put', ...build(sak, now) } as const;
      transitions.push({ sakId, versjon, neste: nextTransition(sak, now) });
      writes.push(put);
    } catch (error) {
      refused.push(refusedByBuilder(sak.sakId, error));
    }
  }
  return { saker, writes, transitions, refused };
}

/**
 * What the index must be told about these cases, as Postgres has them now, a part at a time (`buildParts`). A deleted case
 * is a delete with the tombstone's version, a hidden one with its own; an id that never was a case gives no write.
 */
export async function* readWrites(
  parts: Pick<Indexer, 'db' | 'build'>,
  sakIds: readonly string[],
  now: Date,
): AsyncGenerator<Built<IndexWrite>> {
  const saker = await readSaker(parts.db, sakIds);
  yield* buildParts(parts, saker, now);
  const found = new Set(saker.map((sak) => sak.sakId));
  const gone = sakIds.filter((sakId) => !found.has(sakId));
  // A hidden case may have a tombstone as well, from before it came back: the newer version counts.
  const removed = new Map(
    [
      ...(await readTombstones(parts.db, gone)),
      ...(await readWithdrawnVersions(parts.db, gone)),
    ].map((one) => [one.sakId, one]),
  );
  const writes = [...removed.values()].map((one) => ({ kind: 'delete', ...one }) as const);
  yield { writes, transitions: [], refused: [], saker: [] };
}

export interface WriteResult {
  /** Every generation has the case as Postgres had it, or newer. */
  readonly done: readonly string[];
  /** At least one generation was busy. */
  readonly retry: readonly string[];
  /** Why the first of those was not written, as the engine calls it; null when there is none, or when that might quote a case. */
  readonly reason: string | null;
  readonly refused: readonly DeadLetter[];
}

/** Writes the same to every generation at once. Of a case's outcomes the worst counts. */
export async function writeToAll(
  index: SearchIndex,
  generations: readonly GenerationName[],
  writes: readonly IndexWrite[],
): Promise<WriteResult> {
  if (writes.length === 0) return { done: [], retry: [], reason: null, refused: [] };
  const outcomes = await Promise.all(
    generations.map((generation) => index.write(generation, writes)),
  );
  return worstOf(writes.map(sakIdOf), outcomes.flat());
}

export function worstOf(sakIds: readonly string[], outcomes: readonly WriteOutcome[]): WriteResult {
  const refused = new Map<string, DeadLetter>();
  const busy = new Map<string, string | null>();
  for (const outcome of outcomes) {
    if (outcome.kind !== 'failed') continue;
    const { sakId } = outcome;
    if (outcome.retry) busy.set(sakId, nameOfReason(outcome.reason));
    else refused.set(sakId, refusedByEngine(sakId, outcome.reason));
  }
  const retry = [...busy.keys()].filter((sakId) => !refused.has(sakId));
  return {
    done: sakIds.filter((sakId) => !refused.has(sakId) && !busy.has(sakId)),
    retry,
    reason: busy.get(retry[0] ?? '') ?? null,
    refused: [...refused.values()],
  };
}

/** Keeps the engine's name for the refusal, if it has one. */
export function refusedByEngine(sakId: string, reason: string): DeadLetter {
  return { sakId, grunn: 'avvist', detalj: nameOfReason(reason) };
}

/**
 * Engines quote the value that they refuse, and that may be a name. So only the kind of the refusal is kept, and only
 * when it is written like an identifier.
 */
function nameOfReason(reason: string): string | null {
  return /^[A-Za-z][A-Za-z0-9_]{0,60}(?![^\s:,.;[(])/.exec(reason)?.[0] ?? null;
}

/** Keeps the kind of the error; its message may quote the case. */
export function refusedByBuilder(sakId: string, error: unknown): DeadLetter {
  return { sakId, grunn: 'kan_ikke_bygges', detalj: error instanceof Error ? error.name : null };
}
