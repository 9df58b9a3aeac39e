import type { Knex } from 'knex';
import { empty, rowsOf, sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';

interface Asked {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  /** null: of any court. */
  readonly domstolId: string | null;
  /** These are known already. */
  readonly except: readonly string[];
  readonly most: number;
}

/**
 * Cases that had a hearing at that time, and from which it has gone: cancelled, moved, or not in the court's last list. They may have
 * another one then. The last changed first; what is hidden takes nobody's place.
 */
export async function listSakerWithGone(
  db: Knex,
  { from, to, domstolId, except, most }: Asked,
): Promise<string[]> {
  const ofCourt = domstolId === null ? empty : sql`and s.domstol_id = ${domstolId}`;
  const rows = await rowsOf<{ sak_id: string }>(
    db,
    sql`with borte as materialized (
        select sak_id, max(sist) as sist from (
          select sak_id, tidspunkt as sist from sak_endring
            where slag in ('avlyst', 'flyttet')
              and endring_tid(fra) && tstzrange(${from}::timestamptz, ${to}::timestamptz)
          union all select sak_id, 'infinity' from rettsmoete_borte
            where slutt > ${from} and start < ${to}) alle
        where sak_id <> all(${except}::text[]) group by sak_id)
      select sak_id from borte cross join lateral (
          select from sak s where s.sak_id = borte.sak_id ${ofCourt}
            and not s.er_hentet_fra_sak_api and not ${isSakWithdrawn(sql`s.sak_id`)} offset 0) vist
        order by sist desc, sak_id limit ${most}`,
  );
  return rows.map(({ sak_id: sakId }) => sakId);
}
