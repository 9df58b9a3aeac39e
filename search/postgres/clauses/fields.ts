import type { Gate } from '#search/port.ts';
import type { SearchQuery, Term, TextField } from '#search/query.ts';
import { FIELD_KEY, phraseOf } from '#search/postgres/fields.ts';
import { allOf, ALWAYS, anyOf, NEVER, sql, type Sql } from '#search/postgres/sql.ts';
import type { Tables } from '#search/postgres/tables.ts';
import { namesAreOpen } from './parter.ts';
import { inOrder, isPhrase, tsquery } from './term.ts';

/** The advanced fields; `rettsmoetetype` is a condition on the hearings (moeter.ts). */
export function fieldConditions(
  fields: SearchQuery['fields'],
  { tekst }: Tables,
  gate: Gate,
): Sql[] {
  return fields
    .filter(({ field }) => field !== 'rettsmoetetype')
    .flatMap(({ field, clauses }) =>
      clauses.map(({ anyOf: terms, negated }) => {
        const inField = anyOf(terms.map((term) => termInField(term, field)));
        const found = sql`exists (select from ${tekst} t where t.sak_id = s.sak_id and ${inField})`;
        const seen = allOf([field === 'parter' ? namesAreOpen(gate) : ALWAYS, found]);
        return negated ? sql`not ${seen}` : seen;
      }),
    );
}

function termInField(term: Term, field: TextField): Sql {
  const query = tsquery(term, FIELD_KEY[field]);
  if (query === null) return NEVER;
  const found = sql`t.felter @@ ${query}::tsquery`;
  return isPhrase(term) ? allOf([found, inOrder(term.tokens, [phraseOf(field)])]) : found;
}
