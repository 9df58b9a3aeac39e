import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { z } from 'zod';
import { assetFolder } from './environment.ts';
import { isDatabaseUnavailable, SchemaMismatch } from './errors.ts';
import { firstRowOf, raw, rowsOf, run, sql } from './sql.ts';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

/** The checksums of each migration: its own first, then what earlier versions recorded for the same statements. */
const checksumsSchema = z.record(z.string(), z.array(z.string()).min(1));

/** Chosen freely: two programs that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_237_001;

/**
 * Brings the schema up to date: the .sql files of `folder` in order of name, each in its own transaction.
 * Throws `SchemaMismatch` when the database was made by another version; an error that names the file when one
 * fails, and then that file has changed nothing.
 */
export async function migrate(db: Knex, folder = assetFolder('migrations')): Promise<void> {
  const migrations = readMigrations(folder);
  await db.transaction(async (guard) => {
    await run(guard, sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await run(
      db,
      sql`create table if not exists migrasjon_sjekksum (navn text primary key, sha256 text not null)`,
    );
    const applied = await readApplied(db);
    const known = knownChecksums(folder);
    refuseNewer(applied, known);
    refuseChanged(applied, known);
    const config = { migrationSource: sourceOf(migrations), tableName: 'migrasjon' };
    // This program is the only one that migrates now: a lock of knex was left by one that was killed.
    if (await db.schema.hasTable('migrasjon_lock'))
      await db.migrate.forceFreeMigrationsLock(config);
    await db.migrate.latest(config);
  });
}

/**
 * For programs that use a database and do not migrate it: throws `SchemaMismatch` when a migration that both know
 * has other content, and nothing else. Newer migrations pass: during an upgrade both versions run side by side. A
 * database that cannot be read now, or has no migration yet, passes too: the program meets that by itself.
 */
export async function checkSchema(db: Knex, folder = assetFolder('migrations')): Promise<void> {
  try {
    const table = await firstRowOf<{ exists: boolean }>(
      db,
      sql`select to_regclass('migrasjon_sjekksum') is not null as exists`,
    );
    if (table?.exists) refuseChanged(await readApplied(db), knownChecksums(folder));
  } catch (error) {
    if (error instanceof SchemaMismatch) throw error;
  }
}

/** How a database differs from this version, by the names of migrations. */
export interface SchemaDifference {
  readonly missing: readonly string[];
  readonly newer: readonly string[];
  /** Run with other content than they have here. */
  readonly changed: readonly string[];
}

/** For whoever wants to know all of it. Throws when the database can't be read. */
export async function compareSchema(
  db: Knex,
  folder = assetFolder('migrations'),
): Promise<SchemaDifference> {
  const table = await firstRowOf<{ exists: boolean }>(
    db,
    sql`select to_regclass('migrasjon_sjekksum') is not null as exists`,
  );
  const applied = table?.exists ? await readApplied(db) : [];
  const known = knownChecksums(folder);
  const names = (rows: readonly Applied[]) => rows.map(({ navn }) => navn);
  const run = new Set(names(applied));
  return {
    missing: [...known.keys()].filter((name) => !run.has(name)),
    newer: names(newerIn(applied, known)),
    changed: names(changedIn(applied, known)),
  };
}

/** The migrations of a folder, in order. */
export function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, text, checksum: checksumOf(text) };
    });
}

/** Of the statements: empty lines and lines of comment do not count, so that a comment can be corrected. */
function checksumOf(text: string): string {
  const statements = text.split('\n').filter((line) => !/^\s*(--|$)/.test(line));
  return createHash('sha256').update(statements.join('\n')).digest('hex');
}

/** The list of what has landed (checksums.json). */
export function readChecksums(folder: string): Record<string, string[]> {
  const path = join(folder, 'checksums.json');
  return existsSync(path) ? checksumsSchema.parse(JSON.parse(readFileSync(path, 'utf8'))) : {};
}

interface Applied {
  readonly navn: string;
  readonly sha256: string;
}

async function readApplied(db: Knex): Promise<Applied[]> {
  return rowsOf<Applied>(db, sql`select navn, sha256 from migrasjon_sjekksum order by navn`);
}

/** The checksums that each migration of the folder may have in a database. */
function knownChecksums(folder: string): Known {
  const landed = readChecksums(folder);
  return new Map(
    readMigrations(folder).map(({ name, checksum }) => [name, [checksum, ...(landed[name] ?? [])]]),
  );
}

type Known = ReadonlyMap<string, readonly string[]>;

const newerIn = (applied: readonly Applied[], known: Known) =>
  applied.filter(({ navn }) => !known.has(navn));
const changedIn = (applied: readonly Applied[], known: Known) =>
  applied.filter(({ navn, sha256 }) => known.get(navn)?.includes(sha256) === false);

/** Every migration that the database has run must be here. */
function refuseNewer(applied: readonly Applied[], known: Known): void {
  const newer = newerIn(applied, known);
  if (newer.length > 0)
    throw new SchemaMismatch(
      `it has run migrations that this version does not have (${namesOf(newer)})`,
    );
}

/** What is here must have the content that the database has run. */
function refuseChanged(applied: readonly Applied[], known: Known): void {
  const changed = changedIn(applied, known);
  if (changed.length > 0)
    throw new SchemaMismatch(`it has run migrations with other content (${namesOf(changed)})`);
}

function namesOf(rows: readonly Applied[]): string {
  return rows.map(({ navn }) => navn).join(', ');
}

function sourceOf(migrations: readonly Migration[]): Knex.MigrationSource<Migration> {
  return {
    getMigrations: async () => [...migrations],
    getMigrationName: ({ name }) => name,
    getMigration: async (migration) => ({
      up: (trx) => carryOut(trx, migration),
      down: async () => {
        throw new Error('Migrations only go forward');
      },
    }),
  };
}

async function carryOut(trx: Knex, { name, text, checksum }: Migration): Promise<void> {
  try {
    await run(trx, raw(text));
  } catch (error) {
    if (!(error instanceof Error) || isDatabaseUnavailable(error)) throw error;
    // knex puts the whole file in front of what Postgres says.
    const reason = error.message.split(' - ').at(-1);
    throw new Error(`The migration ${name} failed and has changed nothing: ${reason}`, {
      cause: error,
    });
  }
  await trx('migrasjon_sjekksum').insert({ navn: name, sha256: checksum });
}
