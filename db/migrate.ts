import type { Knex } from 'knex';
import { assetFolder } from './environment.ts';
import { isDatabaseUnavailable, SchemaMismatch } from './errors.ts';
import { knownChecksums, type Known, type Migration, readMigrations } from './migration-files.ts';
import { firstRowOf, raw, rowsOf, run, sql } from './sql.ts';

/** Chosen freely: two programs that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_237_001;

/**
 * Brings the schema up to date: the .sql files of `folder` in order of name, each in its own transaction. A database that a newer
 * version has migrated is left alone when this version runs on it, and the names of what is newer are given.
 * Throws `SchemaMismatch` when this version does not fit the database; an error that names the file when one fails, and then that
 * file has changed nothing.
 */
export async function migrate(
  db: Knex,
  folder = assetFolder('migrations'),
): Promise<readonly string[]> {
  const migrations = readMigrations(folder);
  return db.transaction(async (guard) => {
    await run(guard, sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    await run(
      db,
      sql`create table if not exists migrasjon_sjekksum (navn text primary key, sha256 text not null)`,
    );
    const applied = await readApplied(db);
    const known = knownChecksums(folder);
    refuseChanged(applied, known);
    await refuseUnfit(db, applied, known);
    const newer = newerIn(applied, known);
    if (newer.length > 0) {
      refuseAhead(applied, known);
      return newer.map(({ navn }) => navn);
    }
    const config = { migrationSource: sourceOf(migrations), tableName: 'migrasjon' };
    // This program is the only one that migrates now: a lock of knex was left by one that was killed.
    if (await db.schema.hasTable('migrasjon_lock'))
      await db.migrate.forceFreeMigrationsLock(config);
    await db.migrate.latest(config);
    return [];
  });
}

/**
 * For programs that use a database and do not migrate it: throws `SchemaMismatch` when a migration that both know
 * has other content, or a newer one says that this version does not run on it. Other newer ones pass: during an upgrade both
 * versions run side by side. A database that cannot be read now, or has no migration yet, passes too: the program meets that by
 * itself.
 */
export async function checkSchema(db: Knex, folder = assetFolder('migrations')): Promise<void> {
  try {
    const table = await firstRowOf<{ exists: boolean }>(
      db,
      sql`select to_regclass('migrasjon_sjekksum') is not null as exists`,
    );
    if (!table?.exists) return;
    const applied = await readApplied(db);
    const known = knownChecksums(folder);
    refuseChanged(applied, known);
    await refuseUnfit(db, applied, known);
  } catch (error) {
    if (error instanceof SchemaMismatch) throw error;
  }
}

/** How a database differs from this version, by the names of migrations. */
export interface SchemaDifference {
  readonly missing: readonly string[];
  readonly newer: readonly string[];
  /** The newer migrations after which this version does not run. */
  readonly unfit: readonly string[];
  /** Run with other content than they have here. */
  readonly changed: readonly string[];
}

/** The whole comparison of database and migration files. Throws when the database can't be read. */
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
    unfit: names(unfitIn(applied, known)),
    changed: names(changedIn(applied, known)),
  };
}

interface Applied {
  readonly navn: string;
  readonly sha256: string;
  /** The number of a migration, as `Migration.requires`; null in a database from before there was such a column. */
  readonly krever: string | null;
}

async function readApplied(db: Knex): Promise<Applied[]> {
  return rowsOf<Applied>(
    db,
    sql`select navn, sha256, to_jsonb(s) ->> 'krever' as krever from migrasjon_sjekksum s order by navn`,
  );
}

const newerIn = (applied: readonly Applied[], known: Known) =>
  applied.filter(({ navn }) => !known.has(navn));
const changedIn = (applied: readonly Applied[], known: Known) =>
  applied.filter(({ navn, sha256 }) => known.get(navn)?.includes(sha256) === false);

const unfitIn = (applied: readonly Applied[], known: Known) =>
  newerIn(applied, known).filter(
    ({ krever }) =>
      krever !== null && ![...known.keys()].some((name) => name.startsWith(`${krever}_`)),
  );

/** A newer migration says which versions run on the schema after it: this one must be among them. */
async function refuseUnfit(db: Knex, applied: readonly Applied[], known: Known): Promise<void> {
  const unfit = unfitIn(applied, known);
  const [first] = unfit;
  if (!first) return;
  const began = await firstRowOf<{ at: Date }>(
    db,
    sql`select migration_time as at from migrasjon where name = ${first.navn}`,
  );
  throw new SchemaMismatch(
    `it has run migrations after which this version does not run (${namesOf(unfit)})`,
    `Run a version that has ${first.krever}, or restore a backup from before ${began?.at.toISOString() ?? first.navn}, ` +
      `when ${first.navn} was run`,
  );
}

/** What is newer was made after all that is here. */
function refuseAhead(applied: readonly Applied[], known: Known): void {
  const run = new Set(applied.map(({ navn }) => navn));
  const missing = [...known.keys()].filter((name) => !run.has(name));
  if (missing.length > 0)
    throw new SchemaMismatch(
      `it has run migrations that this version does not have (${namesOf(newerIn(applied, known))}), and lacks ${missing.join(', ')}`,
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

async function carryOut(trx: Knex, { name, text, checksum, requires }: Migration): Promise<void> {
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
  // The column is of a later migration than the first ones.
  const said = requires ? { krever: requires } : {};
  await trx('migrasjon_sjekksum').insert({ navn: name, sha256: checksum, ...said });
}
