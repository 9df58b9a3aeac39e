import type { IndexedText } from '#search/document.ts';
import { TEXT_FIELDS, type TextField } from '#search/query.ts';
import { type Sql, raw } from './sql.ts';

/** The letter that marks a field's lexemes among those of the other fields. */
export const FIELD_KEY = {
  saksnummer: 'n',
  domstol: 'd',
  sakenGjelder: 'g',
  sakstype: 's',
  parter: 'p',
  advokat: 'a',
  bistandsadvokat: 'b',
  dommer: 'j',
  rettsmoetetype: 'r',
} as const satisfies Record<TextField, string>;

/** In which field a lexeme was found; `''`: in any but `parter`, about which the gate decides. */
export type Key = (typeof FIELD_KEY)[TextField] | '';

/** The fields that anybody may be found by. */
export const OPEN_FIELDS = TEXT_FIELDS.filter((field) => field !== 'parter');

/** The column of the text table that keeps a field's words in order, for phrases. */
export function phraseColumn(field: TextField): string {
  return `frase_${field.toLowerCase()}`;
}

export const phraseOf = (field: TextField): Sql => raw(`t.${phraseColumn(field)}`);

/** A word and a stem never meet, nor do words of different fields. */
export const wordLexeme = (key: Key, token: string): string => `${key}.${token}`;
export const stemLexeme = (key: Key, stem: string): string => `${key}~${stem}`;

/** The lexemes by which a text is found under `key`. */
export function lexemesOf(key: Key, { segments, stems }: IndexedText): string[] {
  const words = segments.flatMap((segment) => segment.split(' '));
  return [
    ...words.map((word) => wordLexeme(key, word)),
    ...stems.map((stem) => stemLexeme(key, stem)),
  ];
}

/**
 * As a literal that is cast to tsvector: ready lexemes without positions. No text-search configuration
 * takes part, here or in a query (docs/decisions/0001).
 */
export function tsvector(lexemes: readonly string[]): string {
  return [...new Set(lexemes)].map(quote).join(' ');
}

/** Quoted for tsvector and tsquery alike. */
export function quote(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}

/** Words in order with a space on either side of each; a line a segment, so no phrase reaches over two. */
export function phraseText({ segments }: IndexedText): string {
  return segments.map((segment) => ` ${segment} `).join('\n');
}
