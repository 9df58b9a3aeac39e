import type { Term } from '#search/query.ts';
import { any, type Asked, type Filter } from '#search/elastic/filters.ts';
import { FREE_TEXT } from '#search/elastic/mapping.ts';
import { parterFilter } from './parter.ts';
import { clauseFilter, SAKSNUMMER, termFilter } from './terms.ts';

/** Free words are found in any text; in the parties' names behind their gate. */
export function freeText({ query, gate }: Asked): readonly Filter[] {
  const anywhere = (term: Term): Filter =>
    term.kind === 'saksnummer'
      ? termFilter(term, SAKSNUMMER)
      : any([termFilter(term, FREE_TEXT), parterFilter(term, gate)]);
  return query.free.map((clause) => clauseFilter(clause, anywhere));
}
