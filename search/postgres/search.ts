import type { Knex } from 'knex';
import { codeOf } from '#db/errors.ts';
import { firstRowOf, sql } from '#db/sql.ts';
import { EngineUnavailable, type SearchEngine, type SearchResult } from '#search/port.ts';
import { searchRequest } from './request.ts';
import { tablesOf } from './schema.ts';
import { READING_MS, STATEMENT_MS, withTimeout } from './timeout.ts';

/** SQLSTATE undefined_table: a newer generation replaced this one after it was looked up. */
const UNDEFINED_TABLE = '42P01';

type SearchIn = (trx: Knex.Transaction, generation: string) => Promise<SearchResult>;

export function createSearch(db: Knex, prefix: string): SearchEngine['search'] {
  return (query, page, gate) =>
    withTimeout(READING_MS, async () => {
      const searchIn: SearchIn = async (trx, generation) => {
        const statement = searchRequest(tablesOf(prefix, generation), query, page, gate);
        const row = await firstRowOf<{ total: number; sak_ider: string[] }>(trx, statement);
        return { sakIds: row?.sak_ider ?? [], totalHits: row?.total ?? 0 };
      };
      try {
        return await inActiveGeneration(db, prefix, searchIn);
      } catch (error) {
        if (codeOf(error) !== UNDEFINED_TABLE) throw error;
        return inActiveGeneration(db, prefix, searchIn);
      }
    });
}

/** Runs `searchIn` on the generation that is searched, with the session settings that a search needs. */
function inActiveGeneration(db: Knex, prefix: string, searchIn: SearchIn): Promise<SearchResult> {
  return db.transaction(
    async (trx) => {
      // jit off: compiling would take longer than any of these statements.
      const row = await firstRowOf<{ navn: string | null }>(
        trx,
        sql`select set_config('statement_timeout', ${String(STATEMENT_MS)}, true),
          set_config('jit', 'off', true), set_config('work_mem', '32MB', true),
          (select navn from soek.generasjon where prefiks = ${prefix} and aktiv) as navn`,
      );
      if (!row?.navn) throw new EngineUnavailable('No generation is searched yet');
      return searchIn(trx, row.navn);
    },
    { readOnly: true },
  );
}
