import { createHash } from 'node:crypto';
import { join, raw, sql, type Sql } from '#db/sql.ts';
import { NAME_FINDER } from '#domain/names/case-texts.ts';
import type { GenerationName } from '#search/port.ts';

/** The tables of one generation, and the types of their columns. */
export const COLUMNS = {
  /** One row per case. A deleted one stays as a row without hash: its version keeps a late write from bringing it back. */
  sak: {
    sak_id: 'text',
    versjon: 'bigint',
    hash: 'text',
    domstol_id: 'text',
    domstol_sortering: 'text',
    foerst_sett: 'timestamptz(3)',
    berammet_dag: 'date',
    sakstype_navn: 'text',
    kode: 'text',
    begrensninger: 'text[]',
  },
  /** One row per field of a case, and per file whose text is searched: its words, and when and by what they are hidden (visible.ts). */
  tekst: {
    sak_id: 'text',
    felt: 'text',
    skjules_fra: 'timestamptz(3)',
    masker: 'text[]',
    tokens: 'tsvector',
    frase: 'text',
    lemma: 'text',
  },
  /** One row per hearing, with the words of its type. */
  moete: {
    sak_id: 'text',
    start: 'timestamptz(3)',
    slutt: 'timestamptz(3)',
    type_navn: 'text',
    tokens: 'tsvector',
    frase: 'text',
    lemma: 'text',
  },
  /** One row per file. */
  fil: {
    sak_id: 'text',
    filtype: 'text',
    skjules_fra: 'timestamptz(3)',
    publiseringsdato: 'date',
    avgivelsesdato: 'date',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type TableName = keyof typeof COLUMNS;
export type Tables = Readonly<Record<TableName, Sql>>;
const NAMES = Object.keys(COLUMNS) as TableName[];

/** Postgres cuts names at 63 bytes, and the names of tables and indexes are built from this one. */
const NAME = /^[a-z0-9_-]{1,40}$/;

/** Throws when prefix and generation do not make a plain table name. */
export function tablesOf(prefix: string, generation: GenerationName): Tables {
  const base = `${prefix}_${generation}`;
  if (!NAME.test(base)) throw new Error(`Not a name for a generation: ${base}`);
  return Object.fromEntries(
    NAMES.map((name) => [name, raw(`soek."${base}_${name}"`)]),
  ) as unknown as Tables;
}

/** The tables without the index of words, so that filling is cheap. Texts are ordered by bytes. */
export function createTables(tables: Tables): Sql[] {
  // Statistics would keep names that have been hidden since.
  const uncounted = ['tokens', 'frase', 'lemma'].map((column) =>
    raw(`alter ${column} set statistics 0`),
  );
  const made = NAMES.flatMap((name) => {
    const columns = Object.entries<string>(COLUMNS[name]).map(([column, type]) =>
      raw(`${column} ${type}${type.startsWith('text') ? ' collate "C"' : ''}`),
    );
    return [
      sql`create table ${tables[name]} (${join(columns, ', ')})`,
      sql`create ${raw(name === 'sak' ? 'unique' : '')} index on ${tables[name]} (sak_id)`,
    ];
  });
  return [...made, sql`alter table ${tables.tekst} ${join(uncounted, ', ')}`];
}

/** Run when the generation is full. Running it twice changes nothing. */
export function finishTables(tables: Tables): Sql[] {
  const index = raw(tables.tekst.sql.replace(/^soek\."(.*)"$/, '"$1_tokens"'));
  return [
    sql`set local maintenance_work_mem = '256MB'`,
    // fastupdate off: a write is found at once, and no search pays for a list of pending entries.
    sql`create index if not exists ${index} on ${tables.tekst} using gin (tokens) with (fastupdate = off)`,
    sql`analyze ${join(Object.values<Sql>({ ...tables }), ', ')}`,
  ];
}

/** Raised when the same columns are filled in another way (rows.ts, lexemes.ts). */
const ROWS = 4;

/** What the tables are now (search/port.ts, `SearchIndex.layout`). */
export const INDEX_LAYOUT = createHash('sha256')
  .update(
    JSON.stringify([
      ROWS,
      NAME_FINDER,
      ...createTables(tablesOf('x', 'y')),
      ...finishTables(tablesOf('x', 'y')),
    ]),
  )
  .digest('hex')
  .slice(0, 16);

/** The layout is noted on the table of cases, and is gone with it. */
export function noteLayout({ sak }: Tables): Sql {
  return sql`comment on table ${sak} is ${raw(`'${INDEX_LAYOUT}'`)}`;
}

export function dropTables(tables: Tables): Sql[] {
  return Object.values<Sql>({ ...tables }).map((table) => sql`drop table if exists ${table}`);
}
