import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { insertSoeknader } from '#tests/support/access/insert-rows.ts';
import { asAdmin, databaseUrl } from '#tests/support/servers/database.ts';

const name = `test_conversations_${process.pid}`;
const MIGRATION = '0060_conversations.sql';
let folder: string;
let db: Knex;

/** A database of the version that had one comment on an application. */
beforeAll(async () => {
  await asAdmin(inject('postgres').url, `create database ${name}`);
  db = openDatabase(databaseUrl(inject('postgres').url, name));
  folder = await mkdtemp(join(tmpdir(), 'presse-conversations-'));
  await cp('db/migrations', folder, {
    recursive: true,
    filter: (path) => !/00[6-9]\d_.*\.sql$/.test(path),
  });
  await migrate(db, folder);
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
  await asAdmin(inject('postgres').url, `drop database ${name} with (force)`);
});

it('a comment of an earlier version is the first of its conversation, and new to nobody', async () => {
  const ids = await insertSoeknader(
    db,
    { status: 2, kommentar: 'Ikke ansatt.' },
    { status: 3, kommentar: 'Venter på svar.' },
    { status: 0 },
  );
  await cp(`db/migrations/${MIGRATION}`, join(folder, MIGRATION));
  await migrate(db, folder);
  const rows = db('samtale_kommentar').orderBy('tekst').select('soeknad_id', 'tekst', 'tidspunkt');
  expect(await rows).toEqual([
    { soeknad_id: ids[0], tekst: 'Ikke ansatt.', tidspunkt: null },
    { soeknad_id: ids[1], tekst: 'Venter på svar.', tidspunkt: null },
  ]);

  // As the earlier version saves, which goes on beside this one.
  const where = { id: ids[1] };
  await db('soeknad').where(where).update({ kommentar: 'Fikk svar.', status: 0 });
  expect(await db('samtale_kommentar').where({ soeknad_id: ids[1] }).pluck('tekst')).toEqual([
    'Venter på svar.',
    'Fikk svar.',
  ]);
  expect(await db('soeknad').where(where).first('kommentar', 'versjon')).toEqual({
    kommentar: 'Fikk svar.',
    versjon: 2,
  });
});
