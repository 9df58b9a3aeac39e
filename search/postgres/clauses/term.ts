import type { Term } from '../../query.ts';
import type { Key } from '../fields.ts';
import { quote, stemLexeme, wordLexeme } from '../lexemes.ts';
import { allOf, anyOf, NEVER, sql, type Sql } from '../sql.ts';

/** Where a term is looked for. */
export interface Scope {
  /** A tsvector column. */
  readonly lexemes: Sql;
  /** Which of its lexemes. */
  readonly key: Key;
  /** The columns that hold the same words in order. */
  readonly phrases: readonly Sql[];
  /** The case number's parts are in the column. */
  readonly saksnummer: boolean;
}

export function termCondition(term: Term, scope: Scope): Sql {
  if (term.kind === 'saksnummer' && !scope.saksnummer) return NEVER;
  const found = sql`${scope.lexemes} @@ ${tsquery(term, scope.key)}::tsquery`;
  return term.kind === 'phrase' && term.tokens.length > 1
    ? allOf([found, inOrder(term.tokens, scope.phrases)])
    : found;
}

/** As a literal that is cast to tsquery: lexemes are compared as they are. */
function tsquery(term: Term, key: Key): string {
  switch (term.kind) {
    case 'word':
      return [wordLexeme(key, term.token), ...term.stems.map((stem) => stemLexeme(key, stem))]
        .map(quote)
        .join(' | ');
    case 'prefix':
      return `${quote(wordLexeme(key, term.token))}:*`;
    case 'phrase':
      return term.tokens.map((token) => quote(wordLexeme(key, token))).join(' & ');
    case 'saksnummer':
      return [
        ...term.all.map((part) => quote(stemLexeme('n', part))),
        ...(term.prefix === null ? [] : [`${quote(stemLexeme('n', term.prefix))}:*`]),
      ].join(' & ');
  }
}

function inOrder(tokens: readonly string[], columns: readonly Sql[]): Sql {
  const pattern = `% ${tokens.map(escapeLike).join(' ')} %`;
  return anyOf(columns.map((column) => sql`${column} like ${pattern}`));
}

function escapeLike(token: string): string {
  return token.replace(/[\\%_]/g, '\\$&');
}
