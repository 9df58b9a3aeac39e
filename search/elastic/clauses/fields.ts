import type { Term } from '#search/query.ts';
import type { Asked, Filter } from '#search/elastic/filters.ts';
import { parterFilter } from './parter.ts';
import { clauseFilter, termFilter } from './terms.ts';

/** The advanced fields: every word in the field named. The hearing type has its own (rettsmoeter.ts). */
export function fields({ query, gate }: Asked): readonly Filter[] {
  return query.fields
    .filter(({ field }) => field !== 'rettsmoetetype')
    .flatMap(({ field, clauses }) => {
      const match = (term: Term): Filter =>
        field === 'parter' ? parterFilter(term, gate) : termFilter(term, `tekst.${field}`);
      return clauses.map((clause) => clauseFilter(clause, match));
    });
}
