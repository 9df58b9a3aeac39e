import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';
import type { Sted } from '#domain/endret-siden.ts';

/**
 * Of these cases, those that the court has first given or last changed after a place, in order (domain/endret-siden.ts), at most
 * `most`. They are found by their ids, so no case of another search is looked at.
 */
export async function readEndretSiden(
  db: Knex,
  sakIds: readonly string[],
  { siden, most }: { readonly siden: Sted | null; readonly most: number },
): Promise<Sted[]> {
  const { tid, sakId } = siden ?? { tid: new Date(0), sakId: '' };
  return rowsOf<Sted>(
    db,
    sql`select sak_id as "sakId", greatest(foerst_sett, endret) as tid from sak
      where sak_id = any(${sakIds}::text[])
        and (greatest(foerst_sett, endret), sak_id) > (${tid}::timestamptz, ${sakId}::text collate "C")
      order by 2, 1 limit ${most}`,
  );
}
