import { type Token, tokens } from '#search/text/tokenize.ts';
import { isBetween, isSmallWord } from './small-words.ts';
import type { Saying } from './synonyms.ts';
import { typedWord } from './typed-words.ts';

/** A word of a saying, in any of its alternatives. */
interface SaidWord {
  readonly keys: readonly string[];
  /** Not all of the alternatives are articles, pronouns and small words. */
  readonly isTelling: boolean;
}

/** A saying of several words, and what else finds it. */
interface Phrase {
  readonly words: readonly (readonly string[])[];
  readonly others: readonly Saying[];
  /** What it says first. */
  readonly first: readonly Saying[];
}

/** What else finds words, and what of it is meant first. */
export interface Said {
  readonly others: Set<Saying>;
  readonly first: Set<Saying>;
}

/** The sayings of several words, as they are found in what was typed. */
export class Phrases {
  /** By each key of the first word. */
  readonly #begun = new Map<string, Phrase[]>();
  /** Only the words that tell something, when they are several: by each key of the first of these. */
  readonly #telling = new Map<string, Phrase[]>();

  add(said: readonly SaidWord[], { others, first }: Pick<Phrase, 'others' | 'first'>): void {
    const words = said.map(({ keys }) => keys);
    for (const key of words[0]!) addTo(this.#begun, key, { words, others, first });
    const telling = words.filter((_, at) => said[at]!.isTelling);
    if (telling.length < 2) return;
    for (const key of telling[0]!) addTo(this.#telling, key, { words: telling, others, first });
  }

  /** How many of these words, from the first on, are the longest saying, and what else finds it. */
  longest(words: readonly Token[]): (Said & { readonly length: number }) | null {
    const [first, ...rest] = words;
    const begun = first ? keysOf(first).flatMap((key) => this.#begun.get(key) ?? []) : [];
    if (begun.length === 0) return null;
    const following = rest.map((word) => ({ keys: keysOf(word), between: isBetween(word.token) }));
    const fitting = begun.map((phrase) => ({ phrase, length: lengthOf(phrase, following) }));
    const length = Math.max(...fitting.map((each) => each.length));
    if (length === 0) return null;
    const longest = fitting.filter((each) => each.length === length);
    const said = (way: 'others' | 'first') => new Set(longest.flatMap(({ phrase }) => phrase[way]));
    return { length, others: said('others'), first: said('first') };
  }

  /** What else finds each of these words, because the telling words of a saying are among them. */
  apart(words: readonly Token[]): readonly Said[] {
    const keys = words.map(keysOf);
    const found = words.map((): Said => ({ others: new Set(), first: new Set() }));
    const begun = keys.flatMap((each) => each.flatMap((key) => this.#telling.get(key) ?? []));
    for (const phrase of new Set(begun)) {
      const places = phrase.words.map((wanted) =>
        keys.findIndex((each) => each.some((key) => wanted.includes(key))),
      );
      if (places.includes(-1) || new Set(places).size < places.length) continue;
      for (const at of places)
        for (const way of ['others', 'first'] as const)
          for (const saying of phrase[way]) found[at]![way].add(saying);
    }
    return found;
  }
}

function addTo(map: Map<string, Phrase[]>, key: string, phrase: Phrase): void {
  const known = map.get(key);
  if (known) known.push(phrase);
  else map.set(key, [phrase]);
}

interface Following {
  readonly keys: readonly string[];
  readonly between: boolean;
}

/** How many words say the phrase, with those that stand between; 0 when they don't. */
function lengthOf({ words: [, ...said] }: Phrase, following: readonly Following[]): number {
  let at = 0;
  for (const keys of said) {
    const isSaid = () => following[at]?.keys.some((key) => keys.includes(key)) ?? false;
    while (!isSaid() && following[at]?.between === true) at += 1;
    if (!isSaid()) return 0;
    at += 1;
  }
  return at + 1;
}

/** The words that a saying of the list is read as, each with its alternatives. */
export function saidWords(words: readonly (readonly string[])[]): SaidWord[] {
  return words.flatMap((alternatives) => {
    const known = SAID.get(alternatives);
    if (known) return known;
    const read = alternatives.flatMap(tokens);
    const isTelling = read.some(({ token }) => !isSmallWord(token) && !isBetween(token));
    // Alternatives are one word; a word that is written with a sign between may be read as several.
    const keys =
      alternatives.length === 1 ? read.map(keysOf) : [[...new Set(read.flatMap(keysOf))]];
    const said = keys.map((each) => ({ keys: each, isTelling }));
    SAID.set(alternatives, said);
    return said;
  });
}

/** A class of words stands in many sayings. */
const SAID = new WeakMap<readonly string[], SaidWord[]>();

export function keysOf(word: Token): readonly string[] {
  return typedWord(word).all;
}
