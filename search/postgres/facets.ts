import { allOf, join, raw, sql, type Sql } from '#db/sql.ts';
import { type FacetCount, type FacetCounts, MAX_FACET_VALUES } from '#search/port.ts';
import { type Facet, FACETS, type SearchQuery } from '#search/query.ts';
import { hits } from './hits.ts';
import type { OrderInput } from './order.ts';
import { notLost } from './visible.ts';

/** Further `with` queries, and a column `fasetter` that is read by `toFacetCounts`. */
export interface FacetSql {
  readonly withs: readonly Sql[];
  readonly column: Sql;
}

/**
 * A facet is counted over the hits as if nothing were chosen in it: where nothing is, over the hits themselves (`treff`),
 * of which those with the same values are counted together first (`grupper`).
 */
export function facetSql(input: OrderInput): FacetSql {
  const isChosen = (facet: Facet) => (input.query.facets[facet] ?? []).length > 0;
  const open = FACETS.filter((facet) => !isChosen(facet));
  const withs = FACETS.map((facet) =>
    isChosen(facet)
      ? sql`${ofFacet(facet)} as materialized (${grouped([facet], input, hits(without(input, facet), { facets: true }))})`
      : null,
  ).filter((one) => one !== null);
  const together = sql`grupper as materialized (${grouped(open, input, raw('select * from treff'))})`;
  const arrays = FACETS.map((facet) => {
    const from = isChosen(facet) ? ofFacet(facet) : raw('grupper');
    return sql`array(select json_build_array(verdi, antall) from (${COUNTS[facet](from)}) talt
      where verdi is not null order by antall desc, verdi limit ${MAX_FACET_VALUES})`;
  });
  return {
    withs: open.length > 0 ? [...withs, together] : withs,
    column: sql`json_build_array(${join(arrays.map(toJson), ', ')}) as fasetter`,
  };
}

const ofFacet = (facet: Facet): Sql => raw(`treff_${facet.toLowerCase()}`);

const COLUMNS: Readonly<Record<Facet, string>> = {
  domstol: 'domstol_id',
  sakstype: 'sakstype_navn',
  rettsmoetetype: 'moetetyper',
  kode: 'kode',
  begrensning: 'begrensninger',
};

/** How many hits (`antall`) have the same values of these facets, and whether they have text (`har_tekst`). */
function grouped(facets: readonly Facet[], { query, gate }: OrderInput, found: Sql): Sql {
  const columns = facets.map((facet) => raw(`h.${COLUMNS[facet]}`));
  return sql`select ${join(columns, ', ')}, ${allOf(notLost(query, gate, 'h'))} as har_tekst, count(*) as antall
    from (${found}) h group by ${join([...columns, raw('har_tekst')], ', ')}`;
}

const toJson = (array: Sql): Sql => sql`to_json(${array})`;

function without(input: OrderInput, facet: Facet): OrderInput {
  const facets: SearchQuery['facets'] = { ...input.query.facets, [facet]: [] };
  return { ...input, query: { ...input.query, facets } };
}

type Count = (from: Sql) => Sql;

const TEXT = raw('where har_tekst');

const ofColumn =
  (facet: Facet, where: Sql): Count =>
  (from) =>
    sql`select ${raw(COLUMNS[facet])} as verdi, sum(antall)::bigint as antall from ${from} ${where} group by 1`;
const ofElements =
  (facet: Facet): Count =>
  (from) =>
    sql`select verdi, sum(antall)::bigint as antall
      from ${from} cross join unnest(${raw(COLUMNS[facet])}) as verdi ${TEXT} group by 1`;

const COUNTS: Readonly<Record<Facet, Count>> = {
  domstol: ofColumn('domstol', raw('')),
  // Their values are texts of the case.
  sakstype: ofColumn('sakstype', TEXT),
  rettsmoetetype: ofElements('rettsmoetetype'),
  kode: ofColumn('kode', TEXT),
  begrensning: ofElements('begrensning'),
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
