import { lexicon } from './lexicon/lexicon.ts';
import { meanings } from './query/meaning.ts';

/** Reads the lexicon and the list of meanings now, so that not the first search waits for them. */
export function loadAnalysis(): void {
  lexicon();
  meanings();
}
