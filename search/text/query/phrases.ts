import type { Term } from '#search/query.ts';
import type { Token } from '#search/text/tokenize.ts';
import { typedWord } from './typed-words.ts';

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
  const choices = words.map((word) => typedWord(word).lemmas);
  let readings = 1;
  const steps = choices.map(({ length }) => {
    const step = readings;
    readings = Math.min(readings * length, MAX_READINGS);
    return step;
  });
  return Array.from({ length: readings }, (_, reading) => ({
    kind: 'phrase',
    tokens,
    lemmas: choices.map((lemmas, at) => lemmas[Math.floor(reading / steps[at]!) % lemmas.length]!),
  }));
}
