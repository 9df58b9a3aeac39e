import { randomUUID } from 'node:crypto';
import { drawMark, hasMark, readGenerations, type Generation } from '#db/queues/generations.ts';
import { hasRows } from '#db/queues/sak-outbox.ts';
import { IndexerError, type Indexer } from './indexer.ts';

/**
 * Changes are written for so long under one mark, ms. An index that is newer than a restored database is recognised when the
 * database was put back by more than this, or when nothing was written under the last mark (docs/decisions/0039).
 */
const DRAWN_EVERY = 5_000;

/** Database and engine are of two times: one was put back. Nothing is written before a rebuild has replaced the generation. */
class OtherTime extends IndexerError {}

export interface Marker {
  /**
   * To be asked before changes are written: whether there are any, and a mark that is new enough for them. Throws `OtherTime`,
   * and `EngineUnavailable`.
   */
  readonly keep: () => Promise<boolean>;
}

/** Gives every registered generation a new mark now and then, as long as there are changes to write. */
export function createMarker(indexer: Indexer, elapsed = () => performance.now()): Marker {
  let last = -Infinity;
  return {
    keep: async () => {
      const { db, engine, index } = indexer;
      if (elapsed() - last < DRAWN_EVERY) return true;
      if (!(await hasRows(db))) return false;
      const registered = await readGenerations(db, engine);
      const [other] = await ofAnotherTime(indexer, registered);
      if (other) throw new OtherTime('the index is of another time than the database: rebuild it');
      for (const { navn } of registered)
        await drawMark(db, navn, randomUUID(), (mark) => index.mark(navn, mark));
      last = elapsed();
      return true;
    },
  };
}

/** The generations whose mark in the engine is not the database's. */
export async function ofAnotherTime(
  { db, engine, index }: Pick<Indexer, 'db' | 'engine' | 'index'>,
  generations: readonly Generation[],
): Promise<Generation[]> {
  const others: Generation[] = [];
  for (const generation of generations) {
    const mark = await index.markOf(generation.navn);
    if (hasMark(generation, mark)) continue;
    // A follower may have given it a new one since the registry was read.
    const again = (await readGenerations(db, engine)).find(({ navn }) => navn === generation.navn);
    if (again && !hasMark(again, mark)) others.push(generation);
  }
  return others;
}
