import type { SearchQuery, Term } from '#search/query.ts';
import { rangeInstants } from '#search/range.ts';
import { FIELD_KEY } from '#search/postgres/fields.ts';
import { allOf, NEVER, raw, sql, type Sql } from '#search/postgres/sql.ts';
import { clauseCondition } from './clause.ts';
import { inOrder, isPhrase, tsquery } from './term.ts';

/** The hearing overlaps the searched range. */
export function overlapsRange(query: SearchQuery): Sql {
  const range = rangeInstants(query);
  return range ? sql`m.start < ${range.to} and m.slutt > ${range.from}` : NEVER;
}

/** What the hearing's own type must be; empty when nothing was asked. */
export function typeConditions(query: SearchQuery): Sql[] {
  return query.fields
    .filter(({ field }) => field === 'rettsmoetetype')
    .flatMap(({ clauses }) => clauses)
    .map((clause) => clauseCondition(clause, typeMatches));
}

function typeMatches(term: Term): Sql {
  const query = tsquery(term, FIELD_KEY.rettsmoetetype);
  if (query === null) return NEVER;
  const found = sql`m.type @@ ${query}::tsquery`;
  return isPhrase(term) ? allOf([found, inOrder(term.tokens, [raw('m.frase_type')])]) : found;
}
