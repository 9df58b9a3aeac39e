import type { Knex } from 'knex';

/** The ids of a press user's favourite cases, the one added last first. */
export async function listFavoritter(db: Knex, pressebrukerId: string): Promise<string[]> {
  return db('favoritt')
    .where({ pressebruker_id: pressebrukerId })
    .orderBy([{ column: 'opprettet', order: 'desc' }, { column: 'sak_id' }])
    .pluck('sak_id');
}

/** Makes the case a favourite; again is the same as once. False when there is no such case. */
export async function addFavoritt(
  db: Knex,
  pressebrukerId: string,
  sakId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.raw<{ rows: unknown[] }>(
    // The lock keeps the case from being deleted between the look and the insert.
    `with funnet as (select sak_id from sak where sak_id = ? for key share),
       lagt_til as (insert into favoritt (pressebruker_id, sak_id, opprettet)
         select ?, sak_id, ? from funnet on conflict do nothing)
     select sak_id from funnet`,
    [sakId, pressebrukerId, now],
  );
  return rows.length > 0;
}

/** The case is no favourite any more; false when it was none. */
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
