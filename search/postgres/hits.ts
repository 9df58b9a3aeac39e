import { ALWAYS, allOf, anyOf, raw, sql, type Sql } from '#db/sql.ts';
import type { Filtype } from '#domain/sak.ts';
import type { Kategori } from '#domain/search-rules.ts';
import type { Gate } from '#search/port.ts';
import { type Condition, SEARCH_FIELDS, type SearchQuery } from '#search/query.ts';
import { type Asked, asksForType, counts } from './hearings.ts';
import { outermost, sortKey } from './order.ts';
import { isAvailable, notIn } from './visible.ts';
import { casesWith, together, weighed } from './words.ts';

/*
 * What a search asks of a case, as SQL conditions. In them `s` is the case, `f` a file, and `m` the hearings of the case that
 * count: nothing when there are none.
 */

/** Selects the row of every hit, and its sort key (`noekkel`). */
export function hits(asked: Asked): Sql {
  const { tables, query, gate } = asked;
  const { domstolId, seenAfter } = query;
  const conditions = [
    CATEGORIES[query.kategori](asked),
    ...(domstolId === null ? [] : [sql`s.domstol_id = ${domstolId}`]),
    ...(seenAfter === null ? [] : [sql`s.foerst_sett > ${seenAfter}`]),
    notIn(gate.stale.saker),
    ...hasWords(asked),
    ...(query.nearly ? [raw('s.sak_id in (select sak_id from nesten)')] : []),
    ...hasChosen(query, gate),
  ];
  return sql`select s.*, ${sortKey(asked)} as noekkel from ${tables.sak} s
    left join (select m.sak_id, ${outermost(asked)}(m.start) as start from ${tables.moete} m
      where ${counts(asked)} group by m.sak_id) m on m.sak_id = s.sak_id
    where ${allOf(conditions)}`;
}

/** The cases that have most of the words of `nearly` (`nesten`), with what these weigh and which they are. */
export function nearlyAll({ tables, query: { nearly }, gate }: Asked): Sql[] {
  if (!nearly) return [];
  const { words, atLeast } = nearly;
  return [
    sql`nesten as materialized (select sak_id, sum(vekt) as vekt, array_agg(plass order by plass) as plasser
      from (${weighed(words, { tables, gate })}) ord
      group by sak_id having sum(vekt) >= ${atLeast} and count(*) < ${words.length})`,
  ];
}

const HAS_HEARING = raw('m.sak_id is not null');

const CATEGORIES: Readonly<Record<Kategori, (asked: Asked) => Sql>> = {
  berammede: (asked) =>
    asksForType(asked.query)
      ? HAS_HEARING
      : anyOf([HAS_HEARING, inDays('s.berammet_dag', asked.query)]),
  tiltaler: (asked) => {
    const scheduled = allOf([hasFile(asked, 'tiltale'), HAS_HEARING]);
    if (asksForType(asked.query)) return scheduled;
    const { moete } = asked.tables;
    const indicted = hasFile(asked, 'tiltale', inDays('f.publiseringsdato', asked.query));
    const without = sql`not exists (select from ${moete} m where m.sak_id = s.sak_id)`;
    return anyOf([scheduled, allOf([without, indicted])]);
  },
  avgjorelser: (asked) =>
    allOf([
      hasFile(asked, 'avgjoerelse', inDays('f.avgivelsesdato', asked.query)),
      ...(asksForType(asked.query) ? [HAS_HEARING] : []),
    ]),
};

function inDays(column: string, { fraDato, tilDato }: SearchQuery): Sql {
  return sql`${raw(column)} between ${fraDato}::date and ${tilDato}::date`;
}

/** The case has an available file for which `and` holds. */
function hasFile({ tables, gate }: Asked, filtype: Filtype, and: Sql = ALWAYS): Sql {
  return sql`exists (select from ${tables.fil} f
    where f.sak_id = s.sak_id and ${isAvailable(filtype, gate)} and ${and})`;
}

/** Words find the case; one that has lost text only by its number (search/query.ts, `numbered`). */
function hasWords({ query, tables, gate }: Asked): Sql[] {
  const { free, fields, numbered = [] } = query;
  const conditions: Condition[] = [
    { match: 'all', clauses: free, fields: SEARCH_FIELDS },
    // `rettsmoetetype` is a condition on hearings.
    ...fields
      .filter(({ field }) => field !== 'rettsmoetetype')
      .map(({ field, clauses }) => ({ match: 'all', clauses, fields: [field] }) as const),
  ];
  const sets = conditions
    .filter(({ clauses }) => clauses.length > 0)
    .map((condition) => casesWith(condition, { tables, gate }));
  if (sets.length === 0) return [];
  const found = sql`s.sak_id in (${together('intersect', sets)})`;
  return [numbered.length === 0 ? found : anyOf([found, sql`s.sak_id = any(${numbered}::text[])`])];
}

/** The case has one of the chosen values of each facet; those of hearings are asked of hearings. */
function hasChosen({ facets }: SearchQuery, { stale }: Gate): Sql[] {
  const { domstol = [], sakstype = [], kode = [], begrensning = [] } = facets;
  const oneOf = (column: string, values: readonly string[]) =>
    values.length === 0 ? [] : [sql`${raw(column)} = any(${values}::text[])`];
  const ofText = [
    ...oneOf('s.sakstype_navn', sakstype),
    ...oneOf('s.kode', kode),
    ...(begrensning.length === 0 ? [] : [sql`s.begrensninger && ${begrensning}::text[]`]),
  ];
  return [
    ...oneOf('s.domstol_id', domstol),
    ...(ofText.length === 0 ? [] : [notIn(stale.tekst), ...ofText]),
  ];
}
