import type { Knex } from 'knex';

/** The rows of one statement; `T` says what its select list gives. */
export async function rowsOf<T>(
  db: Knex,
  statement: string,
  bindings: readonly unknown[] = [],
): Promise<T[]> {
  const { rows } = await db.raw<{ rows: T[] }>(statement, bindings as Knex.RawBinding[]);
  return rows;
}

/** The number of rows that a statement changed. */
export async function changedBy(
  db: Knex,
  statement: string,
  bindings: readonly unknown[] = [],
): Promise<number> {
  const { rowCount } = await db.raw<{ rowCount: number | null }>(
    statement,
    bindings as Knex.RawBinding[],
  );
  return rowCount ?? 0;
}
