import { allOf, join, raw, sql, type Sql } from '#db/sql.ts';
import { type FacetCount, type FacetCounts, MAX_FACET_VALUES } from '#search/port.ts';
import { type Facet, FACETS, type SearchQuery } from '#search/query.ts';
import { hits } from './hits.ts';
import type { OrderInput } from './order.ts';
import { notLost } from './visible.ts';

/** Further `with` queries, a column `fasetter` that is read by `toFacetCounts`, and what is counted in the same pass. */
export interface FacetSql {
  readonly withs: readonly Sql[];
  readonly column: Sql;
  /** How many hits there are. */
  readonly total: Sql;
  /** How many of them are new; only with `newSince`. */
  readonly nye: Sql;
}

/**
 * A facet is counted over the hits as if nothing were chosen in it: where nothing is, over the hits themselves (`treff`),
 * of which those with the same values are counted together first (`grupper`).
 */
export function facetSql(input: OrderInput, newSince: Date | null): FacetSql {
  const isChosen = (facet: Facet) => (input.query.facets[facet] ?? []).length > 0;
  const chosen = FACETS.filter(isChosen).map((facet) =>
    grouped(ofFacet(facet), input, { found: hits(without(input, facet), { facets: true }) }),
  );
  const arrays = FACETS.map((facet) => {
    const from = isChosen(facet) ? ofFacet(facet) : raw('grupper');
    return sql`array(select json_build_array(verdi, antall) from (${COUNTS[facet](from)}) talt
      where verdi is not null order by antall desc, verdi limit ${MAX_FACET_VALUES})`;
  });
  const all = { found: raw('select * from treff'), hasNew: newSince !== null };
  return {
    withs: [...chosen, grouped(raw('grupper'), input, all)],
    column: sql`json_build_array(${join(arrays.map(toJson), ', ')}) as fasetter`,
    total: raw('(select coalesce(sum(antall), 0)::bigint from grupper)'),
    nye: raw('(select coalesce(sum(nye), 0)::bigint from grupper)'),
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

interface Counted {
  readonly found: Sql;
  /** It says of each hit whether it is new (`er_ny`). */
  readonly hasNew?: boolean;
}

/** The values of the hits that are found, how many (`antall`) have the same, and have text (`har_tekst`). */
function grouped(
  name: Sql,
  { tables, query, gate }: OrderInput,
  { found, hasNew = false }: Counted,
): Sql {
  const nye = hasNew ? raw('count(*) filter (where h.er_ny)') : raw('0');
  const counted = sql`select h.gruppe, h.moetetyper, ${allOf(notLost(query, gate, 'h'))} as har_tekst,
    count(*) as antall, ${nye} as nye from (${found}) h group by 1, 2, 3`;
  return sql`${name} as materialized (
    select g.domstol_id, g.sakstype_navn, g.kode, g.begrensninger, coalesce(t.moetetyper, g.moetetyper) as moetetyper,
      t.har_tekst, t.antall, t.nye from (${counted}) t left join ${tables.gruppe} g on g.nr = t.gruppe)`;
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
