import type { Knex } from 'knex';
import { raw, run, sql } from '#db/sql.ts';
import type { SearchIndex } from '#search/port.ts';
import { tablesOf } from './schema.ts';

/** An updated or deleted row, and its words in the index, stay until a vacuum. Autovacuum waits for a fifth of the table. */
export function createPurge(db: Knex, prefix: string): SearchIndex['purge'] {
  return async (generation) => {
    for (const table of Object.values({ ...tablesOf(prefix, generation) }))
      await run(db, sql`vacuum (index_cleanup on, truncate off) ${raw(table.sql)}`);
  };
}
