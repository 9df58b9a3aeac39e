import { isVerbKey } from '#search/text/lexicon/keys.ts';
import { type Token, tokens } from '#search/text/tokenize.ts';
import { remembered } from '#search/text/remembered.ts';
import { isBetween, isSmallWord } from './small-words.ts';
import type { Saying } from './synonyms.ts';
import { typedWord } from './typed-words.ts';

/** A word of a saying, in any of its alternatives. */
export interface SaidWord {
  readonly keys: ReadonlySet<string>;
  /** Not all of the alternatives are articles, pronouns and small words. */
  readonly isTelling: boolean;
}

/** What finds a saying beside its words. */
interface Finds {
  readonly others: readonly Saying[];
  /** What it says first. */
  readonly first: readonly Saying[];
}

/** A saying of several words. */
interface Phrase extends Finds {
  readonly words: readonly ReadonlySet<string>[];
}

/** A saying whose words may stand in any order, with others between. */
interface Apart extends Finds {
  /** So many of its words say it. */
  readonly needed: number;
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
  /** The words of sayings that each key is one of, and what they say: only those that tell something. */
  readonly #telling = new Map<string, Set<SaidWord>>();
  readonly #apart = new Map<SaidWord, Apart[]>();

  /** `anyTwo`: two of the words say it, wherever they stand. */
  add(said: readonly SaidWord[], finds: Finds, { anyTwo }: { anyTwo: boolean }): void {
    const telling = said.filter(({ isTelling }) => isTelling);
    if (telling.length > 1)
      this.#addApart(telling, { ...finds, needed: anyTwo ? 2 : telling.length });
    if (anyTwo) return;
    const words = said.map(({ keys }) => keys);
    for (const key of words[0]!) addTo(this.#begun, key, { words, ...finds });
  }

  #addApart(telling: readonly SaidWord[], saying: Apart): void {
    for (const word of telling) {
      addTo(this.#apart, word, saying);
      for (const key of word.keys) {
        const known = this.#telling.get(key);
        if (known) known.add(word);
        else this.#telling.set(key, new Set([word]));
      }
    }
  }

  /** How many of these words, from the first on, are the longest saying, and what else finds it. */
  longest(words: readonly Token[]): (Said & { readonly length: number }) | null {
    const [first] = words;
    const begun = first ? keysOf(first).flatMap((key) => this.#begun.get(key) ?? []) : [];
    if (begun.length === 0) return null;
    let [length, longest]: [number, Phrase[]] = [0, []];
    for (const phrase of begun) {
      const said = lengthOf(phrase, words);
      if (said > length) [length, longest] = [said, []];
      if (said === length) longest.push(phrase);
    }
    if (length === 0) return null;
    const said = (way: 'others' | 'first') => new Set(longest.flatMap((phrase) => phrase[way]));
    return { length, others: said('others'), first: said('first') };
  }

  /**
   * What else finds each of these words, because enough words of a saying are among them. First of all is meant what most words say:
   * who `lurte` and who is `gamle` say less than both with `telefonen`.
   */
  apart(words: readonly Token[]): readonly Said[] {
    const found = words.map(() => ({
      others: new Set<Saying>(),
      first: new Set<Saying>(),
      most: 0,
    }));
    for (const [{ needed, others, first }, placesOf] of this.#saidBy(words)) {
      const places = new Set([...placesOf.values()].flat());
      if (placesOf.size < needed || places.size < needed) continue;
      for (const at of places) {
        const each = found[at]!;
        for (const saying of others) each.others.add(saying);
        if (places.size > each.most) each.first.clear();
        if (places.size >= each.most) for (const saying of first) each.first.add(saying);
        each.most = Math.max(each.most, places.size);
      }
    }
    return found;
  }

  /** Each saying of which a word is among these, and where its words stand. */
  #saidBy(words: readonly Token[]): Map<Apart, Map<SaidWord, number[]>> {
    const found = new Map<Apart, Map<SaidWord, number[]>>();
    for (const [at, word] of words.entries()) {
      const said = new Set(keysOf(word).flatMap((key) => [...(this.#telling.get(key) ?? [])]));
      for (const each of said)
        for (const saying of this.#apart.get(each) ?? []) {
          const placesOf = found.get(saying) ?? new Map<SaidWord, number[]>();
          found.set(saying, placesOf.set(each, [...(placesOf.get(each) ?? []), at]));
        }
    }
    return found;
  }
}

function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** How many of the words, from the first on, say the phrase, with those that stand between; 0 when they don't. */
function lengthOf({ words: said }: Phrase, words: readonly Token[]): number {
  let at = 1;
  for (let nr = 1; nr < said.length; nr += 1) {
    while (at < words.length && !says(words[at]!, said[nr]!) && isBetween(words[at]!.token))
      at += 1;
    if (at === words.length || !says(words[at]!, said[nr]!)) return 0;
    at += 1;
  }
  return at;
}

function says(word: Token, keys: ReadonlySet<string>): boolean {
  for (const key of keysOf(word)) if (keys.has(key)) return true;
  return false;
}

/** Reads sayings of the list as words, each with its alternatives. Knows what it has read for as long as the list is loaded, not longer. */
export function sayingReader(): (words: readonly (readonly string[])[]) => SaidWord[] {
  // The list says 17,000 words four times each, and a class of words in many sayings.
  const listed = remembered(listedWords, MOST_LISTED);
  const said = remembered((alternatives: readonly string[]): readonly SaidWord[] => {
    const read = alternatives.flatMap(listed);
    const isTelling = read.some((word) => word.isTelling);
    // Alternatives are one word; a word that is written with a sign between may be read as several.
    const keys = alternatives.length === 1 ? read.map(({ all }) => all) : [keysOfMost(read)];
    return keys.map((each) => ({ keys: new Set(each), isTelling }));
  }, MOST_LISTED);
  return (words) => words.flatMap(said);
}
const MOST_LISTED = 50_000;

/**
 * The keys of several alternatives: of a form of a noun and of a verb only what most of the others are. Among «slo», «banket» and
 * «sparket», «banket» is no bank.
 */
function keysOfMost(alternatives: readonly ListedWord[]): string[] {
  const count = (only: (key: string) => boolean) =>
    alternatives.filter(({ keys }) => keys.every(only)).length;
  const [verbs, others] = [count(isVerbKey), count(isOther)];
  const most =
    verbs > MANY_TIMES * others ? isVerbKey : others > MANY_TIMES * verbs ? isOther : null;
  return alternatives.flatMap(({ token, keys, all }) => {
    const such = most ? keys.filter(most) : [];
    return such.length > 0 ? [token, ...such] : all;
  });
}
const MANY_TIMES = 2;
const isOther = (key: string) => !isVerbKey(key);

interface ListedWord {
  readonly token: string;
  readonly keys: readonly string[];
  /** The token and its keys. */
  readonly all: readonly string[];
  readonly isTelling: boolean;
}

function listedWords(text: string): readonly ListedWord[] {
  return tokens(text).map((word) => {
    const { keys, all } = typedWord(word);
    return { token: word.token, keys, all, isTelling: tellsSomething(word) };
  });
}

const tellsSomething = ({ token }: Token) => !isSmallWord(token) && !isBetween(token);

export function keysOf(word: Token): readonly string[] {
  return typedWord(word).all;
}
