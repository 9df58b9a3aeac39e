import type { Term } from '#search/query.ts';
import { FIELD_KEY, type Key } from '#search/postgres/fields.ts';
import { quote, stemLexeme, wordLexeme } from '#search/postgres/lexemes.ts';
import { anyOf, sql, type Sql } from '#search/postgres/sql.ts';

/**
 * The lexemes of a term under `key`, as a literal that is cast to tsquery: they are compared as they are.
 * For a phrase: that all its words are there; their order is for `inOrder` to say. null: not to be found there.
 */
export function tsquery(term: Term, key: Key): string | null {
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
      return key === '' || key === FIELD_KEY.saksnummer ? saksnummer(term) : null;
  }
}

function saksnummer({ all, prefix }: Extract<Term, { kind: 'saksnummer' }>): string {
  return [
    ...all.map((part) => quote(stemLexeme(FIELD_KEY.saksnummer, part))),
    ...(prefix === null ? [] : [`${quote(stemLexeme(FIELD_KEY.saksnummer, prefix))}:*`]),
  ].join(' & ');
}

/** Words whose order has to be looked at; a single word has none. */
export function isPhrase(term: Term): term is Extract<Term, { kind: 'phrase' }> {
  return term.kind === 'phrase' && term.tokens.length > 1;
}

/** The words stand next to each other in one of the columns. */
export function inOrder(tokens: readonly string[], columns: readonly Sql[]): Sql {
  const pattern = `% ${tokens.map(escapeLike).join(' ')} %`;
  return anyOf(columns.map((column) => sql`${column} like ${pattern}`));
}

function escapeLike(token: string): string {
  return token.replace(/[\\%_]/g, '\\$&');
}
