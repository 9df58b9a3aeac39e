import { allOf, join, sql, type Sql } from '#db/sql.ts';
import type { Gate, Lookup, SearchOptions } from '#search/port.ts';
import type { Page, SearchQuery } from '#search/query.ts';
import { askedBy } from './bounds.ts';
import { casesWith } from './cases.ts';
import { wordSql } from './clauses.ts';
import { facetSql } from './facets.ts';
import { hits } from './hits.ts';
import { inOrderOf, tierSql } from './order.ts';
import type { Tables } from './schema.ts';
import { notIn } from './visible.ts';

/**
 * The search as one statement. Its row has the exact `total` and the ids of the page, `sak_ider`, and with facets their
 * counts, `fasetter` (facets.ts).
 */
export function searchRequest(
  tables: Tables,
  query: SearchQuery,
  page: Page,
  gate: Gate,
  { facets = false }: SearchOptions = {},
): Sql {
  const input = { tables, query, gate };
  const counted = facets ? facetSql(input) : { withs: [], column: null };
  const withs = [
    ...wordSql(query, tables, gate),
    sql`treff as materialized (${hits(input, facets)})`,
    ...tierSql(input),
    ...counted.withs,
  ];
  const columns = [
    sql`(select count(*) from treff) as total`,
    sql`array(${inOrderOf(input, limitTo(page))}) as sak_ider`,
    ...(counted.column ? [counted.column] : []),
  ];
  return sql`with ${join(withs, ', ')} select ${join(columns, ', ')}`;
}

function limitTo({ page, pageSize }: Page): Sql {
  return sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/** The newest cases that match (search/port.ts, `find`). Each row has a `sak_id`. */
export function findRequest(tables: Tables, { condition, limit }: Lookup, gate: Gate): Sql {
  const where = allOf([notIn(gate.stale.saker), notIn(gate.stale.tekst)]);
  return sql`select s.sak_id from (${casesWith(askedBy(condition), { tables, gate })}) s where ${where}
    order by s.foerst_sett desc, s.sak_id asc limit ${limit}`;
}
