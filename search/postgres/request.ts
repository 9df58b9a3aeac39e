import { allOf, join, raw, sql, type Sql } from '#db/sql.ts';
import type { Gate, Lookup, SearchOptions } from '#search/port.ts';
import type { Page, SearchQuery } from '#search/query.ts';
import { facetColumn } from './facets.ts';
import { hits, nearlyAll } from './hits.ts';
import { inOrderOf } from './order.ts';
import type { Tables } from './schema.ts';
import { notIn } from './visible.ts';
import { casesWith } from './words.ts';

/**
 * The search as one statement. Its row has the exact `total` and the ids of the page, `sak_ider`, and with facets their
 * counts, `fasetter` (facets.ts); with `newSince` it has how many of them are new, `nye`; with `nearly` which words each row has, `plasser`.
 */
export function searchRequest(
  tables: Tables,
  query: SearchQuery,
  page: Page,
  gate: Gate,
  { facets = false, newSince = null }: SearchOptions = {},
): Sql {
  const asked = { tables, query, gate };
  const columns = [
    raw('(select count(*) from treff) as total'),
    raw('(select sak_ider from side) as sak_ider'),
    ...(facets ? [facetColumn(asked)] : []),
    ...(query.nearly
      ? [
          sql`(select json_object_agg(sak_id, plasser) from nesten
            where sak_id = any((select sak_ider from side)::text[])) as plasser`,
        ]
      : []),
    ...(newSince ? [sql`(select count(*) from treff where foerst_sett > ${newSince}) as nye`] : []),
  ];
  const parts = [
    ...nearlyAll(asked),
    sql`treff as materialized (${hits(asked)})`,
    sql`side as materialized (select array(${inOrderOf(asked, page)}) as sak_ider)`,
  ];
  return sql`with ${join(parts, ', ')} select ${join(columns, ', ')}`;
}

/** The newest cases that match (search/port.ts, `find`). Each row has a `sak_id`. */
export function findRequest(tables: Tables, { condition, limit }: Lookup, gate: Gate): Sql {
  const isFound = sql`s.sak_id in (${casesWith(condition, { tables, gate })})`;
  const where = allOf([notIn(gate.stale.saker), notIn(gate.stale.tekst), isFound]);
  return sql`select s.sak_id from ${tables.sak} s where ${where}
    order by s.foerst_sett desc, s.sak_id asc limit ${limit}`;
}
