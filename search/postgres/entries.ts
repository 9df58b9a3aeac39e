import type { Knex } from 'knex';
import type { IndexEntry, SearchIndex } from '#search/port.ts';
import { within, WRITING_MS } from './ask.ts';
import { tablesOf } from './tables.ts';

const PAGE = 5_000;

/** Everything that is there, page by page by key: memory stays flat, and writes may go on meanwhile. */
export function createEntries(db: Knex, prefix: string): SearchIndex['entries'] {
  return async function* entries(generation) {
    const { sak } = tablesOf(prefix, generation);
    const pageAfter = async (after: string): Promise<IndexEntry[]> => {
      const { rows } = await db.raw<{ rows: IndexEntry[] }>(
        `select sak_id as "sakId", hash, versjon from ${sak.text}
        where hash is not null and sak_id > ? order by sak_id limit ?`,
        [after, PAGE],
      );
      return rows;
    };
    for (let after = ''; ;) {
      const page = await within(WRITING_MS, () => pageAfter(after));
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      after = last.sakId;
    }
  };
}
