import type { Term } from '#search/query.ts';
import { type Entry, type Saying, loadSynonyms } from './synonyms.ts';
import { forholdMark } from '#search/text/forhold.ts';
import { exactly, mark } from '#search/text/saksnummer/parts.ts';
import { type Token, tokenize, tokens } from '#search/text/tokenize.ts';
import { folded, typedWord } from './typed-words.ts';
import { keysOf, Phrases, type Said, type SaidWord, sayingReader } from './said-phrases.ts';
import { phraseTerms } from './phrases.ts';

/** What a saying finds beside its words, and what of it is said first: that is meant more than the rest. */
export interface Means {
  readonly terms: readonly Term[];
  readonly first: readonly Term[];
}

/** What the reviewed list (search/text/query/synonyms) says about typed words. */
export class Meanings {
  /** By a key of the word, or by law and paragraph. */
  readonly #found = new Map<string, Set<Saying>>();
  /** By a key of the word: what its line says first. */
  readonly #first = new Map<string, Set<Saying>>();
  readonly #phrases = new Phrases();
  /** Each name of a law, and its first one. */
  readonly #laws = new Map<string, string>();
  readonly #lawStems = new Map<string, readonly string[]>();
  /** The marks of what holds for a case, by each saying of it, word by word. */
  readonly #forhold = new Map<string, readonly string[]>();
  readonly #termsByKey = new Map<string, readonly Term[]>();
  readonly #terms = new Map<Saying, readonly Term[]>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) if (entry.isLaw) this.#addLaw(entry);
    const same = sameWords(entries);
    const read = sayingReader();
    for (const entry of entries) {
      this.#addForhold(entry.sayings, entry.finds ?? entry.sayings);
      for (const saying of entry.sayings) {
        const said = saying.kind === 'words' ? read(saying.words) : [];
        if (saying.kind === 'words' && said.length > 1) this.#addPhrase(saying, said, entry, same);
        else this.#addWord(saying, entry, same);
      }
    }
  }

  /** Several words: what they mean finds what means the same as that, too. */
  #addPhrase(
    saying: Extract<Saying, { kind: 'words' }>,
    said: readonly SaidWord[],
    { sayings, finds }: Entry,
    same: Same,
  ): void {
    const asMuch = (found: readonly Saying[]) =>
      found.flatMap((each) => [each, ...(same.get(sayingKey(each)) ?? [])]);
    const others = without(saying, finds ? asMuch(finds) : sayings);
    const first = finds ? asMuch(finds.slice(0, 1)) : others;
    this.#phrases.add(said, { others, first }, saying);
  }

  /** A single word finds the words of its line and no more, but their paragraphs too. */
  #addWord(saying: Saying, { sayings, finds }: Entry, same: Same): void {
    const found = finds ?? sayings;
    const cited = found
      .flatMap((each) => same.get(sayingKey(each)) ?? [])
      .filter(({ kind }) => kind === 'citation');
    for (const key of this.#keysOf(saying)) {
      addTo(this.#found, key, [...without(saying, found), ...cited]);
      if (finds) addTo(this.#first, key, finds.slice(0, 1));
    }
  }

  /**
   * How many of these words, from the first on, are the longest saying of the list, and what else finds it. Who is meant may
   * stand between its words: `slo kona` is also said by «slo sin egen kone».
   */
  longest(words: readonly Token[]): (Means & { readonly length: number }) | null {
    const found = this.#phrases.longest(words);
    return found && { length: found.length, ...this.#meansOf(found) };
  }

  /**
   * What else finds each of these words because a saying's words are among them, in any order and with others between: «kastet ham ut
   * midt på natten av leiligheten». Articles and prepositions need not be there.
   */
  apart(words: readonly Token[]): readonly Means[] {
    return this.#phrases.apart(words).map((said) => this.#meansOf(said));
  }

  /** What else finds one word, in any of its readings. */
  ofWord(keys: readonly string[]): Term[] {
    return keys.flatMap((key) => this.#ofKey(key));
  }

  /** What the lines of one word say first: that is meant more than what they add. */
  firstOfWord(keys: readonly string[]): Term[] {
    return this.#termsOf(new Set(keys.flatMap((key) => [...(this.#first.get(key) ?? [])])));
  }

  /** The marks of what these words, as they are, say of a case: its restrictions, or that it has no hearing yet. */
  forholdOf(words: readonly Token[]): readonly string[] {
    return this.#forhold.get(words.map(({ token }) => token).join(' ')) ?? [];
  }

  /** What else finds a paragraph of a law. */
  ofCitation(law: string, year: string | null, paragraph: string): Term[] {
    return [...this.#ofKey(citationKey(law, year, paragraph))];
  }

  /** The first name of the law that a word names; null when it names none. */
  lawOf(word: Token): string | null {
    return this.#laws.get(word.token) ?? this.#laws.get(typedWord(word).lemma) ?? null;
  }

  /** A law under all its names. */
  lawTerm(law: string): Term {
    return keyTerm(this.#lawStems.get(law) ?? []);
  }

  #meansOf({ others, first }: Said): Means {
    return { terms: this.#termsOf(others), first: this.#termsOf(first) };
  }

  #addForhold(sayings: readonly Saying[], finds: readonly Saying[]): void {
    const marks = finds.flatMap((saying) =>
      saying.kind === 'forhold' ? [forholdMark(saying.forhold)] : [],
    );
    if (marks.length === 0) return;
    for (const saying of sayings)
      if (saying.kind === 'words') this.#forhold.set(tokenize(saying.text).join(' '), marks);
  }

  #addLaw({ sayings }: Entry): void {
    const names = sayings.flatMap((saying) => (saying.kind === 'words' ? tokens(saying.text) : []));
    const law = names[0]!.token;
    for (const name of names) {
      this.#laws.set(name.token, law);
      this.#laws.set(typedWord(name).lemma, law);
    }
    const stems = names.flatMap(({ token, written }) => [
      token,
      ...typedWord({ token, written }).keys,
    ]);
    this.#lawStems.set(law, [...new Set(stems)]);
  }

  #keysOf(saying: Saying): readonly string[] {
    if (saying.kind === 'type' || saying.kind === 'forhold') return [];
    if (saying.kind === 'citation') {
      const law = this.#lawNamed(saying.law);
      return saying.paragraphs.map((paragraph) => citationKey(law, saying.year, paragraph));
    }
    return keysOf(tokens(saying.text)[0]!);
  }

  #lawNamed(name: string): string {
    const law = this.#laws.get(name);
    if (law === undefined)
      throw new Error(`The synonyms cite a law that they do not list: ${name}`);
    return law;
  }

  #ofKey(key: string): readonly Term[] {
    const found = this.#found.get(key);
    if (!found) return [];
    const terms = this.#termsByKey.get(key) ?? this.#termsOf(found);
    this.#termsByKey.set(key, terms);
    return terms;
  }

  #termsOf(sayings: ReadonlySet<Saying>): Term[] {
    const distinct = new Map(Array.from(sayings, (saying) => [sayingKey(saying), saying]));
    return Array.from(distinct.values(), (saying) => {
      const terms = this.#terms.get(saying) ?? this.#toTerms(saying);
      this.#terms.set(saying, terms);
      return terms;
    }).flat();
  }

  #toTerms(saying: Saying): Term[] {
    if (saying.kind === 'type') return [exactly(mark.type(saying.code))];
    if (saying.kind === 'forhold') return [keyTerm([forholdMark(saying.forhold)])];
    if (saying.kind === 'words') return this.#wordsTerms(tokens(saying.text));
    const law = this.lawTerm(this.#lawNamed(saying.law));
    const any = keyTerm(
      saying.paragraphs.flatMap((paragraph) => typedWord(folded(paragraph)).keys),
    );
    return [any, ...saying.paragraphs.flatMap(letteredPhrase)].map((paragraph) =>
      citationTerm(law, saying.year, paragraph),
    );
  }

  #wordsTerms(words: readonly Token[]): Term[] {
    const [first, second] = words;
    if (!first || second) return phraseTerms(words);
    const law = this.lawOf(first);
    return [law === null ? keyTerm(typedWord(first).keys) : this.lawTerm(law)];
  }
}

