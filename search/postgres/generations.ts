import type { Knex } from 'knex';
import type { GenerationName, IndexEntry, SearchIndex } from '#search/port.ts';
import { WRITING_MS, within } from './ask.ts';
import { createTables, dropTables, finishTables, tablesOf } from './schema.ts';

type Generations = Pick<
  SearchIndex,
  'create' | 'finish' | 'refresh' | 'activate' | 'active' | 'list' | 'drop' | 'count'
>;

/** The generations of one installation (`prefix`), each a set of tables and a row in `soek.generasjon`. */
export function createGenerations(db: Knex, prefix: string): Generations {
  const inTransaction = (work: (trx: Knex.Transaction) => Promise<void>) =>
    within(WRITING_MS, () => db.transaction(work));
  const registered = () => db('soek.generasjon').where({ prefiks: prefix });
  return {
    create: (navn) =>
      inTransaction(async (trx) => {
        await trx('soek.generasjon').insert({ prefiks: prefix, navn });
        await runAll(trx, createTables(tablesOf(prefix, navn)));
      }),
    finish: (navn) => inTransaction((trx) => runAll(trx, finishTables(tablesOf(prefix, navn)))),
    // A committed write is visible.
    refresh: () => Promise.resolve(),
    activate: (navn) => inTransaction((trx) => point(trx, prefix, navn)),
    active: () =>
      within(WRITING_MS, async () => {
        const row = await registered().where({ aktiv: true }).first<{ navn: string }>('navn');
        return row?.navn ?? null;
      }),
    list: () =>
      within(WRITING_MS, async () => registered().orderBy('navn').pluck<GenerationName[]>('navn')),
    drop: (navn) =>
      inTransaction(async (trx) => {
        await runAll(trx, dropTables(tablesOf(prefix, navn)));
        await trx('soek.generasjon').where({ prefiks: prefix, navn }).delete();
      }),
    count: (navn) =>
      within(WRITING_MS, async () => {
        const { sak } = tablesOf(prefix, navn);
        const { rows } = await db.raw<{ rows: { count: number }[] }>(
          `select count(*) from ${sak.text} where hash is not null`,
        );
        return rows[0]?.count ?? 0;
      }),
  };
}

/** In two steps, because two generations must not be searched even for a moment. */
async function point(trx: Knex.Transaction, prefiks: string, navn: string): Promise<void> {
  await trx('soek.generasjon').where({ prefiks, aktiv: true }).update({ aktiv: false });
  const changed = await trx('soek.generasjon').where({ prefiks, navn }).update({ aktiv: true });
  if (changed !== 1) throw new Error(`There is no generation ${navn} to search`);
}

async function runAll(trx: Knex.Transaction, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await trx.raw(statement);
}

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
