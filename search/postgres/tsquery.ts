import { anyOf, sql, type Sql } from '#db/sql.ts';
import type { Term } from '#search/query.ts';
import {
  FIELD_KEY,
  lemmaRunLexeme,
  MAX_RUN,
  quote,
  runLexeme,
  stemLexeme,
  UNGATED_FIELDS,
  wordLexeme,
  type Key,
  type PhraseColumns,
} from './lexemes.ts';

export type TermOf<Kind extends Term['kind']> = Extract<Term, { kind: Kind }>;

/**
 * What a tsquery says of phrases that are no lexeme (`isLexeme`): `atMost` that their words are there, so that it finds
 * too much; `surely` leaves them out, so that it finds too little.
 */
export type Bound = 'atMost' | 'surely';

/**
 * A tsquery literal: one of the terms is found in one of the fields, for `all` each part in whatever fields; null when
 * none can be found.
 */
export function tsquery(
  terms: readonly Term[],
  keys: readonly Key[],
  bound: Bound = 'atMost',
): string | null {
  return either(
    terms.map((term) =>
      term.kind === 'all'
        ? each(term.terms.map((part) => tsquery([part], keys, bound)))
        : either(keys.map((key) => LITERALS[term.kind](term as never, key, bound))),
    ),
  );
}

/** One of the tsqueries; null when there is none. */
export function either(queries: readonly (string | null)[]): string | null {
  return joined(
    queries.filter((query) => query !== null),
    ' | ',
  );
}

/** Each of the tsqueries; null when one of them is. */
export function each(queries: readonly (string | null)[]): string | null {
  const found = queries.filter((query) => query !== null);
  return found.length < queries.length ? null : joined(found, ' & ');
}

function joined(queries: readonly string[], operator: string): string | null {
  const [only, second] = queries;
  if (only === undefined) return null;
  return second === undefined ? only : queries.map((query) => `(${query})`).join(operator);
}

/** Among all fields together, the marked parts of a case number (`nr:25-187797`) keep the key of their own field. */
function stemsAt(key: Key, stem: string): string[] {
  const own = key === '' && stem.includes(':') ? [stemLexeme(FIELD_KEY.saksnummer, stem)] : [];
  return [stemLexeme(key, stem), ...own];
}

type Literal<T> = (term: T, key: Key, bound: Bound) => string | null;
const LITERALS: { readonly [K in Exclude<Term['kind'], 'all'>]: Literal<TermOf<K>> } = {
  word: ({ token, stems }, key) =>
    [wordLexeme(key, token), ...stems.flatMap((stem) => stemsAt(key, stem))].map(quote).join(' | '),
  prefix: ({ token }, key) => `${quote(wordLexeme(key, token))}:*`,
  phrase,
  saksnummer: ({ all, prefix }, key) =>
    key !== '' && key !== FIELD_KEY.saksnummer
      ? null
      : [
          ...all.map((part) => quote(stemLexeme(FIELD_KEY.saksnummer, part))),
          ...(prefix === null ? [] : [`${quote(stemLexeme(FIELD_KEY.saksnummer, prefix))}:*`]),
        ].join(' & '),
};

function phrase(term: TermOf<'phrase'>, key: Key, bound: Bound): string | null {
  const { tokens, lemmas } = term;
  if (key === '' && tokens.length + (lemmas ?? []).length > 1)
    return either(UNGATED_FIELDS.map((field) => phrase(term, FIELD_KEY[field], bound)));
  if (bound === 'surely' && !isLexeme(term, key)) return null;
  if (key === FIELD_KEY.dokumenttekst)
    return either([
      each(tokens.map((token) => quote(wordLexeme(key, token)))),
      // A lemma is one of the stems (`IndexedText`).
      lemmas && each(lemmas.map((lemma) => quote(stemLexeme(key, lemma)))),
    ]);
  return either([
    tokens.length === 1
      ? quote(wordLexeme(key, tokens[0]!))
      : each(runsIn(tokens).map((run) => quote(runLexeme(key, run)))),
    lemmas && each(runsIn(lemmas).map((run) => quote(lemmaRunLexeme(key, run)))),
  ]);
}

/** The words themselves, or when they are too many, all runs among them. */
function runsIn(words: readonly string[]): (readonly string[])[] {
  if (words.length <= MAX_RUN) return [words];
  return words.slice(MAX_RUN - 1).map((_, at) => words.slice(at, at + MAX_RUN));
}

/** Nothing more has to be looked at: the phrase is one lexeme of the field. */
export function isLexeme({ tokens, lemmas }: TermOf<'phrase'>, key: Key): boolean {
  return key === FIELD_KEY.dokumenttekst
    ? tokens.length === 1 && lemmas === null
    : tokens.length <= MAX_RUN;
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
