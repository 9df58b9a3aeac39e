import { ALWAYS, join, raw, sql, type Sql } from '#db/sql.ts';
import { type FacetCount, type FacetCounts, MAX_FACET_VALUES } from '#search/port.ts';
import { type Facet, FACETS } from '#search/query.ts';
import { type Asked, counts } from './hearings.ts';
import { hits } from './hits.ts';
import { notIn } from './visible.ts';

/**
 * The counts as a column `fasetter`, which `toFacetCounts` reads: an array for each facet, in the order of FACETS. A facet is
 * counted over the hits as if nothing were chosen in it; where nothing is, these are the hits themselves (`treff`).
 */
export function facetColumn(asked: Asked): Sql {
  const arrays = FACETS.map((facet) => {
    const isChosen = (asked.query.facets[facet] ?? []).length > 0;
    const facets = { ...asked.query.facets, [facet]: [] };
    const without = { ...asked, query: { ...asked.query, facets } };
    const found = isChosen ? sql`(${hits(without)})` : raw('treff');
    return sql`to_json(array(select json_build_array(verdi, count(*)) from (${valuesOf(facet, found, without)}) v
      where verdi is not null group by verdi order by count(*) desc, verdi limit ${MAX_FACET_VALUES}))`;
  });
  return sql`json_build_array(${join(arrays, ', ')}) as fasetter`;
}

const COLUMNS: Readonly<Record<Exclude<Facet, 'rettsmoetetype'>, string>> = {
  domstol: 's.domstol_id',
  sakstype: 's.sakstype_navn',
  kode: 's.kode',
  begrensning: 'unnest(s.begrensninger)',
};

/** The values (`verdi`) of each hit, each once. All but courts are texts of the case. */
function valuesOf(facet: Facet, found: Sql, asked: Asked): Sql {
  const { tekst } = asked.gate.stale;
  if (facet === 'rettsmoetetype')
    return sql`select distinct s.sak_id, m.type_navn as verdi
      from ${found} s join ${asked.tables.moete} m on m.sak_id = s.sak_id
      where ${counts(asked)} and ${notIn(tekst)}`;
  const where = facet === 'domstol' ? ALWAYS : notIn(tekst);
  return sql`select ${raw(COLUMNS[facet])} as verdi from ${found} s where ${where}`;
}

type Pair = readonly [value: string, count: number];

export function toFacetCounts(column: readonly (readonly Pair[])[]): FacetCounts {
  const countsOf = (facet: Facet): FacetCount[] =>
    (column[FACETS.indexOf(facet)] ?? []).map(([value, count]) => ({ value, count }));
  return Object.fromEntries(
    FACETS.map((facet) => [facet, countsOf(facet)]),
  ) as unknown as FacetCounts;
}
