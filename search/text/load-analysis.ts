import { lexicon } from './lexicon/lexicon.ts';
import { meanings } from './query/meaning.ts';
import { weights } from './weights/weights.ts';

/** Reads the lexicon and the lists now, so that not the first search waits for them. */
export function loadAnalysis(): void {
  lexicon();
  meanings();
  weights();
}
