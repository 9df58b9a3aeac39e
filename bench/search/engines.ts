import type { Knex } from 'knex';
import type { BenchOptions } from '#bench/kit/bench.ts';
import { BENCH_NOW, openEngine, openStage } from '#bench/kit/stage.ts';
import { openDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { readSakerAfter } from '#db/sak/saker.ts';
import { firstRowOf, sql } from '#db/sql.ts';
import { buildDocument } from '#search/document.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import type { IndexWrite, SearchAdapter } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { loadAnalysis } from '#search/text/load-analysis.ts';
import { analysisVersion } from '#search/version.ts';
import { asAdmin, databaseUrl } from '#tests/support/servers/database.ts';

/** Both engines with the same cases in them. */
interface Engines {
  readonly postgres: SearchAdapter;
  readonly elasticsearch: SearchAdapter;
  /** The database in which the Postgres engine has its tables. */
  readonly db: Knex;
  readonly elastic: { readonly url: string; readonly prefix: string };
  readonly generation: string;
  readonly close: () => Promise<void>;
}

/** The beginning of the names of the tables. */
export const PREFIX = 'bench';

/**
 * Opens both engines with the cases of a stage. The indexes are kept from one run to the next, and made anew when the code
 * makes other ones. The Postgres engine has a database of its own, so that copies of the stage stay small.
 */
export async function openEngines(options: BenchOptions): Promise<Engines> {
  loadAnalysis();
  const generation = `g20260310t110000xbench${analysisVersion().slice(0, 6)}`;
  const stage = await openStage(options);
  const { url, stop } = await openEngine(options);
  const db = await openOwnDatabase(stage.databaseUrl, `bench_search_${options.cases}`);
  const prefix = `benchsearch${options.cases}`;
  const postgres = createPostgresAdapter({ db, prefix: PREFIX });
  const elasticsearch = createElasticAdapter({ url, prefix });
  const close = async () => {
    await elasticsearch.index.close();
    await elasticsearch.engine.close();
    await db.destroy();
    await stop();
    await stage.close();
  };
  try {
    const isNew = await keepFilled(postgres, generation, stage.databaseUrl, options);
    if (isNew) await db.raw('vacuum analyze');
    await keepFilled(elasticsearch, generation, stage.databaseUrl, options);
  } catch (error) {
    await close();
    throw error;
  }
  return { postgres, elasticsearch, db, elastic: { url, prefix }, generation, close };
}

async function openOwnDatabase(server: string, name: string): Promise<Knex> {
  const url = databaseUrl(server, name);
  const admin = openDatabase(server, { name: 'bench' });
  try {
    const known = sql`select from pg_database where datname = ${name}`;
    if (!(await firstRowOf(admin, known))) await asAdmin(server, `create database ${name}`);
  } finally {
    await admin.destroy();
  }
  const db = openDatabase(url, { name: 'bench' });
  await migrate(db);
  return db;
}

/**
 * Made anew when it has other cases, another layout or another analysis, which the name of the generation says. Gives
 * whether it was.
 */
async function keepFilled(
  { index, capabilities }: SearchAdapter,
  generation: string,
  stageUrl: string,
  { cases, say }: BenchOptions,
): Promise<boolean> {
  if ((await index.active()) === generation && (await index.layoutOf(generation)) === index.layout)
    if ((await index.count(generation)) >= cases) return false;
  say(`filling ${capabilities.name} with ${cases} cases`);
  for (const old of await index.list()) await index.drop(old);
  await index.create(generation);
  const db = openDatabase(stageUrl, { name: 'bench' });
  try {
    await fill(db, (writes) => index.write(generation, writes));
  } finally {
    await db.destroy();
  }
  await index.finish(generation);
  await index.refresh(generation);
  await index.activate(generation);
  return true;
}

const BULK = 1_000;

/** Documents are built while the engine writes the ones before. */
async function fill(
  db: Knex,
  write: (writes: readonly IndexWrite[]) => Promise<unknown>,
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  for (let after: string | null = null; ;) {
    const saker = await readSakerAfter(db, after, BULK);
    const last = saker.at(-1);
    if (!last) break;
    const writes = saker.map((sak) => ({ kind: 'put' as const, ...buildDocument(sak, BENCH_NOW) }));
    await writing;
    writing = write(writes);
    after = last.sakId;
  }
  await writing;
}
