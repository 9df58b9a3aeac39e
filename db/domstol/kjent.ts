import type { Knex } from 'knex';
import { hasComeBack } from '#db/queues/sak-outbox.ts';
import { run, sql, type Sql } from '#db/sql.ts';
import { isMovedOnTheDay } from '#domain/dekning-varsling.ts';
import type { SakEndring } from '#domain/endringer.ts';

/* `rettsmoete_kjent`: when each hearing became known, by its case and its start (domain/dekning-varsling.ts). */

/**
 * Notes the hearings of `ny` (sak_id, start), a table expression that `hearings` begins, before they are stored. One that is stored
 * already, from before hearings were noted, came with its case. One that comes back is known since it was first seen. What was held
 * before a deleted case came back is not noted: it was counted when the case went.
 */
export async function noteKnown(trx: Knex, hearings: Sql, now: Date): Promise<void> {
  await run(
    trx,
    sql`${hearings} insert into rettsmoete_kjent (sak_id, start, foerst_sett)
      select ny.sak_id, ny.start, case when exists (
          select from rettsmoete r where r.sak_id = ny.sak_id and r.start = ny.start) then s.foerst_sett else ${now} end
      from (select distinct sak_id, start from ny) ny join sak s using (sak_id)
      where not exists (select from rettsmoete_kjent k
        where k.sak_id = ny.sak_id and k.start = ny.start and not k.borte)
        and not (ny.start <= s.foerst_sett and ${hasComeBack(sql`ny.sak_id`)})
      order by ny.sak_id, ny.start
      on conflict (sak_id, start) do update set borte = false`,
  );
}

/** Notes which hearings of these cases are gone before they have started. What has started was held. */
export async function noteGone(trx: Knex, sakIds: readonly string[], now: Date): Promise<void> {
  if (sakIds.length === 0) return;
  await run(
    trx,
    sql`update rettsmoete_kjent k set borte = true
      where k.sak_id = any(${sakIds}::text[]) and k.start > ${now} and not k.borte
        and not exists (select from rettsmoete r where r.sak_id = k.sak_id and r.start = k.start)`,
  );
}

/** Notes the hearings that were moved on the day. Of a case that is hidden no move is known, and its hearings are not counted. */
export async function noteMoved(
  trx: Knex,
  endringer: readonly SakEndring[],
  now: Date,
): Promise<void> {
  const moved = endringer.flatMap(({ sakId, endring }) =>
    endring.slag === 'flyttet' && isMovedOnTheDay(endring.fra.start, endring.til.start, now)
      ? [{ sak_id: sakId, fra: endring.fra.start, til: endring.til.start }]
      : [],
  );
  if (moved.length === 0) return;
  await run(
    trx,
    sql`with ny as materialized (select * from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
          as n (sak_id text, fra timestamptz, til timestamptz)),
        gone as (update rettsmoete_kjent k set borte = true from ny
          where k.sak_id = ny.sak_id and k.start = ny.fra
            and not exists (select from rettsmoete r where r.sak_id = k.sak_id and r.start = k.start))
      update rettsmoete_kjent k set flyttet = true from ny where k.sak_id = ny.sak_id and k.start = ny.til`,
  );
}
