import type { Knex } from 'knex';
import { normalizeLine } from '#domain/text-rules.ts';

/** Which page of a list, from 1. */
interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Keeps the rows whose name, position or workplace contains `text`, in any letter case (docs/PRODUCT.md,
 * "Administration"). The trigram indexes on `soeketekst` serve it. No character of the text is a wildcard.
 */
export function matchText(query: Knex.QueryBuilder, text: string): Knex.QueryBuilder {
  const line = normalizeLine(text);
  if (!line) return query;
  return query.whereRaw('soeketekst(fornavn, etternavn, stilling, redaksjon) like lower(?)', [
    containing(line),
  ]);
}

/** The pattern of `like` that matches every text with `part` in it. */
export function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}

/** One page of a query, and the number of rows on all pages. */
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
