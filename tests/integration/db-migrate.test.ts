import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { asAdmin, databaseUrl } from '#tests/support/database.ts';

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

  it('refuse a file that has changed since it was run', async () => {
    await writeFile(join(folder, '9001_next.sql'), 'create table noe_annet (id int);');
    await expect(migrate(db, folder)).rejects.toThrow('9001_next.sql');
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
