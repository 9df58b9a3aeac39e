import type { Knex } from 'knex';
import { codeOf } from '#db/errors.ts';
import { firstRowOf, rowsOf, sql } from '#db/sql.ts';
import { refuseGuessing } from '#search/lost-text.ts';
import { EngineUnavailable, type SearchEngine } from '#search/port.ts';
import { toFacetCounts } from './facets.ts';
import { findRequest, searchRequest } from './request.ts';
import { tablesOf, type Tables } from './schema.ts';
import { STATEMENT_LESS_MS, withTimeout } from './timeout.ts';

/**
 * SQLSTATE undefined_table: a newer generation replaced this one after it was looked up. When that, or undefined_column,
 * is so in the second try as well, older code has made the tables, and they have to be built anew.
 */
const UNDEFINED_TABLE = '42P01';
const UNDEFINED_COLUMN = '42703';

/** What is read from. */
interface Source {
  readonly db: Knex;
  readonly prefix: string;
  /** How long a reader waits, ms. */
  readonly patience: number;
}

type ReadIn<T> = (trx: Knex.Transaction, tables: Tables) => Promise<T>;

interface FoundRow {
  readonly total: number;
  readonly sak_ider: string[];
  readonly fasetter?: Parameters<typeof toFacetCounts>[0];
  readonly nye?: number;
  readonly plasser?: Readonly<Record<string, readonly number[]>> | null;
}

export function createSearch(source: Source): SearchEngine['search'] {
  return async (query, page, gate, options) => {
    refuseGuessing(gate, query);
    return inActiveTables(source, async (trx, tables) => {
      const statement = searchRequest(tables, query, page, gate, options);
      const row = await firstRowOf<FoundRow>(trx, statement);
      const sakIds = row?.sak_ider ?? [];
      return {
        sakIds,
        nearly: query.nearly && sakIds.map((sakId) => row?.plasser?.[sakId] ?? []),
        totalHits: row?.total ?? 0,
        facets: row?.fasetter ? toFacetCounts(row.fasetter) : null,
        newHits: row?.nye ?? null,
      };
    });
  };
}

export function createFind(source: Source): SearchEngine['find'] {
  return async (lookup, gate) => {
    refuseGuessing(gate, null);
    return inActiveTables(source, async (trx, tables) => {
      const rows = await rowsOf<{ sak_id: string }>(trx, findRequest(tables, lookup, gate));
      return rows.map(({ sak_id }) => sak_id);
    });
  };
}

/** Throws unless a search would be answered: a generation is searched, and its tables are there. */
export function createPing(source: Source): SearchEngine['ping'] {
  return () =>
    inActiveTables(source, async (trx, { sak }) => {
      await firstRowOf(trx, sql`select 1 from ${sak} limit 1`);
    });
}

async function inActiveTables<T>(source: Source, read: ReadIn<T>): Promise<T> {
  return withTimeout(source.patience, async (answers) => {
    const once = () => inActiveGeneration(source, read, answers);
    try {
      return await once().catch((error: unknown) => {
        if (codeOf(error) !== UNDEFINED_TABLE) throw error;
        return once();
      });
    } catch (error) {
      if (![UNDEFINED_TABLE, UNDEFINED_COLUMN].includes(codeOf(error))) throw error;
      throw new EngineUnavailable('The searched generation is older than the code: rebuild it');
    }
  });
}

/** Runs `read` on the generation that is searched, with the session settings that a search needs. */
function inActiveGeneration<T>(
  { db, prefix, patience }: Source,
  read: ReadIn<T>,
  answers: () => void,
): Promise<T> {
  return db.transaction(
    async (trx) => {
      // Compiling would take longer than any of these statements, and the other cores are for others.
      const row = await firstRowOf<{ navn: string | null }>(
        trx,
        sql`select set_config('statement_timeout', ${String(patience - STATEMENT_LESS_MS)}, true),
          set_config('jit', 'off', true), set_config('work_mem', '32MB', true),
          set_config('max_parallel_workers_per_gather', '0', true),
          (select navn from soek.generasjon where prefiks = ${prefix} and aktiv) as navn`,
      );
      answers();
      if (!row?.navn) throw new EngineUnavailable('No generation is searched yet');
      return read(trx, tablesOf(prefix, row.navn));
    },
    { readOnly: true },
  );
}
