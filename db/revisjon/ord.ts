import type { Knex } from 'knex';
import { firstRowOf, sql } from '#db/sql.ts';

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
