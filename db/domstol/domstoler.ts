import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Knex } from 'knex';
import { z } from 'zod';
import { assetFolder } from '#db/environment.ts';
import { raw, rowsOf, run, type Sql, sql } from '#db/sql.ts';
import type { Day } from '#domain/time.ts';

const orNull = z.string().transform((text) => (text === '' ? null : text));
const list = z.string().transform((text) => (text === '' ? [] : text.split('|')));

const courtRow = z.object({
  id: z.string().min(1),
  kodestatus: z.enum(['confirmed', 'inferred', 'provisional']),
  navn: z.string().min(1),
  type: z.string().min(1),
  seter: list,
  lagmannsrett: orNull,
  orgnr: orNull,
  gyldig_fra: orNull,
  gyldig_til: orNull,
  andre_navn: list,
  tidligere_navn: list,
});
const seatRow = z.object({ domstol_id: z.string(), suffiks: z.string(), sete: z.string() });

function readCsv<T extends z.ZodType>(file: string, row: T): z.infer<T>[] {
  const text = readFileSync(join(assetFolder('domstol'), file), 'utf8');
  return z.array(row).parse(parse(text, { columns: true, bom: true }));
}

/**
 * Brings the courts of courts.csv and court_seats.csv into the database. Rows that are the same already are not
 * written, so a second run changes nothing. Courts are never removed: old cases refer to them.
 */
export async function seedCourts(db: Knex): Promise<void> {
  const courts = readCsv('courts.csv', courtRow);
  const seats = readCsv('court_seats.csv', seatRow);
  await db.transaction(async (trx) => {
    await run(
      trx,
      sql`insert into domstol
        select * from jsonb_to_recordset(${JSON.stringify(courts)}::jsonb) as ny(${TYPED_COLUMNS})
        on conflict (id) do update set (${columnsOf()}) = (${columnsOf('excluded')})
        where (${columnsOf('domstol')}) is distinct from (${columnsOf('excluded')})`,
    );
    await run(
      trx,
      sql`insert into domstol_sete
        select * from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb)
          as ny(domstol_id text, suffiks text, sete text)
        on conflict (domstol_id, suffiks) do update set sete = excluded.sete
        where domstol_sete.sete <> excluded.sete`,
    );
  });
}

const COLUMNS = {
  id: 'text',
  kodestatus: 'text',
  navn: 'text',
  type: 'text',
  seter: 'text[]',
  lagmannsrett: 'text',
  orgnr: 'text',
  gyldig_fra: 'date',
  gyldig_til: 'date',
  andre_navn: 'text[]',
  tidligere_navn: 'text[]',
} satisfies Record<keyof z.infer<typeof courtRow>, string>;
const TYPED_COLUMNS = raw(
  Object.entries(COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
);

function columnsOf(table?: 'excluded' | 'domstol'): Sql {
  const prefix = table ? `${table}.` : '';
  return raw(
    Object.keys(COLUMNS)
      .map((name) => prefix + name)
      .join(', '),
  );
}

interface DomstolChoice {
  readonly id: string;
  readonly navn: string;
}

/**
 * The courts that a user can choose on `today` (an Oslo day), in Norwegian alphabetical order: those that exist,
 * and closed ones that still have cases.
 */
export async function listDomstoler(db: Knex, today: Day): Promise<DomstolChoice[]> {
  return rowsOf<DomstolChoice>(
    db,
    sql`select id, navn from domstol
      where ${canBeChosen(today)}
      order by navn collate "nb-NO-x-icu", id`,
  );
}

// The next court with a case, by the index: of `exists` Postgres reads all cases.
const canBeChosen = (today: Day) => sql`(gyldig_til is null or gyldig_til > ${today}
  or id = (select domstol_id from sak where domstol_id >= domstol.id order by domstol_id limit 1))`;

/** A court that can be chosen, and its other names: code, short and former names, towns of its seats. */
export interface DomstolSoekenavn extends DomstolChoice {
  readonly andreNavn: readonly string[];
}

/** The courts of `listDomstoler`, with the names by which people know them. */
export async function listDomstolSoekenavn(db: Knex, today: Day): Promise<DomstolSoekenavn[]> {
  return rowsOf<DomstolSoekenavn>(
    db,
    sql`select id, navn, array[id] || andre_navn || tidligere_navn || seter as "andreNavn" from domstol
      where ${canBeChosen(today)}
      order by navn collate "nb-NO-x-icu", id`,
  );
}

/** The names of all courts, open or closed, by id. */
export async function readDomstolNavnene(db: Knex): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<DomstolChoice>(db, sql`select id, navn from domstol`);
  return new Map(rows.map(({ id, navn }) => [id, navn]));
}

/** The name of the court, open or closed; null when there is no such court. */
export async function readDomstolNavn(db: Knex, id: string): Promise<string | null> {
  const row = await db<DomstolChoice>('domstol').where({ id }).first('navn');
  return row?.navn ?? null;
}
