import type { Knex } from 'knex';
import { rowsOf, run, sql } from '#db/sql.ts';
import type { NotatKey, SealedNotat } from './notater.ts';

/** A note by its place, for a change of keys. */
export interface KeptNotat extends NotatKey, SealedNotat {}

/** The next notes after `after` that are not encrypted with this key; of a transaction, they stay as they are. */
export async function listNotaterWithout(
  db: Knex,
  noekkel: string,
  { after, limit }: { readonly after: NotatKey; readonly limit: number },
): Promise<KeptNotat[]> {
  return rowsOf<KeptNotat>(
    db,
    sql`select pressebruker_id as "pressebrukerId", sak_id as "sakId", noekkel, kryptert from notat
      where noekkel <> ${noekkel} and (pressebruker_id, sak_id) > (${after.pressebrukerId}, ${after.sakId})
      order by pressebruker_id, sak_id limit ${limit} for update`,
  );
}

/** Puts what is encrypted anew in the place of what is there. The note has not changed for its owner. */
export async function replaceNotater(db: Knex, rows: readonly KeptNotat[]): Promise<void> {
  await run(
    db,
    sql`update notat set noekkel = ny.noekkel, kryptert = ny.kryptert
      from unnest(${rows.map(({ pressebrukerId }) => pressebrukerId)}::uuid[],
        ${rows.map(({ sakId }) => sakId)}::text[], ${rows.map(({ noekkel }) => noekkel)}::text[],
        ${rows.map(({ kryptert }) => kryptert)}::bytea[]) as ny (pressebruker_id, sak_id, noekkel, kryptert)
      where notat.pressebruker_id = ny.pressebruker_id and notat.sak_id = ny.sak_id`,
  );
}
