import type { Knex } from 'knex';
import { afterEach, beforeEach } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { addAnchor } from '#db/revisjon/anker.ts';
import { type GivenAnchor, proveLog } from '#db/revisjon/prove.ts';
import { logged } from '#tests/support/retention-rows.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

export const NOON = new Date('2026-03-10T12:00:00+01:00');
export const DAY = 24 * 3_600_000;
export const later = (days: number, from = NOON) => new Date(from.getTime() + days * DAY);

/** A log to write in, to seal and to change behind its back; empty before each test. */
export function useChain() {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createTestDatabase();
  });
  afterEach(() => test.close());
  const use = {
    get db(): Knex {
      return test.db;
    },
    get url(): string {
      return test.url;
    },
    /** Connects anew, after the connections were ended. */
    reconnect: () => {
      test = { ...test, db: openDatabase(test.url, { name: 'again' }) };
    },
    /** So many rows, a millisecond apart. Gives their ids. */
    write: async (count: number, at = NOON, into: Knex = test.db): Promise<number[]> => {
      const rows = Array.from({ length: count }, (_, i) => ({
        ...logged(new Date(at.getTime() + i)),
        detaljer: JSON.stringify({ treff: i, sorteringer: ['b', 'a'], navn: 'æ"\n' }),
      }));
      const stored = await into('revisjon').insert(rows).returning<{ id: number }[]>('id');
      return stored.map(({ id }) => id);
    },
    /** As somebody does who has all rights in the database: no trigger runs. */
    tamper: (...statements: readonly string[]) =>
      test.db.transaction(async (trx) => {
        await trx.raw("set local session_replication_role = 'replica'");
        for (const one of statements) await trx.raw(one);
      }),
    breaks: async (given: readonly GivenAnchor[] = []) => (await proveLog(test.db, given)).breaks,
    /** The ids of the rows, in the order of the chain. */
    sealed: () => test.db('revisjon_segl').orderBy('nr').pluck<number[]>('revisjon_id'),
    anchor: (now: Date) => test.db.transaction((trx) => addAnchor(trx, now)),
  };
  return use;
}
