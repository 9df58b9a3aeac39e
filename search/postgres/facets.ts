import { allOf, join, raw, sql, type Sql } from '#db/sql.ts';
import { type FacetCount, type FacetCounts, MAX_FACET_VALUES } from '#search/port.ts';
import { type Facet, FACETS, type SearchQuery } from '#search/query.ts';
import { overlapsRange, typeConditions } from './clauses.ts';
import { hits } from './hits.ts';
import type { OrderInput } from './order.ts';
import { notLost } from './visible.ts';

/** Further `with` queries, and a column `fasetter` that is read by `toFacetCounts`. */
export interface FacetSql {
  readonly withs: readonly Sql[];
  readonly column: Sql;
}

/**
 * A facet is counted over the hits as if nothing were chosen in it: where nothing is, over the hits themselves (`treff`).
 */
export function facetSql(input: OrderInput): FacetSql {
  const chosen = FACETS.filter((facet) => (input.query.facets[facet] ?? []).length > 0);
  const withs = chosen.map(
    (facet) => sql`${raw(`treff_${facet}`)} as materialized (${hits(without(input, facet), true)})`,
  );
  const arrays = FACETS.map((facet) => {
    const from = raw(chosen.includes(facet) ? `treff_${facet}` : 'treff');
    return sql`array(select json_build_array(verdi, antall) from (${COUNTS[facet](from, without(input, facet))}) talt
      where verdi is not null order by antall desc, verdi limit ${MAX_FACET_VALUES})`;
  });
  return { withs, column: sql`json_build_array(${join(arrays.map(toJson), ', ')}) as fasetter` };
}

const toJson = (array: Sql): Sql => sql`to_json(${array})`;

function without(input: OrderInput, facet: Facet): OrderInput {
  const facets: SearchQuery['facets'] = { ...input.query.facets, [facet]: [] };
  return { ...input, query: { ...input.query, facets } };
}

type Count = (from: Sql, input: OrderInput) => Sql;

const ofColumn = (column: string, where: readonly Sql[]) => (from: Sql) =>
  sql`select ${raw(column)} as verdi, count(*) as antall from ${from} h where ${allOf(where)} group by 1`;
/** A column whose value is a text of the case. */
const ofText =
  (column: string): Count =>
  (from, { query, gate }) =>
    ofColumn(column, notLost(query, gate, 'h'))(from);

const COUNTS: Readonly<Record<Facet, Count>> = {
  domstol: ofColumn('domstol_id', []),
  sakstype: ofText('sakstype_navn'),
  kode: ofText('kode'),
  begrensning: (from, { query, gate }) =>
    sql`select verdi, count(*) as antall from ${from} h cross join unnest(h.begrensninger) as verdi
      where ${allOf(notLost(query, gate, 'h'))} group by 1`,
  rettsmoetetype: (from, input) => {
    const { tables, query, gate } = input;
    const counts = allOf([
      ...(query.kategori === 'avgjorelser' ? [] : [overlapsRange(query)]),
      ...typeConditions(input),
      ...notLost(query, gate, 'h'),
    ]);
    return sql`select type_navn as verdi, count(*) as antall
      from (select distinct m.sak_id, m.type_navn from ${from} h
        join ${tables.moete} m on m.sak_id = h.sak_id where ${counts}) moeter group by 1`;
  },
};

type Pair = readonly [value: string, count: number];

/** Reads the column: an array for each facet, in the order of FACETS. */
export function toFacetCounts(column: readonly (readonly Pair[])[]): FacetCounts {
  const countsOf = (facet: Facet): FacetCount[] =>
    (column[FACETS.indexOf(facet)] ?? []).map(([value, count]) => ({ value, count }));
  return {
    domstol: countsOf('domstol'),
    sakstype: countsOf('sakstype'),
    rettsmoetetype: countsOf('rettsmoetetype'),
    kode: countsOf('kode'),
    begrensning: countsOf('begrensning'),
  };
}
