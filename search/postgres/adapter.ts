import type { Knex } from 'knex';
import { rowsOf, sql } from '#db/sql.ts';
import { inLane, type SearchAdapter } from '#search/port.ts';
import { createEntries, createGenerations, createSearched } from './generations.ts';
import { createPurge } from './purge.ts';
import { createFind, createPing, createSearch } from './search.ts';
import { READING_MS, withTimeout } from './timeout.ts';
import { createWrite } from './write.ts';

interface PostgresEngineOptions {
  /** Belongs to the caller: closing the adapter does not close it. */
  readonly db: Knex;
  /** Lower case; keeps several installations apart in one database. */
  readonly prefix?: string;
  /** Of two versions side by side (search/port.ts, `inLane`). */
  readonly lane?: 'a' | 'b';
  /** How long a reader waits for an answer, ms; 1.9 s when left out. */
  readonly patience?: number;
}

/** The search engine in the service's own database: needs nothing else, so development and tests use it. */
export function createPostgresAdapter({
  db,
  patience = READING_MS,
  ...options
}: PostgresEngineOptions): SearchAdapter {
  const prefix = inLane(options.prefix ?? 'saker', options.lane);
  const source = { db, prefix, patience };
  const ping = () => withTimeout(READING_MS, async () => void (await rowsOf(db, sql`select 1`)));
  const close = () => Promise.resolve();
  return {
    engine: {
      search: createSearch(source),
      find: createFind(source),
      searched: createSearched(db, prefix),
      ping: createPing(source),
      close,
    },
    index: {
      ...createGenerations(db, prefix),
      write: createWrite(db, prefix),
      purge: createPurge(db, prefix),
      entries: createEntries(db, prefix),
      ping,
      close,
    },
    capabilities: { name: 'postgres', scalesOut: false },
  };
}
