import type { Knex } from 'knex';
import { normalizeLine } from '#domain/text-rules.ts';

/** Which page of a list, from 1. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Keeps the rows whose name, position or workplace contains `text`, in any letter case (SPEC §2). Served by the
 * trigram indexes on `soeketekst`; no character of the text has a meaning of its own.
 */
export function matchText(query: Knex.QueryBuilder, text: string): Knex.QueryBuilder {
  const line = normalizeLine(text);
  if (!line) return query;
  return query.whereRaw('soeketekst(fornavn, etternavn, stilling, redaksjon) like lower(?)', [
    `%${line.replace(/[\\%_]/g, '\\$&')}%`,
  ]);
}

/** One page of a query, and how many rows it has in all. */
export async function readPage<Row>(
  query: Knex.QueryBuilder,
  order: string,
  { page, pageSize }: Page,
): Promise<{ rows: Row[]; totalt: number }> {
  const counted = await query.clone().clearSelect().count({ n: '*' }).first<{ n: string }>();
  const offset = (page - 1) * pageSize;
  const rows: unknown = await query.clone().orderByRaw(order).limit(pageSize).offset(offset);
  return { rows: rows as Row[], totalt: Number(counted.n) };
}
