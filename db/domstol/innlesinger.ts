import type { Knex } from 'knex';
import { rowsOf, run, sql } from '#db/sql.ts';

/** `innlesing`: when cases of each court were last imported. */

/**
 * Notes that the import that began at `now` has brought a case of each of these courts; a court stands once for each case. To
 * be called at the end of the batch's transaction: imports of the same court wait for each other from here on.
 */
export async function noteImported(
  trx: Knex,
  domstolIds: readonly string[],
  now: Date,
): Promise<void> {
  if (domstolIds.length === 0) return;
  await run(
    trx,
    sql`insert into innlesing (domstol_id, sist, saker)
      select id, ${now}::timestamptz(3), count(*) from unnest(${domstolIds}::text[]) as brakt (id)
      group by id order by id
      on conflict (domstol_id) do update set sist = excluded.sist,
        saker = excluded.saker + case when innlesing.sist = excluded.sist then innlesing.saker else 0 end`,
  );
}

export interface Innlesing {
  readonly domstolId: string;
  readonly sist: Date;
  /** Cases of the last import, new or not. */
  readonly saker: number;
}

/** The last import of every court that has had one. */
export async function readInnlesinger(db: Knex): Promise<Innlesing[]> {
  return rowsOf<Innlesing>(
    db,
    sql`select domstol_id as "domstolId", sist, saker from innlesing order by domstol_id`,
  );
}
