import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { asAdmin, databaseUrl } from '#tests/support/servers/database.ts';

const name = `test_words_${process.pid}`;
const MIGRATION = '0015_persons_and_words.sql';
let folder: string;
let db: Knex;

/** A database of the version that kept typed words among the details of the log. */
beforeAll(async () => {
  await asAdmin(inject('postgres').url, `create database ${name}`);
  db = openDatabase(databaseUrl(inject('postgres').url, name));
  folder = await mkdtemp(join(tmpdir(), 'presse-words-'));
  await cp('db/migrations', folder, {
    recursive: true,
    filter: (path) => !/00(1[5-9]|[2-9]\d)_.*\.sql$/.test(path),
  });
  await migrate(db, folder);
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
  await asAdmin(inject('postgres').url, `drop database ${name} with (force)`);
});

const at = new Date('2026-03-10T11:00:00Z');
const row = (handling: string, detaljer: unknown) => ({
  ...{ tidspunkt: at, identitet_hash: Buffer.alloc(32), rolle: 'presse', handling },
  detaljer: JSON.stringify(detaljer),
});
const details = () => db('revisjon').orderBy('id').pluck<unknown[]>('detaljer');

interface OrdRow {
  readonly revisjon_id: number;
  readonly noekkel: string | null;
  readonly tidspunkt: Date;
  readonly kryptert: Buffer;
}

async function words() {
  const rows = await db<OrdRow>('revisjon_ord').select('*').orderBy('revisjon_id');
  return rows.map(({ revisjon_id: id, noekkel, tidspunkt, kryptert }) => ({
    ...{ id, noekkel, tidspunkt },
    ord: JSON.parse(kryptert.toString('utf8')) as unknown,
  }));
}

it('takes the typed words of earlier versions out of the log, and loses none', async () => {
  const chosen = { fraDato: '2026-03-01', domstolid: 'alle', page: '1' };
  await db('revisjon').insert([
    row('soek', {
      soek: { ...chosen, query: 'Even Synligsen', parter: 'Ærå "x"', fasettkode: ['MED', 'TVI'] },
      ...{ sakIds: ['VIST'], menteDu: ['Synligsen'] },
    }),
    row('soekeforslag', { q: 'syn', sakIds: ['VIST'] }),
    row('soek', { soek: chosen, sakIds: [] }),
    row('brukere_listet', { aktive: true, soek: 'no object' }),
    row('sak', {}),
  ]);
  await cp(`db/migrations/${MIGRATION}`, join(folder, MIGRATION));
  await migrate(db, folder);

  expect(await details()).toEqual([
    { soek: chosen, sakIds: ['VIST'] },
    { sakIds: ['VIST'] },
    { soek: chosen, sakIds: [] },
    { aktive: true, soek: 'no object' },
    {},
  ]);
  expect(await words()).toEqual([
    {
      ...{ id: 1, tidspunkt: at, noekkel: null },
      ord: {
        ...{ query: 'Even Synligsen', parter: 'Ærå "x"', fasettkode: ['MED', 'TVI'] },
        menteDu: ['Synligsen'],
      },
    },
    { id: 2, tidspunkt: at, noekkel: null, ord: { q: 'syn' } },
  ]);
});

it('leaves the log append-only, and takes words out of what an earlier version still writes', async () => {
  await expect(db('revisjon').update({ detaljer: '{}' })).rejects.toThrow(/append-only/);
  await db('revisjon').insert(row('soekeforslag', { q: 'hemmelig', sakIds: [] }));
  expect((await details()).at(-1)).toEqual({ sakIds: [] });
  expect((await words()).at(-1)).toMatchObject({ noekkel: null, ord: { q: 'hemmelig' } });
});
