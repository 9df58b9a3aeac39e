import type { Knex } from 'knex';

/**
 * How many connections to this database wait for a lock. `pg_locks` would not do: its waiting locks are those of the whole server,
 * on which other test files work at the same time.
 */
export async function lockWaits(db: Knex): Promise<number> {
  const { rows } = await db.raw<{ rows: { n: number }[] }>(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.n;
}
