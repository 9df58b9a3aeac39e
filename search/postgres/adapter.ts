import type { Knex } from 'knex';
import type { SearchAdapter } from '#search/port.ts';
import { READING_MS, within } from './ask.ts';
import { createEntries, createGenerations } from './generations.ts';
import { createSearch } from './search.ts';
import { createWrite } from './write.ts';

export interface PostgresEngineOptions {
  /** Stays the caller's: closing the adapter does not close it. */
  readonly db: Knex;
  /** Lower case; keeps several installations apart in one database. */
  readonly prefix?: string;
}

/** The full-text engine in the service's own database: what one needs to start, and what tests run on. */
export function createPostgresAdapter({
  db,
  prefix = 'saker',
}: PostgresEngineOptions): SearchAdapter {
  const ping = () => within(READING_MS, async () => void (await db.raw('select 1')));
  const close = () => Promise.resolve();
  return {
    engine: { search: createSearch(db, prefix), ping, close },
    index: {
      ...createGenerations(db, prefix),
      write: createWrite(db, prefix),
      entries: createEntries(db, prefix),
      ping,
      close,
    },
    capabilities: { name: 'postgres', scalesOut: false },
  };
}
