import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { programPath } from '#build/paths.ts';
import { openDatabase } from '#db/connection.ts';
import { SchemaMismatch } from '#db/errors.ts';
import { checkSchema, migrate } from '#db/migrate.ts';
import { readChecksums } from '#db/migration-files.ts';
import { asAdmin, createTestDatabase, databaseUrl } from '#tests/support/servers/database.ts';

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

  it('leave a database alone that a newer version has migrated, when that lets older ones go on', async () => {
    await rm(join(folder, '9001_next.sql'));
    const before = await applied();
    expect(await migrate(db, folder)).toEqual(['9001_next.sql']);
    expect(await applied()).toEqual(before);
  });

  it('let a program run on beside a newer version, which has migrated already', async () => {
    await checkSchema(db, folder);
  });

  it('refuse a database with newer migrations where older ones are missing', async () => {
    await writeFile(join(folder, '9000_of_another_branch.sql'), 'select 1;');
    await expect(migrate(db, folder)).rejects.toThrow(
      /does not have \(9001_next\.sql\), and lacks 9000_of_another_branch\.sql/,
    );
    await rm(join(folder, '9000_of_another_branch.sql'));
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

describe('an older version that is gone back to', () => {
  /** A database that the newer version has migrated, and what programs of ours do with it. */
  async function after(...files: readonly (readonly [name: string, text: string])[]) {
    const newer = await mkdtemp(join(tmpdir(), 'presse-newer-'));
    await cp('db/migrations', newer, { recursive: true });
    for (const [file, text] of files) await writeFile(join(newer, file), text);
    const database = await createTestDatabase();
    await migrate(database.db, newer);
    await rm(newer, { recursive: true });
    const env = { ...process.env, DATABASE_URL: database.url };
    const run = (program: 'migrate' | 'indexer', ...args: string[]) =>
      promisify(execFile)(process.execPath, [programPath(program), ...args], { env }).then(
        ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
        (error: unknown) => error as { code: number; stdout: string; stderr: string },
      );
    return { ...database, run };
  }
  const GOES_ON = '-- Older versions: go on\ncreate table ny (id int);';
  const newest = async () =>
    (await readdir('db/migrations')).filter((it) => /sql$/.test(it)).at(-1)!;

  it('has nothing to do and succeeds, when every newer migration lets it go on', async () => {
    const number = (await newest()).slice(0, 4);
    const needsUs = `-- Older versions: need ${number}\ncreate table nyere (id int);`;
    const { db, run, close } = await after(['9001_a.sql', GOES_ON], ['9002_b.sql', needsUs]);
    await db('domstol').update({ navn: 'Nyere navn' });
    const { code, stdout } = await run('migrate');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Nothing to do: .*\(9001_a\.sql, 9002_b\.sql\).*\n$/);
    expect(await db('domstol').where({ navn: 'Nyere navn' })).not.toEqual([]);
    await close();
  });

  it('says in one line which backup it needs, when a newer migration does not', async () => {
    const ends = '-- Older versions: need 9002\nalter table sak drop column saks_tema;';
    const { db, run, close } = await after(['9001_a.sql', GOES_ON], ['9002_b.sql', ends]);
    const at = await db('migrasjon')
      .where({ name: '9002_b.sql' })
      .first<{ migration_time: Date }>();
    const line = new RegExp(
      String.raw`^The database does not fit .*\(9002_b\.sql\)\. Run a version that has 9002, ` +
        String.raw`or restore a backup from before ${at.migration_time.toISOString()}, when 9002_b\.sql was run; .*\n$`,
    );
    for (const args of [['migrate'], ['indexer', 'status']] as const) {
      const [program, ...more] = args;
      const { code, stderr } = await run(program, ...more);
      expect(code).toBeGreaterThan(0);
      expect(stderr).toMatch(line);
    }
    await close();
  });
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
