import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';

interface Numbered {
  readonly sak_id: string;
  readonly saksnummer: string;
}

/** The numbers of these cases as they are now, the newest case first. */
export function readSaksnumre(db: Knex, sakIds: readonly string[]): Promise<Numbered[]> {
  return rowsOf<Numbered>(
    db,
    sql`select sak_id, saksnummer from sak where sak_id = any(${sakIds}::text[])
      order by foerst_sett desc, sak_id`,
  );
}
