import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { assetFolder } from './environment.ts';

interface SqlFile {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** Any number that nobody else uses: two programs that start at once migrate one after the other. */
const MIGRATION_LOCK = 7_237_001;

/**
 * Brings the schema up to date: the .sql files of `folder` in order of name, each in its own transaction.
 * Throws when a file that has been run has changed since, is gone, or fails; then that file has done nothing.
 */
export async function migrate(db: Knex, folder = assetFolder('migrations')): Promise<void> {
  const files = readSqlFiles(folder);
  await db.transaction(async (guard) => {
    await guard.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
    await db.raw(
      'create table if not exists migrasjon_sjekksum (navn text primary key, sha256 text not null)',
    );
    await refuseChangedFiles(db, files);
    const config = { migrationSource: sqlSource(files), tableName: 'migrasjon' };
    // Ours is the only migrator at this moment: a lock that knex finds was left by one that was killed.
    if (await db.schema.hasTable('migrasjon_lock'))
      await db.migrate.forceFreeMigrationsLock(config);
    await db.migrate.latest(config);
  });
}

function readSqlFiles(folder: string): SqlFile[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    });
}

async function refuseChangedFiles(db: Knex, files: readonly SqlFile[]): Promise<void> {
  const known = await db<{ navn: string; sha256: string }>('migrasjon_sjekksum').select();
  const now = new Map(files.map((file) => [file.name, file.sha256]));
  const changed = known.filter((row) => now.get(row.navn) !== row.sha256).map((row) => row.navn);
  if (changed.length > 0)
    throw new Error(
      `These migrations have been run, and have changed or gone since: ${changed.join(', ')}`,
    );
}

function sqlSource(files: readonly SqlFile[]): Knex.MigrationSource<SqlFile> {
  return {
    getMigrations: async () => [...files],
    getMigrationName: (file) => file.name,
    getMigration: async (file) => ({
      up: async (trx) => {
        // Knex reads a bare question mark as a binding.
        await trx.raw(file.sql.replaceAll('?', '\\?'));
        await trx('migrasjon_sjekksum').insert({ navn: file.name, sha256: file.sha256 });
      },
      down: async () => {
        throw new Error('Migrations only go forward');
      },
    }),
  };
}
