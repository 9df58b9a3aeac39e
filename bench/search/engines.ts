import type { Knex } from 'knex';
import type { BenchOptions } from '#bench/kit/bench.ts';
import { BENCH_NOW, openEngine, openStage } from '#bench/kit/stage.ts';
import { openDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { readSakerAfter } from '#db/sak/saker.ts';
import { firstRowOf, sql } from '#db/sql.ts';
import { buildParts } from '#indexer/writes.ts';
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

const generation = () => `g20260310t110000xbench${analysisVersion().slice(0, 6)}`;

/** Opens both engines with the cases of a stage. The indexes are kept from one run to the next (`keepFilled`). */
export async function openEngines(options: BenchOptions): Promise<Engines> {
  const stage = await openStage(options);
  const { url, stop } = await openEngine(options);
  const prefix = `benchsearch${options.cases}`;
  const elasticsearch = createElasticAdapter({ url, prefix });
  const closing: (() => Promise<void>)[] = [
    () => elasticsearch.index.close(),
    () => elasticsearch.engine.close(),
    stop,
    stage.close,
  ];
  const close = async () => {
    for (const one of closing) await one();
  };
  try {
    const { db, postgres } = await openPostgres(stage, options);
    closing.unshift(() => db.destroy());
    await keepFilled(elasticsearch, stage.databaseUrl, options);
    return {
      postgres,
      elasticsearch,
      db,
      elastic: { url, prefix },
      generation: generation(),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The Postgres engine in a database of its own, so that copies of the stage stay small. */
async function openPostgres(stage: { readonly databaseUrl: string }, options: BenchOptions) {
  const db = await openOwnDatabase(stage.databaseUrl, `bench_search_${options.cases}`);
  const postgres = createPostgresAdapter({ db, prefix: PREFIX });
  try {
    if (await keepFilled(postgres, stage.databaseUrl, options)) await db.raw('vacuum analyze');
    return { db, postgres };
  } catch (error) {
    await db.destroy();
    throw error;
  }
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
export async function keepFilled(
  { index, capabilities }: SearchAdapter,
  stageUrl: string,
  { cases, say }: BenchOptions,
): Promise<boolean> {
  loadAnalysis();
  const navn = generation();
  if ((await index.active()) === navn && (await index.layoutOf(navn)) === index.layout)
    if ((await index.count(navn)) >= cases) return false;
  say(`filling ${capabilities.name} with ${cases} cases`);
  for (const old of await index.list()) await index.drop(old);
  await index.create(navn);
  const db = openDatabase(stageUrl, { name: 'bench' });
  try {
    await fill(db, (writes) => index.write(navn, writes));
  } finally {
    await db.destroy();
  }
  await index.finish(navn);
  await index.refresh(navn);
  await index.activate(navn);
  return true;
}

const BULK = 1_000;

/** Documents are built, with the texts of their files, while the engine writes the ones before. */
async function fill(
  db: Knex,
  write: (writes: readonly IndexWrite[]) => Promise<unknown>,
): Promise<void> {
  let writing: Promise<unknown> = Promise.resolve();
  for (let after: string | null = null; ;) {
    const saker = await readSakerAfter(db, after, BULK);
    const last = saker.at(-1);
    if (!last) break;
    const page: IndexWrite[] = [];
    for await (const { writes } of buildParts({ db, build: buildDocument }, saker, BENCH_NOW))
      page.push(...writes);
    await writing;
    writing = write(page);
    after = last.sakId;
  }
  await writing;
}
