import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { proveLog } from '#db/revisjon/prove.ts';
import { SEAL_BATCH, sealAll } from '#db/revisjon/segl.ts';
import { logged } from '#tests/support/retention-rows.ts';
import { asAdmin, databaseUrl } from '#tests/support/servers/database.ts';

const name = `test_chain_${process.pid}`;
let folder: string;
let db: Knex;

/** A database of the version whose log was no chain yet. */
beforeAll(async () => {
  await asAdmin(inject('postgres').url, `create database ${name}`);
  db = openDatabase(databaseUrl(inject('postgres').url, name));
  folder = await mkdtemp(join(tmpdir(), 'presse-chain-'));
  await cp('db/migrations', folder, {
    recursive: true,
    filter: (path) => !/00(7[4-9]|[89]\d)_.*\.sql$/.test(path),
  });
  await migrate(db, folder);
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
  await asAdmin(inject('postgres').url, `drop database ${name} with (force)`);
});

const write = (count: number, at: Date) =>
  db('revisjon').insert(Array.from({ length: count }, () => logged(at)));

it('seals the rows that were there, in the order of their ids, and then those that came since', async () => {
  const old = SEAL_BATCH + 2;
  await write(old, new Date('2026-03-10T11:00:00Z'));
  await migrate(db);
  await write(3, new Date('2026-03-01T11:00:00Z'));
  expect(await proveLog(db)).toMatchObject({ breaks: [], rows: 0, unsealed: old + 3 });
  expect(await sealAll(db)).toBe(old + 3);
  const ids = await db('revisjon').orderBy('id').pluck<number[]>('id');
  expect(await db('revisjon_segl').orderBy('nr').pluck('revisjon_id')).toEqual(ids);
  expect(await proveLog(db)).toMatchObject({ breaks: [], rows: old + 3, unsealed: 0 });
  expect(await db('revisjon_eldre')).toEqual([]);
});
