import { allOf, join, raw, sql, type Sql } from '#db/sql.ts';
import type { Gate, Lookup, SearchOptions } from '#search/port.ts';
import type { Condition, Page, SearchQuery } from '#search/query.ts';
import { askedBy } from './bounds.ts';
import { casesWith, newCasesWith } from './cases.ts';
import { wordSql } from './clauses.ts';
import { facetSql } from './facets.ts';
import { hits } from './hits.ts';
import { inOrderOf, tierSql } from './order.ts';
import type { Tables } from './schema.ts';
import { notIn } from './visible.ts';

/**
 * The search as one statement. Its row has the exact `total` and the ids of the page, `sak_ider`, and with facets their
 * counts, `fasetter` (facets.ts); with `newSince` it has how many of them are new, `nye`.
 */
export function searchRequest(
  tables: Tables,
  query: SearchQuery,
  page: Page,
  gate: Gate,
  { facets = false, newSince = null }: SearchOptions = {},
): Sql {
  const input = { tables, query, gate };
  const counted = facets ? facetSql(input, newSince) : HITS_ONLY;
  const withs = [
    ...wordSql(query, tables, gate),
    sql`treff as materialized (${hits(input, { facets, newSince })})`,
    ...tierSql(input),
    ...counted.withs,
  ];
  const columns = [
    sql`${counted.total} as total`,
    sql`array(${inOrderOf(input, page)}) as sak_ider`,
    ...(counted.column ? [counted.column] : []),
    ...(newSince ? [sql`${counted.nye} as nye`] : []),
  ];
  return sql`with ${join(withs, ', ')} select ${join(columns, ', ')}`;
}

const HITS_ONLY = {
  withs: [],
  column: null,
  total: raw('(select count(*) from treff)'),
  nye: raw('(select count(*) from treff where er_ny)'),
};

/** The newest cases that match (search/port.ts, `find`). Each row has a `sak_id`. */
export function findRequest(tables: Tables, { condition, limit }: Lookup, gate: Gate): Sql {
  const where = allOf([notIn(gate.stale.saker), notIn(gate.stale.tekst)]);
  const newest = (cases: Sql) => sql`select s.sak_id, s.foerst_sett from (${cases}) s where ${where}
    order by s.foerst_sett desc, s.sak_id asc limit ${limit}`;
  const asked = askedBy(condition);
  const all = newest(casesWith(asked, { tables, gate }));
  if (!isFrequent(condition)) return all;
  // Half of all cases have a word that begins with these letters: the newest of them are among the newest of all.
  return sql`with nye as materialized (${newest(newCasesWith(asked, { tables, gate }))}),
    alle as materialized (${all}), nok as materialized (select count(*) >= ${limit} as er from nye)
    select sak_id from (select * from nye where (select er from nok)
      union all select * from alle where not (select er from nok)) s
    order by s.foerst_sett desc, s.sak_id asc`;
}

/** The beginning of a word is so short that it is a frequent one. */
function isFrequent({ clauses }: Condition): boolean {
  return clauses.some(({ anyOf }) =>
    anyOf.some((term) => term.kind === 'prefix' && term.token.length <= 2),
  );
}
