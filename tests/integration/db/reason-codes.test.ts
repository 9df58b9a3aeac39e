import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { INDEXING_FAILURES, readFailureReason } from '#domain/failure-reasons.ts';
import { readDeadMail } from '#db/queues/mail-outbox.ts';
import { asAdmin, databaseUrl } from '#tests/support/servers/database.ts';

const name = `test_reasons_${process.pid}`;
const MIGRATION = '0007_reason_codes.sql';
let folder: string;
let db: Knex;

/** A database of the version that stored reasons as English sentences. */
beforeAll(async () => {
  await asAdmin(inject('postgres').url, `create database ${name}`);
  db = openDatabase(databaseUrl(inject('postgres').url, name));
  folder = await mkdtemp(join(tmpdir(), 'presse-reasons-'));
  await cp('db/migrations', folder, {
    recursive: true,
    filter: (path) => !/(000[7-9]|00[1-9]\d)_.*\.sql$/.test(path),
  });
  await migrate(db, folder);
});
afterAll(async () => {
  await db.destroy();
  await rm(folder, { recursive: true });
  await asAdmin(inject('postgres').url, `drop database ${name} with (force)`);
});

const deadMail = (noekkel: string, feil: string) => ({
  ...{ noekkel, feil, mal: 'soeknad_mottatt', til: 'silje@avisen.example', data: '{}' },
  ...{ status: 'doed', opprettet: new Date(), neste_forsoek: new Date() },
  identitet_hash: Buffer.alloc(32),
});

it('reads reasons that an earlier version stored as sentences', async () => {
  await db('doedbrev').insert([
    { sak_id: 'A', grunn: 'refused by the engine: mapper_parsing_exception' },
    { sak_id: 'B', grunn: 'cannot be built: RangeError' },
    { sak_id: 'C', grunn: 'something else' },
  ]);
  await db('epost_utboks').insert([
    deadMail('4', '550 RCPT TO'),
    deadMail('3', 'too many attempts'),
    deadMail('2', 'no address'),
    deadMail('1', 'content'),
  ]);
  await cp(`db/migrations/${MIGRATION}`, join(folder, MIGRATION));
  await migrate(db, folder);

  const letters = await db('doedbrev')
    .orderBy('sak_id')
    .select<{ grunn: string; detalj: string | null }[]>('grunn', 'detalj');
  expect(
    letters.map(({ grunn, detalj }) => readFailureReason(INDEXING_FAILURES, grunn, detalj)),
  ).toMatchObject([
    { kode: 'avvist', detalj: 'mapper_parsing_exception' },
    { kode: 'kan_ikke_bygges', detalj: 'RangeError' },
    { kode: 'ukjent', detalj: 'something else' },
  ]);
  expect(await readDeadMail(db, 10)).toMatchObject([
    { feil: 'innhold', detalj: null },
    { feil: 'adresse', detalj: null },
    { feil: 'for_mange_forsoek', detalj: null },
    { feil: 'ukjent', detalj: '550 RCPT TO' },
  ]);
});
