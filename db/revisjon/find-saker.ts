import type { Knex } from 'knex';
import { saksnummerBeginnings } from '#domain/saksnummer-beginnings.ts';

/** The ids of the cases with this id, or with a number that begins as `text` does in any form; at most `limit`. */
export async function findSakIds(db: Knex, text: string, limit: number): Promise<string[]> {
  const beginnings = saksnummerBeginnings(text).map((beginning) => `${beginning}%`);
  const { rows } = await db.raw<{ rows: { sak_id: string }[] }>(
    `select sak_id from sak where sak_id = ?
     union select sak_id from unnest(?::text[]) as b (begynnelse)
       join sak on translate(saksnummer, '-/ .', '') like b.begynnelse
     limit ?`,
    [text, beginnings, limit],
  );
  return rows.map((row) => row.sak_id);
}
