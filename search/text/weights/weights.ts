import { readFileSync } from 'node:fs';
import { dataPath } from '#search/text/data-path.ts';
import type { Token } from '#search/text/tokenize.ts';
import { typedWord } from '#search/text/query/typed-words.ts';

/** What a word weighs that the list does not have: a name, a number, a rare word or a compound. */
export const MOST = 9;

/**
 * How much a word tells, 1 (in every text) to MOST, by the share that it has of Norwegian text: each tenth of it is worth a good two
 * more. About the logarithm that search engines use, but of the language and not of our cases: what is hidden moves nothing.
 */
export function weightOfShare(share: number): number {
  return Math.min(MOST, Math.max(1, Math.round((-100 * Math.log10(share) - 240) / 45)));
}

/** What the typed words weigh together: the rarest of them, and one for each other. */
export function weightOf(words: readonly Token[]): number {
  const weights = words.map(weightOfWord);
  return Math.max(1, ...weights) + Math.max(0, weights.length - 1);
}

/** A form that several words have weighs as the most frequent of them. */
function weightOfWord(word: Token): number {
  const known = typedWord(word).lemmas.map((lemma) => weights().get(lemma) ?? MOST);
  return Math.min(MOST, ...known);
}

let loaded: ReadonlyMap<string, number> | undefined;

/** The list, read at the first call: some milliseconds, so a server calls it when it starts. */
export function weights(): ReadonlyMap<string, number> {
  loaded ??= new Map(
    linesOf(readFileSync(dataPath('weights/weights.txt'), 'utf8')).flatMap(
      ([weight = '', ...words]) => words.map((word) => [word, Number(weight)] as const),
    ),
  );
  return loaded;
}

/** Each line has the weight, and the words that have it. */
function linesOf(file: string): string[][] {
  return file
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));
}
