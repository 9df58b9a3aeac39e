import { stemmer } from '@orama/stemmers/norwegian';
import { cut, fold } from '#search/text/tokenize.ts';
import { type Compound, compoundOf, splitCompound } from './compounds.ts';
import { readingsOf, respellings } from './forms.ts';
import { keysOf } from './keys.ts';
import type { Reading } from './lexicon.ts';
import {
  bokmaalCompounds,
  bokmaalFirsts,
  bokmaalLemmas,
  bokmaalSpellings,
  listedReadings,
  listedReadingsOf,
} from './nynorsk.ts';

/** What a word is, as far as the lexicon can tell. */
export interface Analysis {
  /** The keys of the word itself, the likeliest first; at least one. */
  readonly own: readonly string[];
  /** Of a compound; null for other words. */
  readonly compound: Compound | null;
}

/** What snowball may cut: plain letters, and long enough to be no short name (Lunde, Berge). */
const STEMMABLE = /^[a-z]{6,}$/;
const MIN_LOOSE = 5;
/** A word of nynorsk that is so long does not stand in another by chance: køyring in ruskøyring, which is no øyring of rusk. */
const LONG = 6;
const MAX_SPLITS = 6;

/** A million cases use few different words; a rebuild analyses each of them once. */
const REMEMBERED = new Map<string, Analysis>();
const MAX_REMEMBERED = 5_000;

export function analyse(written: string): Analysis {
  const known = REMEMBERED.get(written);
  if (known) return known;
  const analysis = analyseAfresh(written);
  if (REMEMBERED.size >= MAX_REMEMBERED) REMEMBERED.clear();
  REMEMBERED.set(written, analysis);
  return analysis;
}

/** Asks the lexicon first, then tries spellings and nynorsk, then compounds; what nothing knows is cut by snowball. */
function analyseAfresh(written: string): Analysis {
  return (
    ofWord(written) ??
    ofSpellings(respellings(written, false)) ??
    ofSpellings(bokmaalSpellings(written)) ??
    ofCompounds(bokmaalCompounds(written, LONG)) ??
    ofCompound(written) ??
    ofCompounds(respellings(written, false)) ??
    ofCompounds(bokmaalCompounds(written, 0)) ??
    ofCompounds(bokmaalSpellings(written)) ??
    (written.length >= MIN_LOOSE ? ofSpellings(respellings(written, true)) : null) ?? {
      own: [stem(cut(fold(written)))],
      compound: null,
    }
  );
}

function ofWord(word: string): Analysis | null {
  const known = readingsOf(word);
  const listed = known.length > 0 ? listedReadingsOf(word, known) : listedReadings(word);
  const readings = [...known, ...listed];
  if (readings.length === 0) return null;
  const compound = compoundOf(word, known);
  if (!compound) return { own: keysOf(readings), compound: compoundOfListed(listed) };
  return { own: keysOf([...readings, ...bokmaalWholes(word, compound)]), compound };
}

/** biltjuveri, skulevald: the same compound with the bokmål words for its parts. */
function bokmaalWholes(word: string, { heads, headAt }: Compound): Reading[] {
  if (headAt === word.length) return [];
  const before = word.slice(0, headAt);
  const firsts = [before, ...bokmaalFirsts(before)];
  return heads.flatMap((head) =>
    [head.lemma, ...bokmaalLemmas(head.lemma)].flatMap((lemma) =>
      firsts.map((first) => ({ ...head, lemma: first + lemma })),
    ),
  );
}

/** The parts of the bokmål word that a word of nynorsk stands for. */
function compoundOfListed(listed: readonly Reading[]): Compound | null {
  for (const reading of listed) {
    const compound =
      reading.wordClass === 'adv'
        ? splitCompound(reading.lemma)
        : compoundOf(reading.lemma, [reading]);
    if (compound) return compound;
  }
  return null;
}

function ofSpellings(spellings: readonly string[]): Analysis | null {
  const found = spellings
    .filter((spelling) => readingsOf(spelling).length > 0)
    .map(ofWord)
    .filter((analysis) => analysis !== null);
  if (found.length === 0) return null;
  return {
    own: [...new Set(found.flatMap(({ own }) => own))],
    compound: found.find(({ compound }) => compound !== null)?.compound ?? null,
  };
}

function ofCompound(word: string): Analysis | null {
  const compound = splitCompound(word);
  if (!compound) return null;
  return { own: keysOf(bokmaalWholes(word, compound)), compound };
}

function ofCompounds(words: readonly string[]): Analysis | null {
  for (const word of words.slice(0, MAX_SPLITS)) {
    const analysis = ofCompound(word);
    if (analysis) return analysis;
  }
  return null;
}

function stem(folded: string): string {
  // Snowball gives influenseren and influenser different stems.
  return STEMMABLE.test(folded) ? stemmer(folded.replace(/er(?:es?|ens?|nes?)$/, 'er')) : folded;
}
