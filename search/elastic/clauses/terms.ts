import type { Clause, Term } from '../../query.ts';
import { all, any, not, nothing, type Filter } from '../filters.ts';

const SAKSNUMMER = 'tekst.saksnummer.stems';

/** One term in one text; `path` is the text's place in the mapping, e.g. `tekst.dommer`. */
export function termFilter(term: Term, path: string): Filter {
  const segments = `${path}.segments`;
  switch (term.kind) {
    case 'word':
      return any([
        { term: { [segments]: term.token } },
        ...(term.stems.length > 0 ? [{ terms: { [`${path}.stems`]: [...term.stems] } }] : []),
      ]);
    case 'prefix':
      return { prefix: { [segments]: term.token } };
    case 'phrase':
      return phrase(term.tokens, segments);
    case 'saksnummer':
      return saksnummer(term);
  }
}

/** A phrase cannot reach over two segments: positions jump between them. */
function phrase(tokens: readonly string[], segments: string): Filter {
  return { match_phrase: { [segments]: { query: tokens.join(' '), zero_terms_query: 'none' } } };
}

/** A case number is matched against the marked parts of the case's own, whatever text was asked about. */
function saksnummer(term: Extract<Term, { kind: 'saksnummer' }>): Filter {
  const parts: Filter[] = [
    ...(term.prefix === null ? [] : [{ prefix: { [SAKSNUMMER]: term.prefix } }]),
    ...term.all.map((token) => ({ term: { [SAKSNUMMER]: token } })),
  ];
  return parts.length === 0 ? nothing : all(parts);
}

/** At least one of the clause's terms by `match`, or with `negated` none of them. */
export function clauseFilter(clause: Clause, match: (term: Term) => Filter): Filter {
  const filter = any(clause.anyOf.map(match));
  return clause.negated ? not(filter) : filter;
}
