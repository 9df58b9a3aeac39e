import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEXT_FAILURES } from '#domain/document-text.ts';
import { OPPBYGGING_FEIL, OPPBYGGING_STATUS } from '#domain/drift.ts';
import { INDEXING_FAILURES, MAIL_FAILURES } from '#domain/failure-reasons.ts';
import { AVVIST_GRUNNER, IMPORT_INNHOLD, IMPORT_RESULTATER, TEGNSETT } from '#domain/importer.ts';
import { BEGRENSNINGER } from '#domain/sak.ts';
import { GRUNNER } from '#domain/tilbaketrekking.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

type Row = Readonly<Record<string, unknown>>;
const column =
  (name: string, more: Row = {}) =>
  (code: string): Row => ({ [name]: code, ...more });

/** Two looks at the clock may be in the wrong order. */
const NOW = new Date('2026-03-10T12:00:00Z');

/** Each column that holds a code, the codes that the program has for it, and the row in which one of them stands. */
const COLUMNS: readonly (readonly [string, readonly string[], (code: string) => Row])[] = [
  ['importfil_avvist', Object.keys(AVVIST_GRUNNER), column('grunn')],
  [
    'importfil',
    IMPORT_RESULTATER.filter((code) => code !== 'paagaar'),
    column('resultat', { begynt: NOW, ferdig: NOW }),
  ],
  ['importfil', IMPORT_INNHOLD, (code) => ({ innhold: [code] })],
  ['importfil', TEGNSETT, column('tegnsett')],
  ['doedbrev', INDEXING_FAILURES, column('grunn')],
  ['spor_b.doedbrev', INDEXING_FAILURES, column('grunn')],
  ['epost_utboks', MAIL_FAILURES, column('feil')],
  ['dokument_tekst', [...TEXT_FAILURES, 'utloept'], column('kode')],
  ['dokument_tekst', ['lest'], column('kode', { tekst: 'Dom' })],
  ['indeks_oppdrag', OPPBYGGING_FEIL, column('feil', { status: 'feilet' })],
  ['indeks_oppdrag', OPPBYGGING_STATUS, column('status')],
  ['tilbaketrekking', Object.keys(GRUNNER), column('grunn')],
  ['begrensning', BEGRENSNINGER, column('type')],
];

/** Puts the row into a table like the one given, in which nothing is obligatory but its checks of values. */
async function store(table: string, row: Row): Promise<void> {
  const trx = await test.db.transaction();
  try {
    await trx.raw(`create temporary table lik (like ${table} including constraints)`);
    const { rows } = await trx.raw<{ rows: { attname: string }[] }>(
      `select attname from pg_attribute where attrelid = 'lik'::regclass and attnum > 0 and attnotnull`,
    );
    for (const { attname } of rows)
      await trx.raw(`alter table lik alter column ${attname} drop not null`);
    await trx('lik').insert(row);
  } finally {
    await trx.rollback();
  }
}

describe('the database takes every code of the program', () => {
  const all = COLUMNS.flatMap(([table, codes, row]) =>
    codes.map((code) => [table, Object.keys(row(code))[0]!, code, row(code)] as const),
  );
  it.each(all)('%s.%s: %s', async (table, _column, _code, row) => {
    // A state of an order needs other columns as well: only the check of the state itself is asked here.
    await expect(
      store(table, row).catch((error: unknown) => {
        const { constraint = '' } = error as { constraint?: string };
        if (table !== 'indeks_oppdrag' || constraint === 'indeks_oppdrag_status_check') throw error;
      }),
    ).resolves.toBeUndefined();
  });

  it('and refuses one that is none', async () => {
    await expect(store('importfil_avvist', { grunn: 'ikke_utf8' })).rejects.toThrow('grunn_check');
  });
});
