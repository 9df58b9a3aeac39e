import type { Knex } from 'knex';
import { firstRowOf, run, sql } from './sql.ts';

/**
 * Throws unless Postgres answers and can store something. After a failover the old address may be a standby, which is
 * read-only; and where the disk is full, only reading works. A few rows more than the memory that they are given go to a
 * file beside the databases, so nothing is left behind.
 */
export async function requireWritable(db: Knex): Promise<void> {
  await db.transaction(async (trx) => {
    await run(trx, sql`set local work_mem = '64kB'`);
    const row = await firstRowOf<{ readOnly: string }>(
      trx,
      sql`select current_setting('transaction_read_only') as "readOnly", count(*)
        from generate_series(1, 10000)`,
    );
    if (row?.readOnly !== 'off') throw new Error('Postgres is read-only');
  });
}
