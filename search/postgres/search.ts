import type { Knex } from 'knex';
import { EngineUnavailable, type SearchEngine, type SearchResult } from '#search/port.ts';
import { codeOf } from '#db/errors.ts';
import { READING_MS, STATEMENT_MS, within } from './ask.ts';
import { searchRequest } from './request.ts';
import { tablesOf } from './schema.ts';

/** The generation was dropped between being looked up and being searched: a newer one has taken its place. */
const GONE = '42P01';

type Ask = (trx: Knex.Transaction, generation: string) => Promise<SearchResult>;

export function createSearch(db: Knex, prefix: string): SearchEngine['search'] {
  return (query, page, gate) =>
    within(READING_MS, async () => {
      const ask: Ask = async (trx, generation) => {
        const tables = tablesOf(prefix, generation);
        const { text, values } = searchRequest(tables, query, page, gate);
        const { rows } = await trx.raw<{ rows: { total: number; sak_ider: string[] }[] }>(
          text,
          values as Knex.RawBinding[],
        );
        return { sakIds: rows[0]?.sak_ider ?? [], totalHits: rows[0]?.total ?? 0 };
      };
      try {
        return await inActive(db, prefix, ask);
      } catch (error) {
        if (codeOf(error) !== GONE) throw error;
        return inActive(db, prefix, ask);
      }
    });
}

/** Runs `ask` against the searched generation, with what a search needs of the session. */
function inActive(db: Knex, prefix: string, ask: Ask): Promise<SearchResult> {
  return db.transaction(
    async (trx) => {
      // Compiling costs more than any of these statements takes.
      const { rows } = await trx.raw<{ rows: { navn: string | null }[] }>(
        `select set_config('statement_timeout', ?, true), set_config('jit', 'off', true),
          set_config('work_mem', '32MB', true),
          (select navn from soek.generasjon where prefiks = ? and aktiv) as navn`,
        [String(STATEMENT_MS), prefix],
      );
      const generation = rows[0]?.navn;
      if (!generation) throw new EngineUnavailable('No generation is searched yet');
      return ask(trx, generation);
    },
    { readOnly: true },
  );
}
