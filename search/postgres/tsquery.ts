import { anyOf, sql, type Sql } from '#db/sql.ts';
import type { Term } from '#search/query.ts';
import {
  FIELD_KEY,
  quote,
  stemLexeme,
  wordLexeme,
  type Key,
  type PhraseColumns,
} from './lexemes.ts';

export type TermOf<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;

/**
 * A tsquery literal: one of the terms is found in one of the fields; null when none can occur there. Of a phrase it asks
 * that all words are there, of `all` that each part is, in whatever fields: exact for everything else.
 */
export function tsquery(terms: readonly Term[], keys: readonly Key[]): string | null {
  return either(terms.map((term) => (term.kind === 'all' ? each(term, keys) : inAny(term, keys))));
}

function each({ terms }: TermOf<'all'>, keys: readonly Key[]): string | null {
  const parts = terms.map((term) => tsquery([term], keys));
  return parts.includes(null) ? null : parts.map((part) => `(${part!})`).join(' & ');
}

function inAny(term: Exclude<Term, { kind: 'all' }>, keys: readonly Key[]): string | null {
  return either(keys.map((key) => LITERALS[term.kind](term as never, key)));
}

function either(queries: readonly (string | null)[]): string | null {
  const found = queries.filter((query) => query !== null);
  const [only, second] = found;
  if (only === undefined) return null;
  return second === undefined ? only : found.map((query) => `(${query})`).join(' | ');
}

/** Among all fields together, the marked parts of a case number (`nr:25-187797`) keep the key of their own field. */
function stemsAt(key: Key, stem: string): string[] {
  const own = key === '' && stem.includes(':') ? [stemLexeme(FIELD_KEY.saksnummer, stem)] : [];
  return [stemLexeme(key, stem), ...own];
}

type Literal<T> = (term: T, key: Key) => string | null;
const LITERALS: { readonly [K in Exclude<Term['kind'], 'all'>]: Literal<TermOf<K>> } = {
  word: ({ token, stems }, key) =>
    [wordLexeme(key, token), ...stems.flatMap((stem) => stemsAt(key, stem))].map(quote).join(' | '),
  prefix: ({ token }, key) => `${quote(wordLexeme(key, token))}:*`,
  phrase: ({ tokens, lemmas }, key) =>
    either([
      tokens.map((token) => quote(wordLexeme(key, token))).join(' & '),
      // A lemma is one of the stems (`IndexedText`).
      lemmas && lemmas.map((lemma) => quote(stemLexeme(key, lemma))).join(' & '),
    ]),
  saksnummer: ({ all, prefix }, key) =>
    key !== '' && key !== FIELD_KEY.saksnummer
      ? null
      : [
          ...all.map((part) => quote(stemLexeme(FIELD_KEY.saksnummer, part))),
          ...(prefix === null ? [] : [`${quote(stemLexeme(FIELD_KEY.saksnummer, prefix))}:*`]),
        ].join(' & '),
};

/** The words have to be looked at in their places; only a single word without a lemma is the same as its lexeme. */
export function hasOrder(term: Term): term is TermOf<'phrase'> {
  return term.kind === 'phrase' && (term.tokens.length > 1 || term.lemmas !== null);
}

/** The words, or their lemmas, stand next to each other in one of the places. */
export function inOrder(
  { tokens, lemmas }: TermOf<'phrase'>,
  places: readonly PhraseColumns[],
): Sql {
  const like = (column: Sql, words: readonly string[]) =>
    sql`${column} like ${`% ${words.map(escapeLike).join(' ')} %`}`;
  return anyOf([
    ...places.map((place) => like(place.words, tokens)),
    ...(lemmas ? places.map((place) => like(place.lemmas, lemmas)) : []),
  ]);
}

function escapeLike(token: string): string {
  return token.replace(/[\\%_]/g, '\\$&');
}
