import type { Knex } from 'knex';
import { firstRowOf, sql } from '#db/sql.ts';
import { isSakWithdrawn } from '#db/tilbaketrekking/hidden.ts';

/** The ids of a press user's favourite cases, the newest favourite first. */
export async function listFavoritter(db: Knex, pressebrukerId: string): Promise<string[]> {
  return db('favoritt')
    .where({ pressebruker_id: pressebrukerId })
    .orderBy([{ column: 'opprettet', order: 'desc' }, { column: 'sak_id' }])
    .pluck('sak_id');
}

/** Makes the case a favourite, as it is now; doing it again changes nothing. False when there is no such case to be seen. */
export async function addFavoritt(
  db: Knex,
  pressebrukerId: string,
  sakId: string,
  now: Date,
): Promise<boolean> {
  const found = await firstRowOf(
    db,
    // The lock keeps the case from being deleted between the select and the insert.
    sql`with funnet as (select sak_id from sak where sak_id = ${sakId}
         and not ${isSakWithdrawn(sql`sak.sak_id`)} for key share),
       lagt_til as (insert into favoritt (pressebruker_id, sak_id, opprettet, endring_sett)
         select ${pressebrukerId}, sak_id, ${now},
           coalesce((select max(nr) from sak_endring e where e.sak_id = funnet.sak_id), 0)
         from funnet on conflict do nothing)
     select sak_id from funnet`,
  );
  return found !== undefined;
}

/** Removes the case from the favourites; false when it was not one. */
export async function removeFavoritt(
  db: Knex,
  pressebrukerId: string,
  sakId: string,
): Promise<boolean> {
  const removed = await db('favoritt')
    .where({ pressebruker_id: pressebrukerId, sak_id: sakId })
    .delete();
  return removed > 0;
}
