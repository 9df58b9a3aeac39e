import type { IndexedText } from '#search/text/tokenize.ts';

/** A word never equals a stem. */
export const wordLexeme = (word: string): string => quote(`.${word}`);
export const stemLexeme = (stem: string): string => quote(`~${stem}`);

/**
 * A text as a tsvector literal: ready lexemes without positions. No text-search configuration of Postgres takes part,
 * neither here nor in a query (docs/decisions/0001).
 */
export function tsvector({ segments, stems }: IndexedText): string {
  const words = segments.flatMap((segment) => segment.split(' '));
  return [...new Set([...words.map(wordLexeme), ...stems.map(stemLexeme)])].join(' ');
}

function quote(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'`;
}

/** Words or lemmas in order with a space around each; one line per segment, so that a phrase never spans two. */
export function phraseText(segments: readonly string[]): string {
  return segments.map((segment) => ` ${segment} `).join('\n');
}

/** What `like` finds such a phrase by. */
export function phrasePattern(words: readonly string[]): string {
  return `% ${words.join(' ').replace(/[\\%_]/g, '\\$&')} %`;
}
