import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { openDatabase } from '#db/connection.ts';
import { SchemaMismatch } from '#db/errors.ts';
import { checkSchema, migrate, readChecksums } from '#db/migrate.ts';
import { asAdmin, databaseUrl } from '#tests/support/servers/database.ts';

const name = `test_${randomBytes(6).toString('hex')}`;
let url: string;
let db: Knex;
let folder: string;

beforeAll(async () => {
  await asAdmin(inject('postgres').url, `create database ${name}`);
  url = databaseUrl(inject('postgres').url, name);
  db = openDatabase(url);
  folder = await mkdtemp(join(tmpdir(), 'presse-migrate-'));
  await cp('db/migrations', folder, { recursive: true });
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
  await asAdmin(inject('postgres').url, `drop database ${name} with (force)`);
});

const applied = () => db('migrasjon').orderBy('id').pluck('name');

describe('migrations', () => {
  it('run once each, in order, also when several programs start at once', async () => {
    const others = [1, 2, 3].map(() => openDatabase(url));
    await Promise.all([db, ...others].map((one) => migrate(one, folder)));
    await Promise.all(others.map((one) => one.destroy()));
    const names = (await applied()) as string[];
    expect(names).toEqual([...new Set(names)].sort());
    await migrate(db, folder);
    expect(await applied()).toEqual(names);
  });

  it('go on where a program was killed in the middle', async () => {
    await db('migrasjon_lock').update({ is_locked: 1 });
    await writeFile(join(folder, '9001_next.sql'), 'create table neste (id int);');
    await migrate(db, folder);
    expect(await db('neste').pluck('id')).toEqual([]);
  });

  it('do nothing of a file that fails', async () => {
    const before = await applied();
    await writeFile(join(folder, '9002_bad.sql'), 'create table halv (id int); select 1/0;');
    await expect(migrate(db, folder)).rejects.toThrow('division by zero');
    expect([await applied(), await db.schema.hasTable('halv')]).toEqual([before, false]);
    await rm(join(folder, '9002_bad.sql'));
  });

  it('take a comment for no change', async () => {
    await writeFile(join(folder, '9001_next.sql'), '-- Why.\n\ncreate table neste (id int);');
    await migrate(db, folder);
  });

  it('take a database whose checksums an earlier version recorded', async () => {
    const { '0001_courts_and_cases.sql': sums } = readChecksums(folder);
    const row = () => db('migrasjon_sjekksum').where({ navn: '0001_courts_and_cases.sql' });
    await row().update({ sha256: sums![1] });
    await migrate(db, folder);
    await row().update({ sha256: 'f'.repeat(64) });
    await expect(migrate(db, folder)).rejects.toThrow(SchemaMismatch);
    await row().update({ sha256: sums![0] });
  });

  it('refuse a file that has changed since it was run, naming the way out', async () => {
    await writeFile(join(folder, '9001_next.sql'), 'create table noe_annet (id int);');
    for (const refuses of [migrate, checkSchema]) {
      const error = await refuses(db, folder).catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(SchemaMismatch);
      expect((error as Error).message).toMatch(
        /other content \(9001_next\.sql\).*Run the version.*restore a backup.*remove the data folder/,
      );
      expect((error as Error).message).not.toContain('\n');
    }
  });

  it('refuse a database that a newer version has migrated', async () => {
    await rm(join(folder, '9001_next.sql'));
    await expect(migrate(db, folder)).rejects.toThrow(/does not have \(9001_next\.sql\)/);
  });

  it('let a program run on beside a newer version, which has migrated already', async () => {
    await checkSchema(db, folder);
  });

  it('are checked only where there are any, and where the database answers', async () => {
    const gone = openDatabase(url.replace(/:\d+\//, ':1/'), { connectTimeout: 500 });
    await checkSchema(gone, folder);
    await gone.destroy();
    const empty = openDatabase(databaseUrl(url, 'postgres'));
    await checkSchema(empty, folder);
    await empty.destroy();
  });

  it.each(['migrate', 'import', 'demo-data', 'indexer'] as const)(
    'end the program %s with one line when the database is of another version',
    async (program) => {
      const first = db('migrasjon_sjekksum').where({ navn: '0001_courts_and_cases.sql' });
      await first.clone().update({ sha256: 'f'.repeat(64) });
      const more = program === 'import' ? ['x.jsonl'] : program === 'indexer' ? ['status'] : [];
      const dir = join(folder, 'data');
      const env = { ...process.env, DATABASE_URL: url, PRESSE_DATA_DIR: dir };
      const run = promisify(execFile)(process.execPath, [programPath(program), ...more], { env });
      const { code, stderr } = (await run.catch((error: unknown) => error)) as {
        code: number;
        stderr: string;
      };
      expect(code).toBeGreaterThan(0);
      expect(stderr).toMatch(/^The database does not fit this version of the program: .*\n$/);
    },
  );
});

describe('the connection', () => {
  it('reads counts as numbers, days as text and instants to the millisecond', async () => {
    const { rows } = await db.raw<{ rows: unknown[] }>(
      `select 12::int8 as antall, '2026-03-29'::date as dag, '2026-03-29T01:00:00.123+01'::timestamptz as naar,
         current_setting('timezone') as sone`,
    );
    expect(rows).toEqual([
      { antall: 12, dag: '2026-03-29', naar: new Date('2026-03-29T00:00:00.123Z'), sone: 'UTC' },
    ]);
  });
});
