import type { Knex } from 'knex';
import { firstRowOf, rowsOf, run, sql } from '#db/sql.ts';

/** The words of a row of the log; without a key id they are not encrypted yet. */
export interface StoredOrd {
  readonly noekkel: string | null;
  readonly kryptert: Buffer;
}

/** What was typed in the call that a row of the log is about; null when nothing was, or it is kept no longer. */
export async function readOrd(db: Knex, revisjonId: number): Promise<StoredOrd | null> {
  const row = await firstRowOf<StoredOrd>(
    db,
    sql`select noekkel, kryptert from revisjon_ord where revisjon_id = ${revisjonId}`,
  );
  return row ?? null;
}

/** Words as they are encrypted again; `id` is the row of the log. */
export interface KeptOrd extends StoredOrd {
  readonly id: number;
}

/** The next rows after `after` with words that are not encrypted with this key, in the order of the log. */
export async function listOrdWithout(
  db: Knex,
  noekkel: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<KeptOrd[]> {
  return rowsOf<KeptOrd>(
    db,
    sql`select revisjon_id as id, noekkel, kryptert from revisjon_ord
      where noekkel is distinct from ${noekkel} and revisjon_id > ${after}
      order by revisjon_id limit ${limit}`,
  );
}

/** Puts the words of each row in the place of those that are there. Words that have been deleted meanwhile stay away. */
export async function replaceOrd(db: Knex, rows: readonly KeptOrd[]): Promise<void> {
  await run(
    db,
    sql`update revisjon_ord set noekkel = ny.noekkel, kryptert = ny.kryptert
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ noekkel }) => noekkel)}::text[],
        ${rows.map(({ kryptert }) => kryptert)}::bytea[]) as ny (id, noekkel, kryptert)
      where revisjon_ord.revisjon_id = ny.id`,
  );
}
