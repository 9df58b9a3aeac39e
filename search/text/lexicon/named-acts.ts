import { keyOf } from './keys.ts';
import { lexicon } from './lexicon.ts';

/**
 * Verbs that say what the noun says which looks like their imperative: `kjøp` is what one does who `kjøper`. Others only look alike (`krav` and
 * `krave`, `lov` and `love`). Few, those that cases are about: who joins every such pair finds a wrong word twice as often as a right one.
 */
const VERBS = new Set(
  `
  anfalle avhøre bifalle bortfalle erverve forfalle forhøre forlike forlise forsøke frafalle framlegge fuske gjenbruke hevne
  hvitvaske innkjøpe jukse kjøpe knivstikke krasje kvitvaske misbruke mulkte oppdrette oppholde opphøre oppkjøpe overfalle rane
  slakte starte straffe streike svike tviste underholde utlåne vanstelle vedlikeholde
`
    .trim()
    .split(/\s+/),
);

/** The keys of the verb that says what such a noun says; none for other words. */
export function namedActs(word: string): string[] {
  return lexicon()
    .readings(word)
    .filter(({ lemma, wordClass, rare }) => rare && wordClass === 'verb' && VERBS.has(lemma))
    .map(keyOf);
}