function addTo(map: Map<string, Set<Saying>>, key: string, sayings: readonly Saying[]): void {
  const known = map.get(key) ?? new Set();
  for (const saying of sayings) known.add(saying);
  map.set(key, known);
}

/** By a saying, those that mean the same. */
type Same = ReadonlyMap<string, readonly Saying[]>;

const without = (saying: Saying, found: readonly Saying[]) =>
  found.filter((other) => sayingKey(other) !== sayingKey(saying));

/** What words mean the same as: who says `drepte kona > drap` need not say what else finds `drap`. */
function sameWords(entries: readonly Entry[]): Map<string, Saying[]> {
  const same = new Map<string, Saying[]>();
  for (const { isLaw, sayings, finds } of entries) {
    if (isLaw || finds) continue;
    for (const saying of sayings) {
      if (saying.kind !== 'words') continue;
      const key = sayingKey(saying);
      same.set(key, [...(same.get(key) ?? []), ...sayings]);
    }
  }
  return same;
}

/** `§ 263 a` written as `§ 263 bokstav a`. */
export function letteredPhrase(paragraph: string): Term[] {
  const [, number, letter] = /^(§.*)([a-h])$/.exec(paragraph) ?? [];
  return number && letter
    ? [{ kind: 'phrase', tokens: [number, 'bokstav', letter], lemmas: null }]
    : [];
}

let loaded: Meanings | undefined;

/** The list, read at the first call: some milliseconds, so a server calls it when it starts. */
export function meanings(): Meanings {
  loaded ??= new Meanings(loadSynonyms());
  return loaded;
}

/** A word found by its keys only: no name has a word with a colon, so that it is never found among names. */
export function keyTerm(keys: readonly string[]): Term {
  return { kind: 'word', token: `:${keys[0] ?? ''}`, stems: keys };
}

/** A law, the year that tells it from a later one of the same name, and one of its paragraphs. */
export function citationTerm(law: Term, year: string | null, paragraph: Term): Term {
  const named: Term[] = year === null ? [] : [{ kind: 'word', token: year, stems: [] }];
  return { kind: 'all', terms: [law, ...named, paragraph] };
}

const SAYING_KEYS = new WeakMap<Saying, string>();

/** The same for equal sayings. */
function sayingKey(saying: Saying): string {
  const known = SAYING_KEYS.get(saying);
  if (known !== undefined) return known;
  const key = JSON.stringify(saying);
  SAYING_KEYS.set(saying, key);
  return key;
}

function citationKey(law: string, year: string | null, paragraph: string): string {
  return `${law} ${year ?? ''} ${paragraph}`;
}
