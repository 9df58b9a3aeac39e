import { join, raw, sql, type Sql } from '#db/sql.ts';
import type { Filtype } from '#domain/sak.ts';
import { defaultSort, type Sort, type SortField } from '#domain/search-rules.ts';
import { type Page, rowsOfPage, type SearchQuery } from '#search/query.ts';
import type { Asked } from './hearings.ts';
import { isAvailable } from './visible.ts';
import { casesWith, weighed } from './words.ts';

/** The sort key apart from the tier; by relevance that is the usual one of the category. */
function sortOf({ sortField, sortAscending, kategori }: SearchQuery): Sort {
  return sortField === 'relevans' ? defaultSort(kategori) : { sortField, sortAscending };
}

/** The sort key of a case (`s`), of which `m` are the hearings that count (hits.ts). */
export function sortKey(asked: Asked): Sql {
  return KEYS[sortOf(asked.query).sortField](asked);
}

const KEYS: Readonly<Record<SortField, (asked: Asked) => Sql>> = {
  rettsmoete: () => raw('m.start'),
  domstol: () => raw('s.domstol_sortering'),
  sisteSak: () => raw('s.foerst_sett'),
  publiseringsdatoTiltale: (asked) => ofFiles(asked, 'tiltale', 'publiseringsdato'),
  publiseringsdatoAvgjoerelse: (asked) => ofFiles(asked, 'avgjoerelse', 'publiseringsdato'),
  avgivelsesdato: (asked) => ofFiles(asked, 'avgjoerelse', 'avgivelsesdato'),
  // Never asked for: `sortOf` has put the usual order of the category in its place.
  relevans: () => raw('s.foerst_sett'),
};

function ofFiles(asked: Asked, filtype: Filtype, column: string): Sql {
  return sql`(select ${outermost(asked)}(f.${raw(column)}) from ${asked.tables.fil} f
    where f.sak_id = s.sak_id and ${isAvailable(filtype, asked.gate)})`;
}

/** Of several values the one that comes first in the chosen direction (search/query.ts, "Order"). */
export function outermost({ query }: Asked): Sql {
  return raw(sortOf(query).sortAscending ? 'min' : 'max');
}

/** The ids of the page: `treff` in order. In both directions missing values come last and ties go by sakId. */
export function inOrderOf(asked: Asked, page: Page): Sql {
  const { from, size } = rowsOfPage(page);
  const direction = raw(sortOf(asked.query).sortAscending ? 'asc' : 'desc');
  const usual = sql`s.noekkel ${direction} nulls last, s.sak_id asc limit ${size} offset ${from}`;
  if (!isByRelevance(asked)) return sql`select s.sak_id from treff s order by ${usual}`;
  return sql`with s as materialized (select s.sak_id, s.noekkel, ${tier(asked)} as trinn from treff s)
    select s.sak_id from s left join (${points(asked)}) p on p.sak_id = s.sak_id
    order by s.trinn asc nulls last, case when s.trinn is null then p.poeng end desc nulls last, ${usual}`;
}

function isByRelevance({ query: { sortField, tiers, points: weighty, nearly } }: Asked): boolean {
  return sortField === 'relevans' && (tiers.length + weighty.length > 0 || nearly !== null);
}

/** The number of the first tier that the case matches; null for none. */
function tier({ tables, query, gate }: Asked): Sql {
  const { tiers, numbered = [] } = query;
  if (tiers.length === 0) return raw('null::int');
  const cases = tiers.map(
    (condition, at) =>
      sql`when s.sak_id in (${casesWith(condition, { tables, gate })}) then ${raw(String(at))}`,
  );
  return sql`case when s.sak_id = any(${numbered}::text[]) then 0 ${join(cases, ' ')} end`;
}

/** The points of cases (`poeng`). Only cases of no tier need them: they are looked up when there are such. */
function points({ tables, query, gate }: Asked): Sql {
  const { points: weighty, nearly } = query;
  const worth = [
    ...(weighty.length === 0
      ? []
      : [sql`select sak_id, vekt from (${weighed(weighty, { tables, gate })}) poeng`]),
    ...(nearly ? [raw('select sak_id, vekt from nesten')] : []),
  ];
  if (worth.length === 0) return raw('select null::text as sak_id, 0 as poeng');
  return sql`select sak_id, sum(vekt) as poeng from (${join(worth, ' union all ')}) poeng
    where (select bool_or(trinn is null) from s) group by sak_id`;
}
