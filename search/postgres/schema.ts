import { createHash } from 'node:crypto';
import { join, raw, sql, type Sql } from '#db/sql.ts';
import type { GenerationName } from '#search/port.ts';
import { TEXT_FIELDS } from '#search/query.ts';
import { NAME_FINDER } from '#domain/names/case-texts.ts';
import { lemmaColumn, phraseColumn } from './lexemes.ts';

/** The tables of one generation. */
export interface Tables {
  /**
   * One row per case: what a search filters and sorts by, and its words, which lie outside the row. They are read through
   * their index only, so that thousands of cases are a few pages.
   */
  readonly sak: Sql;
  /** One row per case: what only long phrases look at. */
  readonly tekst: Sql;
  /** One row per hearing. */
  readonly moete: Sql;
  /** One row per file. */
  readonly fil: Sql;
  /** One row per file whose text is searched: gate, words, and the words in order for phrases. */
  readonly doktekst: Sql;
  /** One row for all cases that are alike in every facet: facets are counted by its number, which is all that is read of a hit. */
  readonly gruppe: Sql;
}

/** Postgres cuts names at 63 bytes, and the names of tables and indexes are built from this one. */
const NAME = /^[a-z0-9_-]{1,40}$/;

/** Throws when prefix and generation do not make a plain table name. */
export function tablesOf(prefix: string, generation: GenerationName): Tables {
  const base = `${prefix}_${generation}`;
  if (!NAME.test(base)) throw new Error(`Not a name for a generation: ${base}`);
  const table = (part: string) => raw(`soek."${base}_${part}"`);
  return {
    sak: table('sak'),
    tekst: table('tekst'),
    moete: table('moete'),
    fil: table('fil'),
    doktekst: table('doktekst'),
    gruppe: table('gruppe'),
  };
}

/** Texts of a case that a search reads. Without a word about it they would be put beside the row like its words. */
const IN_THE_ROW = [
  ...['sak_id', 'hash', 'domstol_id', 'domstol_sortering', 'sakstype_navn', 'kode'],
  ...['begrensninger', 'moetetyper'],
];
const inTheRow = (column: string): Sql => raw(`alter ${column} set storage main`);

/**
 * The tables without the search indexes, so that filling is cheap; only `sak_id` is indexed, for upserts.
 *
 * A deleted case stays in `sak` as a row without hash and has no rows in the other tables. Its version keeps a
 * late write from bringing it back. No search finds it, because each begins with a hearing, a file or `berammet_dag`.
 */
export function createTables({ sak, tekst, moete, fil, doktekst, gruppe }: Tables): Sql[] {
  const phrases = [...TEXT_FIELDS.map(phraseColumn), ...TEXT_FIELDS.map(lemmaColumn)].map(
    (column) => raw(`${column} text not null`),
  );
  return [
    sql`create table ${sak} (
      sak_id text collate "C" primary key,
      versjon bigint not null,
      hash text,
      domstol_id text collate "C" not null,
      domstol_sortering text collate "C" not null,
      foerst_sett timestamptz(3),
      berammet_dag date,
      sakstype_navn text collate "C",
      kode text collate "C",
      begrensninger text[] collate "C" not null,
      parter_skjules_fra timestamptz(3) not null,
      alt_skjules_fra timestamptz(3) not null,
      foerste_start timestamptz(3),
      siste_start timestamptz(3),
      siste_slutt timestamptz(3),
      tiltale_skjules_fra timestamptz(3),
      moetetyper text[] collate "C" not null,
      gruppe bigint,
      tokens tsvector not null
    ) with (toast_tuple_target = 128)`,
    sql`alter table ${sak} alter tokens set statistics 0, ${join(IN_THE_ROW.map(inTheRow), ', ')}`,
    sql`create table ${tekst} (
      sak_id text collate "C" primary key,
      ${join(phrases, ',\n')}
    )`,
    sql`create table ${moete} (
      sak_id text collate "C" not null,
      domstol_id text not null,
      start timestamptz(3) not null,
      slutt timestamptz(3) not null,
      type tsvector not null,
      frase_type text not null,
      lemma_type text not null,
      type_navn text collate "C"
    )`,
    sql`create index on ${moete} (sak_id)`,
    sql`create table ${fil} (
      sak_id text collate "C" not null,
      filtype text not null,
      skjules_fra timestamptz(3) not null,
      publiseringsdato date not null,
      avgivelsesdato date,
      uten_moete boolean not null
    )`,
    sql`create index on ${fil} (sak_id)`,
    sql`create table ${doktekst} (
      sak_id text collate "C" not null,
      filtype text not null,
      skjules_fra timestamptz(3) not null,
      tokens tsvector not null,
      frase text not null,
      lemma text not null
    )`,
    sql`create index on ${doktekst} (sak_id)`,
    sql`create table ${gruppe} (
      nr bigint primary key,
      domstol_id text collate "C" not null,
      sakstype_navn text collate "C",
      kode text collate "C",
      begrensninger text[] collate "C" not null,
      moetetyper text[] collate "C" not null
    )`,
  ];
}

/** The hearings of a case (`s` in a search) begin and end more than a day apart. */
export const LASTS = `siste_slutt - foerste_start > interval '1 day'`;

/** The indexes that searching needs, built when the generation is full. Running it twice changes nothing. */
export function finishTables({ sak, tekst, moete, fil, doktekst, gruppe }: Tables): Sql[] {
  const index = (table: Sql, name: string, on: string) =>
    sql`create index if not exists ${indexName(table, name)} on ${table} ${raw(on)}`;
  // fastupdate off: a write is found at once, and no search pays for a list of pending entries.
  const gin = (column: string) => `using gin (${column}) with (fastupdate = off)`;
  return [
    sql`set local maintenance_work_mem = '256MB'`,
    index(sak, 'tokens', gin('tokens')),
    index(sak, 'sett', '(foerst_sett desc, sak_id) where hash is not null'),
    index(sak, 'start', '(foerste_start)'),
    index(sak, 'domstol', '(domstol_id, foerste_start)'),
    index(sak, 'lenge', `(siste_slutt, foerste_start) where ${LASTS}`),
    index(sak, 'dag', '(berammet_dag) where berammet_dag is not null'),
    index(moete, 'slutt', '(slutt, start)'),
    index(moete, 'domstol', '(domstol_id, slutt, start)'),
    index(fil, 'avgitt', '(avgivelsesdato) where avgivelsesdato is not null'),
    index(fil, 'publisert', '(publiseringsdato) where uten_moete'),
    sql`analyze ${join([sak, tekst, moete, fil, doktekst, gruppe], ', ')}`,
  ];
}

/** Raised when the same columns are filled in another way (rows.ts, lexemes.ts). */
const ROWS = 2;

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

/** `soek."g_sak"` + `tokens` → `"g_sak_tokens"`: an index is created in its table's schema. */
function indexName(table: Sql, name: string): Sql {
  return raw(table.sql.replace(/^soek\./, '').replace(/"$/, `_${name}"`));
}
