import { SPELLING_VARIANTS } from '#search/text/spelling/known-variants.ts';
import { fold } from '#search/text/tokenize.ts';
import { type Reading, lexicon } from './lexicon.ts';

/**
 * The key of a word: its lemma, folded. Verbs and adjectives have a mark, so that the noun `vitne` (vitnene) and the
 * verb (vitnes) stay apart; a form of both has both keys.
 */
export function keyOf({ lemma, wordClass }: Pick<Reading, 'lemma' | 'wordClass'>): string {
  const folded = fold(lemma);
  return wordClass === 'verb' ? `${folded}:v` : wordClass === 'adj' ? `${folded}:a` : folded;
}

export const isVerbKey = (key: string) => key.endsWith(':v');

/** The lemma of a key, without the mark: in a phrase, a noun and a verb of one lemma count as the same. */
export function unmarked(key: string): string {
  return key.replace(/:[av]$/, '');
}

/** The keys of these readings, and of the same words in their other spelling. */
export function keysOf(readings: readonly Reading[]): string[] {
  const keys = readings.map(keyOf);
  const others = readings.flatMap((reading) =>
    otherSpellings(reading.lemma).map((lemma) => keyOf({ lemma, wordClass: reading.wordClass })),
  );
  return others.length === 0 && keys.length < 2 ? keys : [...new Set([...keys, ...others])];
}

const MIN_OTHER_PART = 2;
/** `bru` begins `brudd`, too, which is no `brodd`. */
const SHORT = 3;

function otherSpellings(lemma: string): string[] {
  const found: string[] = [];
  for (const [one, other] of SPELLING_VARIANTS) {
    const rest = lemma.length - one.length;
    if (rest < MIN_OTHER_PART || (one.length === SHORT && rest === MIN_OTHER_PART)) continue;
    const before = lemma.startsWith(one) ? other + lemma.slice(one.length) : null;
    const after = lemma.endsWith(one) ? lemma.slice(0, -one.length) + other : null;
    for (const word of [before, after]) if (word !== null && lexicon().has(word)) found.push(word);
  }
  return found;
}
