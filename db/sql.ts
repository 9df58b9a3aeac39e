import type { Knex } from 'knex';
import { empty, join, raw, Sql } from 'sql-template-tag';

export { empty, join, raw, type Sql };

/** What may be bound. Values never become part of a statement's text. */
export type Value =
  | string
  | number
  | boolean
  | null
  | Date
  | Uint8Array
  | readonly (string | number | Date | Uint8Array | null)[];

/**
 * A statement or a piece of one: sql`a = ${value} and ${piece}`. A value becomes a binding, a piece is put in
 * with its own values. Text of our own making, such as a column from a table in the code, goes through `raw`.
 */
export function sql(strings: readonly string[], ...parts: readonly (Sql | Value)[]): Sql {
  return new Sql(strings, parts);
}

export const ALWAYS = raw('true');
export const NEVER = raw('false');

/** All of the conditions; without any, always true. */
export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? ALWAYS : join(conditions, ' and ', '(', ')');
}

/** At least one of the conditions; without any, never true. */
export function anyOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? NEVER : join(conditions, ' or ', '(', ')');
}

/** The rows of a statement. `Row` states what its select or returning list gives; nothing checks it. */
export async function rowsOf<Row>(db: Knex, statement: Sql): Promise<Row[]> {
  const { rows } = await toRaw<{ rows: Row[] }>(db, statement);
  return rows;
}

/**
 * As `rowsOf`, planned once by each connection: of what every search asks, planning takes as long as answering. Only for a statement
 * that has few texts, because a connection keeps each of them; the plan is made for any values.
 */
export async function plannedRowsOf<Row>(db: Knex, statement: Sql): Promise<Row[]> {
  const asked = toRaw<{ rows: Row[] }>(db, statement).options({ name: nameOf(statement.sql) });
  return (await asked).rows;
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `presse_${names.size}`;
  names.set(text, name);
  return name;
}

/** The first row of a statement; undefined when it has none. */
export async function firstRowOf<Row>(db: Knex, statement: Sql): Promise<Row | undefined> {
  const [row] = await rowsOf<Row>(db, statement);
  return row;
}

/** Runs a statement whose answer does not matter. */
export async function run(db: Knex, statement: Sql): Promise<void> {
  await toRaw(db, statement);
}

/** Runs a statement and gives the number of rows that it changed. */
export async function changedBy(db: Knex, statement: Sql): Promise<number> {
  const { rowCount } = await toRaw<{ rowCount: number | null }>(db, statement);
  return rowCount ?? 0;
}

/** A piece for the query builder, where it takes an expression. */
export function toRaw<Result = unknown>(db: Knex, statement: Sql): Knex.Raw<Result> {
  // knex reads a bare question mark as a binding; one in the text (a jsonb operator) is escaped.
  const text = statement.strings.map((part) => part.replaceAll('?', '\\?')).join('?');
  return db.raw<Result>(text, statement.values as Knex.RawBinding[]);
}
