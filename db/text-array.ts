import pg from 'pg';

/** The type's number in every Postgres. */
export const TEXT_ARRAY: number = 1009;
const parse = pg.types.getTypeParser(TEXT_ARRAY) as (text: string) => (string | null)[];

/** Quotes, escapes, arrays in arrays, and what may be a null. */
const CLOSE_READING = /["\\]|^.*\{.*\{|null/i;

/**
 * Reads `text[]` as Postgres writes it. Nearly all are empty or a few plain words, and a page of cases has thousands of them: the
 * driver's parser goes through each letter by letter.
 */
export function readTextArray(text: string): (string | null)[] {
  if (text === '{}') return [];
  if (!text.startsWith('{') || CLOSE_READING.test(text)) return parse(text);
  return text.slice(1, -1).split(',');
}
