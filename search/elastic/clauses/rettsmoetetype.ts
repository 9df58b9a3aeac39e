import { nested, type Asked, type Filter } from '../filters.ts';
import { overlapsRange } from './rettsmoeter.ts';
import { clauseFilter, termFilter } from './terms.ts';

/** The advanced field 'Rettsmøtetype': one hearing in the range has all the words; for decisions any hearing. */
export function rettsmoetetype({ query }: Asked): readonly Filter[] {
  const inRange = query.kategori === 'avgjorelser' ? [] : overlapsRange(query);
  return query.fields
    .filter(({ field }) => field === 'rettsmoetetype')
    .map(({ clauses }) =>
      nested('rettsmoeter', [
        ...inRange,
        ...clauses.map((clause) =>
          clauseFilter(clause, (term) => termFilter(term, 'rettsmoeter.type')),
        ),
      ]),
    );
}
