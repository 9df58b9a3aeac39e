import type { Term } from '#search/query.ts';
import { type Entry, type Saying, loadSynonyms } from './synonyms.ts';
import { exactly, mark } from './saksnummer-parts.ts';
import { type Token, fold, tokens } from './tokenize.ts';
import { searchedWord } from './words.ts';

/** What the reviewed list (data/synonyms.txt) says about typed words. */
export class Meanings {
  /** By the words, lemma by lemma, or by law and paragraph. */
  readonly #found = new Map<string, Set<Saying>>();
  /** How many words the longest saying has that begins with this lemma. */
  readonly #longest = new Map<string, number>();
  /** Each name of a law, and its first one. */
  readonly #laws = new Map<string, string>();
  readonly #lawStems = new Map<string, readonly string[]>();
  readonly #terms = new Map<Saying, Term>();

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) if (entry.isLaw) this.#addLaw(entry);
    for (const { sayings, finds } of entries) {
      for (const saying of sayings) {
        for (const key of this.#keysOf(saying)) {
          const found = this.#found.get(key) ?? new Set();
          for (const other of finds ?? sayings) if (other !== saying) found.add(other);
          this.#found.set(key, found);
        }
      }
    }
  }

  /** How many of these words, from the first on, are the longest saying of the list, and what else finds it. */
  longest(words: readonly Token[]): { readonly length: number; readonly terms: Term[] } | null {
    const lemmas = words.map(lemmaOf);
    for (let length = this.#longest.get(lemmas[0] ?? '') ?? 0; length > 1; length -= 1) {
      const found = this.#found.get(lemmas.slice(0, length).join(' '));
      if (found && length <= lemmas.length) return { length, terms: this.#termsOf(found) };
    }
    return null;
  }

  /** What else finds one word, in any of its readings. */
  ofWord(keys: readonly string[]): Term[] {
    return this.#termsOf(new Set(keys.flatMap((key) => [...(this.#found.get(key) ?? [])])));
  }

  /** What else finds a paragraph of a law. */
  ofCitation(law: string, year: string | null, paragraph: string): Term[] {
    return this.#termsOf(this.#found.get(citationKey(law, year, paragraph)) ?? new Set());
  }

  /** The first name of the law that a word names; null when it names none. */
  lawOf(word: Token): string | null {
    return this.#laws.get(word.token) ?? this.#laws.get(lemmaOf(word)) ?? null;
  }

  /** A law under all its names. */
  lawTerm(law: string): Term {
    return keyTerm(this.#lawStems.get(law) ?? []);
  }

  #addLaw({ sayings }: Entry): void {
    const names = sayings.flatMap((saying) => (saying.kind === 'words' ? tokens(saying.text) : []));
    const law = names[0]!.token;
    for (const name of names) {
      this.#laws.set(name.token, law);
      this.#laws.set(lemmaOf(name), law);
    }
    const stems = names.flatMap(({ token, written }) => [token, ...searchedWord(written).keys]);
    this.#lawStems.set(law, [...new Set(stems)]);
  }

  #keysOf(saying: Saying): string[] {
    if (saying.kind === 'type') return [];
    if (saying.kind === 'citation') {
      const law = this.#lawNamed(saying.law);
      return saying.paragraphs.map((paragraph) => citationKey(law, saying.year, paragraph));
    }
    const words = tokens(saying.text);
    if (words.length === 1) return keysOfWord(words[0]!);
    const lemmas = words.map(lemmaOf);
    this.#longest.set(lemmas[0]!, Math.max(words.length, this.#longest.get(lemmas[0]!) ?? 0));
    return [lemmas.join(' ')];
  }

  #lawNamed(name: string): string {
    const law = this.#laws.get(name);
    if (law === undefined)
      throw new Error(`synonyms.txt cites a law that it does not list: ${name}`);
    return law;
  }

  #termsOf(sayings: ReadonlySet<Saying>): Term[] {
    return Array.from(sayings, (saying) => {
      const term = this.#terms.get(saying) ?? this.#toTerm(saying);
      this.#terms.set(saying, term);
      return term;
    });
  }

  #toTerm(saying: Saying): Term {
    if (saying.kind === 'type') return exactly(mark.type(saying.code));
    if (saying.kind === 'words') return wordsTerm(tokens(saying.text));
    const { law, year, paragraphs } = saying;
    return citationTerm(
      this.lawTerm(this.#lawNamed(law)),
      year,
      keyTerm(paragraphs.flatMap((paragraph) => searchedWord(paragraph).keys)),
    );
  }
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

function wordsTerm(words: readonly Token[]): Term {
  const [first, second] = words;
  if (first && !second) return keyTerm(searchedWord(first.written).keys);
  return { kind: 'phrase', tokens: words.map(({ token }) => token), lemmas: words.map(lemmaOf) };
}

function citationKey(law: string, year: string | null, paragraph: string): string {
  return `${law} ${year ?? ''} ${paragraph}`;
}

/** Every key of a single word: the same for a saying of the list and for a typed word. */
export function keysOfWord({ token, written }: Token): string[] {
  const { lemma, keys } = searchedWord(written);
  return [...new Set([token, lemma, ...keys, fold(written)])];
}

function lemmaOf({ written }: Token): string {
  return searchedWord(written).lemma;
}
