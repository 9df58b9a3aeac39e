import type { Knex } from 'knex';
import { firstRowOf, rowsOf, sql, toRaw, type Sql } from '#db/sql.ts';
import type {
  GenerationName,
  IndexEntry,
  Generations,
  SearchedGeneration,
  SearchEngine,
  SearchIndex,
} from '#search/port.ts';
import {
  createTables,
  dropTables,
  finishTables,
  INDEX_LAYOUT,
  noteLayout,
  tablesOf,
} from './schema.ts';
import { BUILDING_MS, READING_MS, withTimeout, WRITING_MS } from './timeout.ts';

/** The generations of one installation (`prefix`): each is a set of tables and a row in `soek.generasjon`. */
export function createGenerations(db: Knex, prefix: string): Generations {
  const inTransaction = (work: (trx: Knex.Transaction) => Promise<void>, ms = WRITING_MS) =>
    withTimeout(ms, () => db.transaction(work));
  const registered = () => db('soek.generasjon').where({ prefiks: prefix });
  return {
    layout: INDEX_LAYOUT,
    layoutOf: (navn) =>
      withTimeout(WRITING_MS, async () => {
        const table = tablesOf(prefix, navn).sak.sql;
        const comment = sql`select obj_description(to_regclass(${table}), 'pg_class') as layout`;
        return (await firstRowOf<{ layout: string | null }>(db, comment))?.layout ?? null;
      }),
    mark: (navn, merke) =>
      inTransaction(async (trx) => {
        await trx('soek.generasjon').where({ prefiks: prefix, navn }).update({ merke });
      }),
    markOf: (navn) =>
      withTimeout(WRITING_MS, async () => {
        const row = await registered().where({ navn }).first<{ merke: string | null }>('merke');
        return row?.merke ?? null;
      }),
    create: (navn) =>
      inTransaction(async (trx) => {
        const tables = tablesOf(prefix, navn);
        await trx('soek.generasjon').insert({ prefiks: prefix, navn });
        await runAll(trx, [...createTables(tables), noteLayout(tables)]);
      }),
    finish: (navn) =>
      inTransaction((trx) => runAll(trx, finishTables(tablesOf(prefix, navn))), BUILDING_MS),
    // Nothing to do: a committed write is visible.
    refresh: () => Promise.resolve(),
    activate: (navn) => inTransaction((trx) => activate(trx, prefix, navn)),
    active: () =>
      withTimeout(WRITING_MS, async () => {
        const row = await registered().where({ aktiv: true }).first<{ navn: string }>('navn');
        return row?.navn ?? null;
      }),
    list: () =>
      withTimeout(WRITING_MS, async () => {
        const names = await registered().orderBy('navn').pluck<GenerationName[]>('navn');
        return presentOf(db, prefix, names);
      }),
    drop: (navn) =>
      inTransaction(async (trx) => {
        await runAll(trx, dropTables(tablesOf(prefix, navn)));
        await trx('soek.generasjon').where({ prefiks: prefix, navn }).delete();
      }),
    count: (navn) =>
      withTimeout(WRITING_MS, async () => {
        const { sak } = tablesOf(prefix, navn);
        const count = sql`select count(*) from ${sak} where hash is not null`;
        return (await firstRowOf<{ count: number }>(db, count))?.count ?? 0;
      }),
  };
}

/** The active generation, as a reader asks. */
export function createSearched(db: Knex, prefiks: string): SearchEngine['searched'] {
  return () =>
    withTimeout(READING_MS, async () => {
      const row = await firstRowOf<SearchedGeneration>(
        db,
        sql`select navn, merke as mark from soek.generasjon where prefiks = ${prefiks} and aktiv`,
      );
      return row ?? null;
    });
}

/** The generations whose tables are there. */
async function presentOf(
  db: Knex,
  prefix: string,
  names: readonly GenerationName[],
): Promise<GenerationName[]> {
  const tables = names.map((navn) => tablesOf(prefix, navn).sak.sql);
  const rows = await rowsOf<{ navn: string }>(
    db,
    sql`select navn from unnest(${names}::text[], ${tables}::text[]) as tabell (navn, sak)
      where to_regclass(sak) is not null order by navn collate "C"`,
  );
  return rows.map(({ navn }) => navn);
}

/** First none is active, then this one: a unique index allows one active generation at a time. */
async function activate(trx: Knex.Transaction, prefiks: string, navn: string): Promise<void> {
  await trx('soek.generasjon').where({ prefiks, aktiv: true }).update({ aktiv: false });
  const changed = await trx('soek.generasjon').where({ prefiks, navn }).update({ aktiv: true });
  if (changed !== 1) throw new Error(`There is no generation ${navn} to search`);
}

async function runAll(trx: Knex.Transaction, statements: readonly Sql[]): Promise<void> {
  for (const statement of statements) await toRaw(trx, statement);
}

const PAGE = 5_000;

/** All entries of a generation, read page by page: memory stays flat, and writes may go on meanwhile. */
export function createEntries(db: Knex, prefix: string): SearchIndex['entries'] {
  return async function* entries(generation) {
    const { sak } = tablesOf(prefix, generation);
    const pageAfter = (after: string): Promise<IndexEntry[]> =>
      rowsOf<IndexEntry>(
        db,
        sql`select sak_id as "sakId", hash, versjon from ${sak}
          where hash is not null and sak_id > ${after} order by sak_id limit ${PAGE}`,
      );
    for (let after = ''; ;) {
      const page = await withTimeout(WRITING_MS, () => pageAfter(after));
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      after = last.sakId;
    }
  };
}
