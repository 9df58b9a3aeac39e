import type { Knex } from 'knex';
import { firstRowOf, rowsOf, sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';

/** Those of the ids whose case is there and is not hidden, in byte order. */
export async function listShownIds(db: Knex, sakIds: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ sak_id: string }>(
    db,
    sql`select s.sak_id from sak s where s.sak_id = any(${sakIds})
      and not ${isSakWithdrawn(sql`s.sak_id`)} order by s.sak_id`,
  );
  return rows.map(({ sak_id }) => sak_id);
}

/**
 * The id of the case with this number, in any letter case. Among several, a case from a case API comes first (it
 * is known by its number), then the one seen last. Null when there is none. Hidden cases are found too: all with one
 * number are hidden together.
 */
export async function findSakIdBySaksnummer(db: Knex, saksnummer: string): Promise<string | null> {
  const found = await firstRowOf<{ sak_id: string }>(
    db,
    sql`select sak_id from sak where saksnummer = ${saksnummer.trim().toLocaleUpperCase('nb')}
      order by er_hentet_fra_sak_api desc, foerst_sett desc, sak_id limit 1`,
  );
  return found?.sak_id ?? null;
}
