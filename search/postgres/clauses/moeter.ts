import type { SearchQuery } from '../../query.ts';
import { rangeInstants } from '../../range.ts';
import { ofMoete } from '../fields.ts';
import { NEVER, sql, type Sql } from '../sql.ts';
import { clauseCondition } from './clause.ts';
import { termCondition, type Scope } from './term.ts';

const TYPE: Scope = {
  lexemes: ofMoete('type'),
  key: '',
  phrases: [ofMoete('frase_type')],
  saksnummer: false,
};

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
    .map((clause) => clauseCondition(clause, (term) => termCondition(term, TYPE)));
}
