import type { Knex } from 'knex';
import { type DeadLetter, refusedByBuilder, refusedByEngine } from '#db/queues/dead-letters.ts';
import { readSaker } from '#db/sak/saker.ts';
import type { Sak } from '#domain/sak.ts';
import { nextTransition } from '#domain/visibility.ts';
import type { GenerationName, IndexWrite, SearchIndex, WriteOutcome } from '#search/port.ts';
import type { Indexer } from './indexer.ts';
import { rowsOf } from './sql.ts';
import type { Transition } from './transitions.ts';

export type Put = Extract<IndexWrite, { kind: 'put' }>;

interface Built {
  readonly puts: readonly Put[];
  readonly transitions: readonly Transition[];
  readonly refused: readonly DeadLetter[];
}

/** The cases as writes at `now`; one that cannot be built stands alone with its reason. */
export function buildWrites(build: Indexer['build'], saker: readonly Sak[], now: Date): Built {
  const puts: Put[] = [];
  const transitions: Transition[] = [];
  const refused: DeadLetter[] = [];
  for (const sak of saker) {
    try {
      puts.push({ kind: 'put', ...build(sak, now) });
      transitions.push({
        sakId: sak.sakId,
        versjon: sak.versjon,
        neste: nextTransition(sak, now),
      });
    } catch (error) {
      refused.push({ sakId: sak.sakId, grunn: refusedByBuilder(error) });
    }
  }
  return { puts, transitions, refused };
}

export function sakIdOf(write: IndexWrite): string {
  return write.kind === 'put' ? write.document.sakId : write.sakId;
}

interface ReadWrites extends Omit<Built, 'puts'> {
  readonly writes: readonly IndexWrite[];
}

/**
 * What the index shall be told of these cases, as Postgres knows them now. A deletion carries the tombstone's
 * version; an id that never was a case gives nothing.
 */
export async function readWrites(
  db: Knex,
  build: Indexer['build'],
  sakIds: readonly string[],
  now: Date,
): Promise<ReadWrites> {
  const saker = await readSaker(db, sakIds);
  const { puts, transitions, refused } = buildWrites(build, saker, now);
  const found = new Set(saker.map((sak) => sak.sakId));
  const gone = sakIds.filter((sakId) => !found.has(sakId));
  const deletions = gone.length === 0 ? [] : await readTombstones(db, gone);
  return { writes: [...puts, ...deletions], transitions, refused };
}

async function readTombstones(db: Knex, sakIds: readonly string[]): Promise<IndexWrite[]> {
  const rows = await rowsOf<{ sakId: string; versjon: number }>(
    db,
    'select sak_id as "sakId", versjon from sak_gravstein where sak_id = any(?)',
    [[...sakIds]],
  );
  return rows.map((row) => ({ kind: 'delete', ...row }));
}

export interface Fates {
  /** In every generation as Postgres had it, or newer. */
  readonly done: readonly string[];
  /** The engine was busy for at least one generation. */
  readonly retry: readonly string[];
  readonly refused: readonly DeadLetter[];
}

/** Writes the same to every generation at once; the worst outcome of a case is its fate. */
export async function writeToAll(
  index: SearchIndex,
  generations: readonly GenerationName[],
  writes: readonly IndexWrite[],
): Promise<Fates> {
  if (writes.length === 0) return { done: [], retry: [], refused: [] };
  const answers = await Promise.all(
    generations.map((generation) => index.write(generation, writes)),
  );
  return judge(writes.map(sakIdOf), answers.flat());
}

export function judge(sakIds: readonly string[], outcomes: readonly WriteOutcome[]): Fates {
  const refused = new Map<string, DeadLetter>();
  const retry = new Set<string>();
  for (const outcome of outcomes) {
    if (outcome.kind !== 'failed') continue;
    const { sakId } = outcome;
    if (outcome.retry) retry.add(sakId);
    else refused.set(sakId, { sakId, grunn: refusedByEngine(outcome.reason) });
  }
  return {
    done: sakIds.filter((sakId) => !refused.has(sakId) && !retry.has(sakId)),
    retry: [...retry].filter((sakId) => !refused.has(sakId)),
    refused: [...refused.values()],
  };
}
