import type { Knex } from 'knex';

/**
 * One change at a time for each person, until the transaction ends: what is read after this stays true until
 * then, also where there is no row to lock yet (somebody who applies).
 */
export async function lockPerson(db: Knex, identitetHash: Buffer): Promise<void> {
  await db.raw('select pg_advisory_xact_lock(?::bigint)', [
    identitetHash.readBigInt64BE(0).toString(),
  ]);
}
