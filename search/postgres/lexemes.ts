import { raw, type Sql } from '#db/sql.ts';
import type { IndexedText } from '#search/text/tokenize.ts';
import { SAK_FELT } from '#domain/sak-felt.ts';
import { SEARCH_FIELDS, TEXT_FIELDS, type SearchField, type TextField } from '#search/query.ts';

/** The letter in front of a field's lexemes, which tells them from those of the other fields. */
export const FIELD_KEY = Object.fromEntries(
  SEARCH_FIELDS.map((field) => [field, SAK_FELT[field].search.letter]),
) as { readonly [F in SearchField]: (typeof SAK_FELT)[F]['search']['letter'] };

/**
 * The field that a lexeme belongs to; `''`: any field but `parter` and `dokumenttekst`, which only count behind the
 * gate.
 */
export type Key = (typeof FIELD_KEY)[SearchField] | '';

/** The fields that the gate never hides. */
export const UNGATED_FIELDS = TEXT_FIELDS.filter((field) => field !== 'parter');

/** The columns of the text table that hold a field's words, and their lemmas, in order, for long phrases. */
export function phraseColumn(field: TextField): string {
  return `frase_${field.toLowerCase()}`;
}
export function lemmaColumn(field: TextField): string {
  return `lemma_${field.toLowerCase()}`;
}

/** Where phrases are looked for: words in order, and lemmas in order. */
export interface PhraseColumns {
  readonly words: Sql;
  readonly lemmas: Sql;
}

/** The same columns, in a query that calls the text table `t`. */
export const phraseOf = (field: TextField): PhraseColumns => ({
  words: raw(`t.${phraseColumn(field)}`),
  lemmas: raw(`t.${lemmaColumn(field)}`),
});

/** A word never equals a stem, a run of words or of lemmas, nor a word of another field. */
export const wordLexeme = (key: Key, token: string): string => `${key}.${token}`;
export const stemLexeme = (key: Key, stem: string): string => `${key}~${stem}`;
/** Words, or lemmas, next to each other. */
export const runLexeme = (key: Key, words: readonly string[]): string =>
  `${key}-${words.join(' ')}`;
export const lemmaRunLexeme = (key: Key, lemmas: readonly string[]): string =>
  `${key}^${lemmas.join(' ')}`;

/** A phrase of so many words is one lexeme of a field. */
export const MAX_RUN = 4;

/** The lexemes by which the words of a text are found in the field `key`. */
export function lexemesOf(key: Key, { segments, stems }: IndexedText): string[] {
  const words = segments.flatMap((segment) => segment.split(' '));
  return [
    ...words.map((word) => wordLexeme(key, word)),
    ...stems.map((stem) => stemLexeme(key, stem)),
  ];
}

/** The lexemes by which its phrases are found; documents have none, because they are long. */
export function runLexemesOf(key: Key, { segments, lemmas }: IndexedText): string[] {
  return [
    ...segments.flatMap((segment) => runsOf(segment, 2)).map((run) => runLexeme(key, run)),
    ...lemmas.flatMap((segment) => runsOf(segment, 1)).map((run) => lemmaRunLexeme(key, run)),
  ];
}

function runsOf(segment: string, min: number): string[][] {
  const words = segment.split(' ');
  return words.flatMap((_, at) =>
    Array.from({ length: MAX_RUN - min + 1 }, (_, i) => words.slice(at, at + min + i)).filter(
      (run, i) => run.length === min + i,
    ),
  );
}

/**
 * A tsvector literal: ready lexemes without positions. No text-search configuration of Postgres takes part,
 * neither here nor in a query (docs/decisions/0001).
 */
export function tsvector(lexemes: readonly string[]): string {
  return [...new Set(lexemes)].map(quote).join(' ');
}

/** A lexeme quoted for a tsvector or a tsquery literal. */
export function quote(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}

/** Words or lemmas in order with a space around each; one line per segment, so that a phrase never spans two. */
export function phraseText(segments: readonly string[]): string {
  return segments.map((segment) => ` ${segment} `).join('\n');
}
