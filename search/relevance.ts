import { SAK_FELT } from '#domain/sak-felt.ts';
import { type Condition, type SearchField, TEXT_FIELDS, type Term } from './query.ts';
import type { ReadText } from './text/query/clauses.ts';
import { exactPhrase, phraseTerms } from './text/query/phrases.ts';
import type { Reading } from './text/query/readings.ts';
import type { Token } from './text/tokenize.ts';

const SUBJECT: readonly SearchField[] = ['sakenGjelder'];
const NAMES = TEXT_FIELDS.filter((field) => SAK_FELT[field].kind === 'people');
const SHOWN = TEXT_FIELDS.filter((field) => SAK_FELT[field].kind !== 'people');

/**
 * The order of «Mest relevante», best first (docs/PRODUCT.md, "Searching"). `texts` are the texts that were typed about
 * the case as a whole or its subject; `numbers` finds the whole case numbers among them.
 */
export function tiersOf(texts: readonly ReadText[], numbers: Condition | null): Condition[] {
  const words = texts.flatMap(({ required }) => required);
  const said = texts.find((text) => text.said.length > 0)?.said ?? [];
  return [
    ...(numbers ? [numbers] : []),
    ...phrase(said, asTyped, SUBJECT),
    ...phrase(said, phraseTerms, SUBJECT),
    ...all(words, 'exact', SUBJECT),
    ...all(words, 'forms', SUBJECT),
    ...all(words, 'anyOf', SUBJECT),
    ...phrase(said, asTyped, NAMES),
    ...all(words, 'names', NAMES),
    ...all(words, 'forms', SHOWN),
    ...all(words, 'anyOf', SHOWN),
    // What remains is found only with the help of documents.
    ...all(words, 'anyOf', TEXT_FIELDS),
  ];
}

const asTyped = (words: readonly Token[]) => [exactPhrase(words)];

/** All that was typed, in one text; one word is no phrase. */
function phrase(
  said: readonly Token[],
  terms: (words: readonly Token[]) => readonly Term[],
  fields: readonly SearchField[],
): Condition[] {
  if (said.length < 2) return [];
  return [{ match: 'all', clauses: [{ anyOf: terms(said), negated: false }], fields }];
}

/** Everything that is required, in one of the ways in which it may be found. */
function all(
  words: readonly Reading[],
  way: keyof Reading,
  fields: readonly SearchField[],
): Condition[] {
  if (words.length === 0) return [];
  const clauses = words.map((word) => ({ anyOf: word[way], negated: false }));
  return [{ match: 'all', clauses, fields }];
}
