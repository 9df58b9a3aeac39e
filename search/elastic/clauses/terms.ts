import type { Clause, Term } from '#search/query.ts';
import { all, any, not, nothing, type Filter } from '#search/elastic/filters.ts';

/** The one text in which a case number is looked for, by its marked parts. */
export const SAKSNUMMER = 'tekst.saksnummer';

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
      return path === SAKSNUMMER ? saksnummer(term) : nothing;
  }
}

/** A phrase cannot reach over two segments: positions jump between them. */
function phrase(tokens: readonly string[], segments: string): Filter {
  return { match_phrase: { [segments]: { query: tokens.join(' '), zero_terms_query: 'none' } } };
}

function saksnummer(term: Extract<Term, { kind: 'saksnummer' }>): Filter {
  const parts = `${SAKSNUMMER}.stems`;
  return all([
    ...(term.prefix === null ? [] : [{ prefix: { [parts]: term.prefix } }]),
    ...term.all.map((token) => ({ term: { [parts]: token } })),
  ]);
}

/** At least one of the clause's terms by `match`, or with `negated` none of them. */
export function clauseFilter(clause: Clause, match: (term: Term) => Filter): Filter {
  const filter = any(clause.anyOf.map(match));
  return clause.negated ? not(filter) : filter;
}
