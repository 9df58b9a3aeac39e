import type { IndexedText } from '#search/document.ts';
import type { Key } from './fields.ts';

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
