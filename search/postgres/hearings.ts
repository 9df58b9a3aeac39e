import { ALWAYS, allOf, anyOf, NEVER, sql, type Sql } from '#db/sql.ts';
import { rangeInstants, type SearchQuery } from '#search/query.ts';
import { notIn } from './visible.ts';
import { typeHolds, type Within } from './words.ts';

/** A search in these tables. */
export interface Asked extends Within {
  readonly query: SearchQuery;
}

/** The hearing (`m`) counts (search/query.ts, "Hearings that count"). */
export function counts({ query, gate }: Asked): Sql {
  const inRange = query.kategori === 'avgjorelser' ? ALWAYS : overlapsRange(query);
  const { numbered = [], facets } = query;
  const { tekst } = gate.stale;
  const typed = allOf(clausesOnType(query).map((clause) => typeHolds(clause, notIn(tekst, 'm'))));
  const chosen = facets.rettsmoetetype ?? [];
  return allOf([
    inRange,
    numbered.length === 0 ? typed : anyOf([typed, sql`m.sak_id = any(${numbered}::text[])`]),
    ...(chosen.length === 0 ? [] : [sql`m.type_navn = any(${chosen}::text[])`, notIn(tekst, 'm')]),
  ]);
}

/** The search asks for a type of hearing, so that a case without hearings is no hit. */
export function asksForType(query: SearchQuery): boolean {
  return clausesOnType(query).length + (query.facets.rettsmoetetype ?? []).length > 0;
}

function clausesOnType({ fields }: SearchQuery) {
  return fields.filter(({ field }) => field === 'rettsmoetetype').flatMap(({ clauses }) => clauses);
}

function overlapsRange(query: SearchQuery): Sql {
  const range = rangeInstants(query);
  return range ? sql`m.start < ${range.to} and m.slutt > ${range.from}` : NEVER;
}
