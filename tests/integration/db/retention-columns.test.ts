import { readFile } from 'node:fs/promises';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLUMNS, KEPT_OTHERWISE, OF_THE_INDEX } from '#db/retention/columns.ts';
import { STEPS } from '#db/retention/steps.ts';
import { rowsOf, sql } from '#db/sql.ts';
import { PERIODS, PERIOD_IDS } from '#domain/retention.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { retentionTable } from '#tests/support/retention-table.ts';
import { tried } from '#tests/support/trust.ts';

let test: TestDatabase;
let db: Knex;
beforeAll(async () => {
  test = await createTestDatabase();
  ({ db } = test);
});
afterAll(() => test.close());

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const classified = Object.entries(COLUMNS).flatMap(([table, kept]) =>
  Object.values(kept).flatMap((columns) => words(columns).map((column) => `${table}.${column}`)),
);

describe('the table of what is kept for how long', () => {
  it('has every column of the database, each once, and no other', async () => {
    const rows = await rowsOf<{ table: string; column: string }>(
      db,
      sql`select table_schema || '.' || table_name as table, column_name as column
        from information_schema.columns
        where table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const present = rows
      .filter(({ table }) => !OF_THE_INDEX.test(table))
      .map(({ table, column }) => `${table}.${column}`);
    expect(
      present.filter((column) => !classified.includes(column)),
      'A new column? Say for how long it is kept, in db/retention/columns.ts.',
    ).toEqual([]);
    expect(classified.filter((column) => !present.includes(column))).toEqual([]);
    expect(new Set(classified).size).toBe(classified.length);
    tried('retention', present.length);
  });

  it('uses every period, and every period has a step that carries it out', () => {
    const used = new Set(Object.values(COLUMNS).flatMap((kept) => Object.keys(kept)));
    const known = [...PERIOD_IDS, ...Object.keys(KEPT_OTHERWISE)];
    expect([...used].filter((one) => !known.includes(one))).toEqual([]);
    const carriedOut = new Set<string | null>(STEPS.map(({ period }) => period));
    expect(PERIOD_IDS.filter((id) => !carriedOut.has(id))).toEqual([]);
  });

  it('names each setting once', () => {
    const settings = Object.values(PERIODS).map(({ setting }) => setting);
    expect(new Set(settings).size).toBe(settings.length);
  });

  it('is the one in docs/RETENTION.md', async () => {
    const text = await readFile('docs/RETENTION.md', 'utf8');
    expect(text, 'docs/RETENTION.md lacks a row of domain/retention.ts').toContain(
      retentionTable(),
    );
  });
});
