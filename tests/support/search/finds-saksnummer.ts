import type { Term } from '#search/query.ts';
import { parseClauses } from '#search/text/query/clauses.ts';
import { indexSaksnummer } from '#search/text/saksnummer/saksnummer.ts';

/** Whether the case number alone answers what is typed in the free text; `also` are other words of the case. */
export function finds(typed: string, saksnummer: string, also: string[] = []): boolean {
  const { segments, stems } = indexSaksnummer(saksnummer);
  const words = [...segments.flatMap((segment) => segment.split(' ')), ...also];
  const matches = (term: Term): boolean => {
    switch (term.kind) {
      case 'word':
        return words.includes(term.token);
      case 'prefix':
        return words.some((word) => word.startsWith(term.token));
      case 'phrase':
        return segments.some((segment) => ` ${segment} `.includes(` ${term.tokens.join(' ')} `));
      case 'all':
        return term.terms.every(matches);
      case 'saksnummer':
        return (
          term.all.every((part) => stems.includes(part)) &&
          (term.prefix === null || stems.some((stem) => stem.startsWith(term.prefix!)))
        );
    }
  };
  return parseClauses(typed, null).every(({ anyOf, negated }) => anyOf.some(matches) !== negated);
}
