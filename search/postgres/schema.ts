import type { GenerationName } from '#search/port.ts';
import { TEXT_FIELDS } from '#search/query.ts';
import { phraseColumn } from './lexemes.ts';
import { type Sql, raw } from './sql.ts';

/** The tables of one generation. */
export interface Tables {
  /** A row a case, as narrow as can be: what a search filters and sorts by. */
  readonly sak: Sql;
  /** A row a case: what only advanced fields and phrases look at. */
  readonly tekst: Sql;
  /** A row a hearing. */
  readonly moete: Sql;
  /** A row a file. */
  readonly fil: Sql;
}

/** Postgres cuts names at 63 bytes; what comes behind ours has to fit as well. */
const NAME = /^[a-z0-9_-]{1,40}$/;

/** Throws on a name that could mean anything but a table. */
export function tablesOf(prefix: string, generation: GenerationName): Tables {
  const base = `${prefix}_${generation}`;
  if (!NAME.test(base)) throw new Error(`Not a name for a generation: ${base}`);
  const table = (part: string) => raw(`soek."${base}_${part}"`);
  return { sak: table('sak'), tekst: table('tekst'), moete: table('moete'), fil: table('fil') };
}

/**
 * Without the search indexes, so that filling is cheap; `sak_id` has what upserts need. A deleted case stays
 * as a row without hash, and without rows in the other tables: its version keeps a late write from bringing it
 * back, and every search begins with a hearing, a file or `berammet_dag`, of which it has none.
 */
export function createTables({ sak, tekst, moete, fil }: Tables): string[] {
  const phrases = TEXT_FIELDS.map((field) => `${phraseColumn(field)} text not null`);
  return [
    `create table ${sak.text} (
      sak_id text collate "C" primary key,
      versjon bigint not null,
      hash text,
      domstol_id text not null,
      domstol_sortering text collate "C" not null,
      foerst_sett timestamptz(3),
      berammet_dag date,
      parter_skjules_fra timestamptz(3) not null,
      tokens tsvector not null
    )`,
    `create table ${tekst.text} (
      sak_id text collate "C" primary key,
      felter tsvector not null,
      ${phrases.join(',\n')}
    )`,
    `create table ${moete.text} (
      sak_id text collate "C" not null,
      domstol_id text not null,
      start timestamptz(3) not null,
      slutt timestamptz(3) not null,
      type tsvector not null,
      frase_type text not null
    )`,
    `create index on ${moete.text} (sak_id)`,
    `create table ${fil.text} (
      sak_id text collate "C" not null,
      filtype text not null,
      skjules_fra timestamptz(3) not null,
      publiseringsdato date not null,
      avgivelsesdato date,
      uten_moete boolean not null
    )`,
    `create index on ${fil.text} (sak_id)`,
  ];
}

/** What searching needs, made when the generation is full; running it twice changes nothing. */
export function finishTables({ sak, tekst, moete, fil }: Tables): string[] {
  const index = (table: string, name: string, on: string) =>
    `create index if not exists ${nameOf(table, name)} on ${table} ${on}`;
  // Without fastupdate every write is found at once at the same price, and no search pays for a pile of them.
  const gin = (column: string) => `using gin (${column}) with (fastupdate = off)`;
  return [
    `set local maintenance_work_mem = '256MB'`,
    index(sak.text, 'tokens', gin('tokens')),
    index(tekst.text, 'felter', gin('felter')),
    index(sak.text, 'dag', '(berammet_dag) where berammet_dag is not null'),
    index(moete.text, 'slutt', '(slutt, start)'),
    index(moete.text, 'domstol', '(domstol_id, slutt, start)'),
    index(fil.text, 'avgitt', '(avgivelsesdato) where avgivelsesdato is not null'),
    index(fil.text, 'publisert', '(publiseringsdato) where uten_moete'),
    `analyze ${sak.text}, ${tekst.text}, ${moete.text}, ${fil.text}`,
  ];
}

export function dropTables({ sak, tekst, moete, fil }: Tables): string[] {
  return [sak, tekst, moete, fil].map((table) => `drop table if exists ${table.text}`);
}

/** `soek."g_sak"` + `tokens` → `"g_sak_tokens"`: an index lies in its table's schema. */
function nameOf(table: string, name: string): string {
  return table.replace(/^soek\./, '').replace(/"$/, `_${name}"`);
}
