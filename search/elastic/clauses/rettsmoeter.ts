import type { SearchQuery } from '#search/query.ts';
import { rangeInstants } from '#search/range.ts';
import { nested, nothing, type Asked, type Filter } from '#search/elastic/filters.ts';
import { clauseFilter, termFilter } from './terms.ts';

/** Inside a hearing: it counts in category and order (search/query.ts, "the hearings in question"). */
export function hearingsInQuestion(query: SearchQuery): readonly Filter[] {
  const inRange = query.kategori === 'avgjorelser' ? [] : overlapsRange(query);
  return [...inRange, ...ofType(query)];
}

/** 'Rettsmøtetype' is asked of the hearings in question, so that a case without any is left out. */
export function rettsmoetetype({ query }: Asked): readonly Filter[] {
  return ofType(query).length === 0 ? [] : [nested('rettsmoeter', hearingsInQuestion(query))];
}

/** Inside a hearing: it overlaps the range's Oslo days. */
export function overlapsRange(query: SearchQuery): readonly Filter[] {
  const range = rangeInstants(query);
  if (!range) return [nothing];
  return [
    { range: { 'rettsmoeter.start': { lt: range.to.toISOString() } } },
    { range: { 'rettsmoeter.slutt': { gt: range.from.toISOString() } } },
  ];
}

function ofType(query: SearchQuery): readonly Filter[] {
  return query.fields
    .filter(({ field }) => field === 'rettsmoetetype')
    .flatMap(({ clauses }) => clauses)
    .map((clause) => clauseFilter(clause, (term) => termFilter(term, 'rettsmoeter.type')));
}
