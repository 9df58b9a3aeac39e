import type { Knex } from 'knex';
import { firstRowOf, run, sql } from '#db/sql.ts';

/** The calls of one who is counted, in the period that ends at `ends` (exclusive). */
export interface Counted {
  readonly count: number;
  readonly ends: Date;
}

/**
 * Counts one call at `now`; a period that has ended gives place to one of `duration` ms. One statement, so that calls at
 * the same time, from several servers too, are counted one after the other.
 */
export async function countCall(
  db: Knex,
  key: Buffer,
  now: Date,
  duration: number,
): Promise<Counted> {
  const ends = new Date(now.getTime() + duration);
  const row = await firstRowOf<{ antall: number; slutter: Date }>(
    db,
    sql`insert into rategrense as r (noekkel, antall, slutter) values (${key}, 1, ${ends})
      on conflict (noekkel) do update set
        antall = case when r.slutter <= ${now} then 1 else r.antall + 1 end,
        slutter = case when r.slutter <= ${now} then excluded.slutter else r.slutter end
      returning antall, slutter`,
  );
  if (!row) throw new Error('An upsert returns its row');
  return { count: row.antall, ends: row.slutter };
}

/** Deletes what has ended at `now`. Rows that are being counted are left for the next time. */
export async function deleteEndedCounts(db: Knex, now: Date): Promise<void> {
  await run(
    db,
    sql`delete from rategrense where noekkel in
      (select noekkel from rategrense where slutter <= ${now} limit 1000 for update skip locked)`,
  );
}
