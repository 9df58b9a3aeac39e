import type { Knex } from 'knex';
import { readSaker } from '#db/saker.ts';
import type { IndexWrite } from '#search/port.ts';
import { buildWrites, type Built } from './build-writes.ts';
import type { Indexer } from './indexer.ts';
import { rowsOf } from './sql.ts';

export interface ReadWrites extends Omit<Built, 'puts'> {
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
