import { ABBREVIATIONS } from './lexicon/abbreviations.ts';
import { GENERIC_HEADS, VAGUE_FIRSTS } from './lexicon/compound-lists.ts';
import { type Analysis, analyse } from './lexicon/analyse.ts';
import type { Compound } from './lexicon/compounds.ts';
import { keysOf, unmarked } from './lexicon/keys.ts';
import type { Reading } from './lexicon/lexicon.ts';
import { bokmaalParts } from './lexicon/nynorsk.ts';
import { fold, foldWord } from './tokenize.ts';

/** How a word of a text is found. */
export interface IndexedWord {
  /** As it stands in `IndexedText.segments` (`Token.token`). */
  readonly token: string;
  /** The likeliest lemma, which stands in the word's place in `IndexedText.lemmas`. */
  readonly lemma: string;
  /** Every key by which the word is found: its lemmas, the parts of a compound, the bare number of a paragraph. */
  readonly keys: readonly string[];
  /** `lemma` and `keys`, each once: what the word gives to `IndexedText.stems`. */
  readonly stems: readonly string[];
  /** Bytes of `token` in UTF-8. */
  readonly bytes: number;
}

/** What a typed word looks for. */
export interface SearchedWord {
  readonly lemma: string;
  /** Any of these, among the keys of an indexed word, is a match. */
  readonly keys: readonly string[];
  /**
   * For a compound: a text that has one key of each part says the same (drapssak: drap). Heads that say nothing by
   * themselves, such as `sak`, are left out. Empty when the word is no compound.
   */
  readonly parts: readonly (readonly string[])[];
}

/** `written` is in lower case with its own letters (`Token.written`). */
export function indexWord(written: string): IndexedWord {
  const known = REMEMBERED.get(written);
  if (known) return known;
  const word = indexAfresh(written);
  if (REMEMBERED.size >= MAX_REMEMBERED) REMEMBERED.clear();
  REMEMBERED.set(written, word);
  return word;
}

function indexAfresh(written: string): IndexedWord {
  const token = foldWord(written);
  const { lemma, keys } = written.startsWith('§')
    ? { lemma: written, keys: [written, written.slice(1)] }
    : indexed(analysed(written));
  const stems = [...new Set([lemma, ...keys])];
  return { token, lemma, keys, stems, bytes: Buffer.byteLength(token) };
}

/** What a word is found by is asked for again and again when an index is built. */
const REMEMBERED = new Map<string, IndexedWord>();
const MAX_REMEMBERED = 20_000;

export function searchedWord(written: string): SearchedWord {
  if (written.startsWith('§')) return { lemma: written, keys: [written], parts: [] };
  const { own, compound } = analysed(written);
  return {
    lemma: unmarked(own[0]!),
    keys: own,
    parts: compound ? sayingParts(compound).map(keysOf) : [],
  };
}

/** The parts that say together what the compound says; none when that is too little to search for. */
function sayingParts({ firsts, heads, complete }: Compound): (readonly Reading[])[] {
  const isGeneric = heads.some(({ lemma }) => GENERIC_HEADS.has(lemma));
  const isVague = firsts.every((readings) => readings.some(({ lemma }) => VAGUE_FIRSTS.has(lemma)));
  if (!complete || isLaw(heads) || (isGeneric && isVague)) return [];
  return isGeneric ? [...firsts] : [...firsts, heads];
}

/** A part of a typed compound: its likeliest word, and what it is found by. */
export interface Part {
  readonly lemma: string;
  readonly keys: readonly string[];
}

/** The parts of a typed compound, as in `SearchedWord.parts`; null when they are none, or too few to say what the compound says. */
export function partsOf(written: string): Part[] | null {
  if (written.startsWith('§')) return null;
  const { compound } = analysed(written);
  const parts = compound ? sayingParts(compound) : [];
  return parts.length < 2
    ? null
    : parts.map((readings) => ({ lemma: readings[0]!.lemma, keys: partKeys(readings) }));
}

function analysed(written: string): Analysis {
  const folded = fold(written);
  return analyse(Object.hasOwn(ABBREVIATIONS, folded) ? ABBREVIATIONS[folded]! : written);
}

function indexed({ own, compound }: Analysis): Pick<IndexedWord, 'lemma' | 'keys'> {
  const keys = new Set(own);
  if (compound) addParts(compound, keys);
  return { lemma: unmarked(own[0]!), keys: [...keys] };
}

/** What a part of a compound is found by: skule, skole. */
function partKeys(readings: readonly Reading[]): string[] {
  const others = readings.flatMap((reading) =>
    bokmaalParts(reading.lemma).map((lemma) => ({ ...reading, lemma })),
  );
  return keysOf(others.length === 0 ? readings : [...readings, ...others]);
}

/** A part may be a compound itself: meddomsrettssak → meddomsrett → rett. */
function addParts(compound: Compound, keys: Set<string>): void {
  for (const readings of indexedParts(compound)) {
    partKeys(readings).forEach((key) => keys.add(key));
    for (const { lemma } of readings) {
      const inner = analysed(lemma).compound;
      if (inner) addParts(inner, keys);
    }
  }
}

function indexedParts({ firsts, heads }: Compound): (readonly Reading[])[] {
  return isLaw(heads) ? [heads] : [...firsts, heads];
}

/** The title of a law stands in nearly every case: `straff` need not find `straffeloven`. */
function isLaw(heads: readonly Reading[]): boolean {
  return heads.some(({ lemma }) => lemma === 'lov');
}
