import type { Term } from '#search/query.ts';
import type { Token } from './tokenize.ts';
import { searchedWord } from './words.ts';

type Phrase = Extract<Term, { kind: 'phrase' }>;

/** These words next to each other as they are written. */
export function exactPhrase(words: readonly Token[]): Phrase {
  return { kind: 'phrase', tokens: words.map(({ token }) => token), lemmas: null };
}

/** A limit on the readings of one phrase. */
const MAX_READINGS = 8;

/**
 * These words next to each other in any form. The index has one lemma for each word, so a word that may be a form of
 * several (grov: grov, grave) gives several phrases: at most MAX_READINGS, the most likely ones.
 */
export function phraseTerms(words: readonly Token[]): Phrase[] {
  const { tokens } = exactPhrase(words);
  let readings: (readonly string[])[] = [[]];
  for (const { written } of words) {
    const { lemma, keys } = searchedWord(written);
    const longer = [...new Set([lemma, ...keys])].flatMap((key) =>
      readings.map((reading) => [...reading, key]),
    );
    readings = longer.slice(0, MAX_READINGS);
  }
  return readings.map((lemmas) => ({ kind: 'phrase', tokens, lemmas }));
}
