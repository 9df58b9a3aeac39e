import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Each queue table has one file, or a few, that hold all SQL on it. Tests and migrations are exempt. */
const OWNERS: Readonly<Record<string, string | readonly string[]>> = {
  sak_utboks: 'db/queues/sak-outbox.ts',
  sak_gravstein: 'db/queues/sak-outbox.ts',
  doedbrev: 'db/queues/dead-letters.ts',
  indeksgenerasjon: 'db/queues/generations.ts',
  indeksspor: 'db/queues/lanes.ts',
  indeks_oppdrag: 'db/queues/rebuild-orders.ts',
  // What is written and sent, what became of it, and what invented people have been sent.
  epost_utboks: ['db/queues/mail-outbox.ts', 'db/queues/mail-about.ts', 'db/queues/mail-past.ts'],
};
const ROOMS = [
  'domain',
  'settings',
  'contract',
  'search',
  'db',
  'monitoring',
  'import',
  'demo',
  'indexer',
  'bff',
  'doctor',
  'dev',
  'build',
  'bench',
];

/** The queue tables that a source names in SQL, or to the query builder. */
function tablesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|(^|\s)\/\/.*$/gm, '');
  return Object.keys(OWNERS).filter((table) =>
    [
      `\\b(from|into|update|join|table|truncate|notify|listen|only|using)\\s+"?${table}\\b`,
      `\\b(db|trx|knex|from|into|table|join|leftJoin)\\s*(<[^;()]*>)?\\(\\s*['"\`]${table}\\b`,
      `\\b${table}\\.[a-z_]+\\s*(=|<|>|,|in\\b|is\\b|\\))`,
    ].some((pattern) => new RegExp(pattern, 'i').test(code)),
  );
}

it.each([
  ['a statement', 'sql`select id from sak_utboks order by id`', ['sak_utboks']],
  ['a statement over several lines', 'sql`delete\n  from\n    doedbrev`', ['doedbrev']],
  ['the query builder', "await trx<Row>('epost_utboks').where({ id })", ['epost_utboks']],
  ['a column', 'sql`where sak_gravstein.sak_id = ${id}`', ['sak_gravstein']],
  ['a comment', '/** Rows from sak_utboks. */\n// update doedbrev', []],
  ['a name on the wire', "part('doedbrev', read()); const path = '/api/admin/drift/doedbrev';", []],
])('finds the tables in %s', (_, source, tables) => {
  expect(tablesIn(source)).toEqual(tables);
});

it('keeps all SQL on a queue table in the file that owns it', () => {
  const sources = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)),
  ).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'));
  const found = sources.flatMap((path) =>
    tablesIn(readFileSync(path, 'utf8')).map((table) => ({ path, table })),
  );
  expect(new Set(found.map(({ table }) => table))).toEqual(new Set(Object.keys(OWNERS)));
  expect(found.filter(({ path, table }) => ![OWNERS[table]].flat().includes(path))).toEqual([]);
});
