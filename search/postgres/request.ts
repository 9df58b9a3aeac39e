import type { Gate } from '#search/port.ts';
import type { Page, SearchQuery } from '#search/query.ts';
import { fieldConditions } from './clauses/fields.ts';
import { freeConditions } from './clauses/free.ts';
import { hits } from './clauses/hits.ts';
import { notIn } from './clauses/parter.ts';
import { orderBy, orderOf } from './order.ts';
import { sql, type Sql } from './sql.ts';
import type { Tables } from './tables.ts';

/** The search as one statement: all hits once, counted and cut to the page (columns `total`, `sak_ider`). */
export function searchRequest(tables: Tables, query: SearchQuery, page: Page, gate: Gate): Sql {
  const order = orderOf({ tables, query, gate });
  const conditions = [
    ...(gate.stale.saker.length === 0 ? [] : [notIn(gate.stale.saker)]),
    ...freeConditions(query.free, tables, gate),
    ...fieldConditions(query.fields, tables, gate),
  ];
  return sql`with treff as materialized (${hits({ tables, query, gate, order, conditions })})
    select (select count(*) from treff) as total,
      array(select sak_id from treff order by ${orderBy(query)} ${cut(page)}) as sak_ider`;
}

function cut({ page, pageSize }: Page): Sql {
  return sql`limit ${pageSize} offset ${(page - 1) * pageSize}`;
}
