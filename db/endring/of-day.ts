import type { Knex } from 'knex';
import { ALWAYS, rowsOf, sql } from '#db/sql.ts';
import { type Day, endOfOsloDay, startOfOsloDay } from '#domain/time.ts';

/**
 * Cases of the courts (null: of all) that had a hearing on that Oslo day, and from which it has gone by: cancelled, moved, or not in
 * the last list. They may have another one then.
 */
export async function sakIdsWithGone(
  db: Knex,
  domstolIds: readonly string[] | null,
  dag: Day,
): Promise<string[]> {
  const ofCourts = domstolIds ? sql`s.domstol_id = any(${domstolIds}::text[])` : ALWAYS;
  const [from, to] = [startOfOsloDay(dag), endOfOsloDay(dag)];
  const rows = await rowsOf<{ sak_id: string }>(
    db,
    sql`select e.sak_id from sak_endring e join sak s on s.sak_id = e.sak_id
      where e.slag in ('avlyst', 'flyttet')
        and endring_tid(e.fra) && tstzrange(${from}::timestamptz, ${to}::timestamptz)
        and ${ofCourts}
      union select b.sak_id from rettsmoete_borte b join sak s on s.sak_id = b.sak_id
      where b.slutt > ${from} and b.start < ${to} and ${ofCourts}`,
  );
  return rows.map(({ sak_id: sakId }) => sakId);
}
