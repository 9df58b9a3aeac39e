import { ALWAYS, sql, type Sql } from '#db/sql.ts';
import type { Filtype } from '#domain/sak.ts';
import { wantsText, wantsValue } from '#search/lost-text.ts';
import type { Gate } from '#search/port.ts';
import { SEARCH_FIELDS, type Facet, type SearchQuery } from '#search/query.ts';
import type { AskedClause } from './bounds.ts';
import { casesOf, casesWith, idsWith } from './cases.ts';
import { monthQuery } from './months.ts';
import type { Tables } from './schema.ts';
import { clauseOnType } from './terms.ts';
import { availableFile, notIn, notLost, orLost } from './visible.ts';

/*
 * What a search asks of a case, as SQL conditions. In them `s` is the case, `m` a hearing, `f` a file.
 */

/** What a search asks of words: clauses of which each has to hold, and those of which none may. */
interface Worded {
  readonly wanted: readonly AskedClause[];
  readonly unwanted: readonly AskedClause[];
}

export function wordsOf({ free, fields }: SearchQuery): Worded {
  const clauses = [
    ...free.map((clause) => ({ clause, fields: SEARCH_FIELDS })),
    // `rettsmoetetype` is a condition on hearings (`typeConditions`).
    ...fields
      .filter(({ field }) => field !== 'rettsmoetetype')
      .flatMap(({ field, clauses: some }) => some.map((clause) => ({ clause, fields: [field] }))),
  ];
  return {
    wanted: clauses.filter(({ clause }) => !clause.negated),
    unwanted: clauses
      .filter(({ clause }) => clause.negated)
      .map(({ clause, fields: of }) => ({ clause: { ...clause, negated: false }, fields: of })),
  };
}

/** The cases that words find (`saker`), and those that they exclude (`utelatt`), as `with` queries. */
export function wordSql(query: SearchQuery, tables: Tables, gate: Gate): Sql[] {
  const { wanted, unwanted } = wordsOf(query);
  const months = query.kategori === 'avgjorelser' ? null : monthQuery(query);
  const found = { match: 'all', clauses: wanted, months } as const;
  const excluded = { match: 'any', clauses: unwanted, months } as const;
  const within = { tables, gate };
  const { numbered = [] } = query;
  const cases = casesWith(found, within);
  const saker =
    numbered.length === 0
      ? cases
      : sql`select * from (${cases}) s where ${notIn(numbered)} union all ${casesOf(numbered, tables)}`;
  return [
    ...(wanted.length === 0 ? [] : [sql`saker as (${saker})`]),
    ...(unwanted.length === 0 ? [] : [sql`utelatt as materialized (${idsWith(excluded, within)})`]),
  ];
}

/** What words ask of a case besides. One that has lost text counts as one without any, but for its number. */
export function wordConditions(query: SearchQuery, gate: Gate): Sql[] {
  const { tekst } = gate.stale;
  const { unwanted } = wordsOf(query);
  const excluded = unwanted.length === 0 ? [] : [sql`s.sak_id not in (select sak_id from utelatt)`];
  const known = wantsText(query) && tekst.length > 0 ? [notIn(tekst)] : [];
  return orLost([...known, ...excluded], query, gate);
}

/** What 'Rettsmøtetype' and the chosen types ask of a hearing; empty when they ask for nothing. */
export function typeConditions({
  query,
  gate,
}: {
  readonly query: SearchQuery;
  readonly gate: Gate;
}): Sql[] {
  const typed = query.fields
    .filter(({ field }) => field === 'rettsmoetetype')
    .flatMap(({ clauses }) => clauses)
    .map(clauseOnType);
  return [
    ...orLost(typed, query, gate, 'm'),
    ...oneOf(sql`m.type_navn`, query.facets.rettsmoetetype),
  ];
}

const CHOSEN: Readonly<Record<Exclude<Facet, 'rettsmoetetype' | 'begrensning'>, Sql>> = {
  domstol: sql`s.domstol_id`,
  sakstype: sql`s.sakstype_navn`,
  kode: sql`s.kode`,
};

/** The chosen values of the case; those of its hearings are in `typeConditions`. */
export function chosenConditions(query: SearchQuery, gate: Gate): Sql[] {
  const choices = (['domstol', 'sakstype', 'kode'] as const).flatMap((facet) =>
    oneOf(CHOSEN[facet], query.facets[facet]),
  );
  const { begrensning = [] } = query.facets;
  if (begrensning.length > 0) choices.push(sql`s.begrensninger && ${begrensning}::text[]`);
  return wantsValue(query) ? [...notLost(query, gate), ...choices] : choices;
}

function oneOf(column: Sql, values: readonly string[] = []): Sql[] {
  return values.length === 0 ? [] : [sql`${column} = any(${values}::text[])`];
}

/** The case has an available file for which `and` holds. */
export function hasFile(tables: Tables, filtype: Filtype, gate: Gate, and: Sql = ALWAYS): Sql {
  return sql`exists (select from ${tables.fil} f where ${availableFile(filtype, gate)} and ${and})`;
}
