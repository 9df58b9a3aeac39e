import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { changedBy, firstRowOf, run, sql } from '#db/sql.ts';
import { openDatabase } from '#db/connection.ts';
import { seedCourts } from '#db/domstol/domstoler.ts';
import { migrate } from '#db/migrate.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import { loadDemo } from '#demo/load.ts';
import { NAME_FINDER } from '#domain/names/case-texts.ts';
import { openDataDir } from '#dev/servers/data-dir.ts';
import { startElasticsearch } from '#dev/servers/elasticsearch/start.ts';
import { startPostgres } from '#dev/servers/postgres/start.ts';
import { asAdmin, databaseUrl } from '#tests/support/servers/database.ts';
import type { BenchOptions } from './bench.ts';

/** The day around which the cases lie, and the time of every measurement. */
export const BENCH_DAY = '2026-03-10';
export const BENCH_NOW = new Date('2026-03-10T12:00:00+01:00');

/** `.data/bench`, or the same below PRESSE_DATA_DIR. */
export function benchDir(): string {
  const dir = join(openDataDir(process.env), 'bench');
  mkdirSync(dir, { recursive: true });
  return dir;
}

interface Stage {
  readonly databaseUrl: string;
  /** Documents of the cases. */
  readonly dokumentDir: string;
  readonly close: () => Promise<void>;
}

/**
 * A database with that many demo cases, on a Postgres of the benches' own or on the server of DATABASE_URL. The cases are
 * made once and kept; the migrations bring them up to date. Whoever changes them takes a copy (`copyOf`).
 */
export async function openStage({ cases, say }: BenchOptions): Promise<Stage> {
  const dataDir = benchDir();
  const given = process.env['DATABASE_URL'];
  const server = given
    ? { url: given, stop: async () => undefined }
    : await startPostgres({ dataDir });
  const url = databaseUrl(server.url, `bench_${cases}`);
  const dokumentDir = join(dataDir, `dokumenter-${cases}`);
  try {
    if (!(await exists(server.url, `bench_${cases}`)))
      await asAdmin(server.url, `create database bench_${cases}`);
    await fill(url, { cases, dokumentDir, say });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { databaseUrl: url, dokumentDir, close: server.stop };
}

async function exists(server: string, name: string): Promise<boolean> {
  const db = openDatabase(server, { name: 'bench' });
  try {
    return (
      (await firstRowOf(db, sql`select 1 from pg_database where datname = ${name}`)) !== undefined
    );
  } finally {
    await db.destroy();
  }
}

async function fill(
  url: string,
  { cases, dokumentDir, say }: { cases: number; dokumentDir: string; say: (line: string) => void },
): Promise<void> {
  const db = openDatabase(url, { name: 'bench' });
  try {
    await migrate(db);
    await seedCourts(db);
    const made = await firstRowOf<{ n: number }>(db, sql`select count(*)::int as n from sak`);
    const isMade = made !== undefined && made.n >= cases;
    if (!isMade) {
      say(`making ${cases} cases`);
      await loadDemo(db, openFolderStore(dokumentDir), { cases, seed: 'bench', day: BENCH_DAY });
    }
    const noted = await noteNames(db);
    if (isMade && noted === 0) return;
    await db.raw('vacuum analyze');
  } finally {
    await db.destroy();
  }
}

/** A copy of a stage's database, for what writes. */
export async function copyOf({ databaseUrl: url }: Stage): Promise<Omit<Stage, 'dokumentDir'>> {
  const name = new URL(url).pathname.slice(1);
  const copy = `${name}_${process.pid}`;
  await asAdmin(url, `create database ${copy} template ${name}`);
  return {
    databaseUrl: databaseUrl(url, copy),
    close: () => asAdmin(url, `drop database if exists ${copy} with (force)`),
  };
}

/** An Elasticsearch of the benches' own, or the one of ELASTICSEARCH_URL. Indices are the caller's, by a prefix. */
export async function openEngine({ say }: BenchOptions) {
  return startElasticsearch({ dataDir: benchDir(), say });
}

/**
 * Notes that the texts of the cases have been looked at, as the follower does: until then each reader looks for names. There are
 * none in the texts of demo cases (demo/false-alarms.test.ts). Gives how many cases were not noted.
 */
async function noteNames(db: Knex): Promise<number> {
  const old = sql`navneleser < ${NAME_FINDER}`;
  await run(db, sql`update dokument set navneleser = ${NAME_FINDER} where ${old}`);
  return changedBy(db, sql`update sak set navneleser = ${NAME_FINDER} where ${old}`);
}
