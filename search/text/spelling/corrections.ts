import { readingsOf } from '#search/text/lexicon/forms.ts';
import { lexicon } from '#search/text/lexicon/lexicon.ts';
import { loadSynonyms } from '#search/text/query/synonyms.ts';
import { fold, tokens } from '#search/text/tokenize.ts';
import { closeness } from './closeness.ts';
import { soundAlikes, soundOf } from './sounds.ts';

/** An upper limit on what the index is asked for one word. */
export const MAX_CORRECTIONS = 800;
const MIN_LENGTH = 3;
/** Longer words are no slips of anything; a slip of a long compound has up to this many letters. */
const MAX_LENGTH = 60;
/** Shorter words have too many neighbours. */
const MIN_FOR_TWO_ERRORS = 6;
const MAX_FOR_TWO_ERRORS = 100;
const MAX_LENGTHS_APART = 3;

/**
 * The words (folded) that somebody may have meant who typed `written` (in lower case, with its own letters), whether
 * they exist or not, the likeliest first: words of the lexicon and of the synonyms, words that sound alike, and
 * everything at one typing error.
 */
export function corrections(written: string): string[] {
  if (written.length < MIN_LENGTH || written.length > MAX_LENGTH) return [];
  if (!/^\p{L}+$/u.test(written)) return [];
  const typed = fold(written);
  if (typed.length > MAX_LENGTH) return [];
  const found = new Set<string>();
  for (const words of [
    ranked(typed, [...lexicon().near(written, 1), ...saidNear(typed)]),
    soundAlikes(written),
    swaps(written),
    twoErrors(written, typed),
    deletions(written),
    otherLetters(written),
  ]) {
    for (const word of words) {
      if (found.size === MAX_CORRECTIONS) return [...found];
      const token = fold(word);
      if (token !== typed && token !== '') found.add(token);
    }
  }
  return [...found];
}

function twoErrors(written: string, typed: string): string[] {
  if (written.length < MIN_FOR_TWO_ERRORS) return [];
  return ranked(typed, lexicon().near(written, 2)).slice(0, MAX_FOR_TWO_ERRORS);
}

/** The closest first; equally close ones by the alphabet. */
function ranked(typed: string, words: readonly string[]): string[] {
  return words
    .map((word) => ({ word, close: closeness(typed, fold(word)) }))
    .sort((a, b) => b.close - a.close || (a.word < b.word ? -1 : 1))
    .map(({ word }) => word);
}

/** The words of the synonyms that may have been meant. */
function saidNear(typed: string): string[] {
  return [...vocabulary()].filter(
    (word) =>
      Math.abs(word.length - typed.length) <= MAX_LENGTHS_APART &&
      (word[0] === typed[0] || word[1] === typed[1]) &&
      closeness(typed, fold(word)) > 0,
  );
}

/**
 * Of these those that the synonyms or the lexicon know, the likeliest first: they are proposed although no case has them as they are,
 * since a case may have another form of them, or the courts another word.
 */
export function knownCorrections(written: string): string[] {
  if (written.length < MIN_LENGTH || written.length > MAX_LENGTH) return [];
  const typed = fold(written);
  const said = written.length < MIN_FOR_TWO_ERRORS ? [] : saidNear(typed);
  return [...new Set([...ranked(typed, said), ...ranked(typed, slipsIn(written))])];
}

/** A shorter word that nobody knows is often a name. */
const MIN_FOR_LEXICON = 8;

/** Words of the lexicon at one error; of short words only those with two letters the other way round: `stajl`, «stjal». */
function slipsIn(written: string): string[] {
  const swapped = new Set(swaps(written));
  return lexicon()
    .near(written, 1)
    .filter((word) => written.length >= MIN_FOR_LEXICON || swapped.has(word))
    .filter((word) => word !== written && isKnownWord(word));
}

let words: ReadonlySet<string> | undefined;

/** The words of the synonyms, of which the lexicon does not know all. */
function vocabulary(): ReadonlySet<string> {
  return (words ??= new Set(
    loadSynonyms()
      .flatMap(({ sayings, finds }) => [...sayings, ...(finds ?? [])])
      .flatMap((saying) => (saying.kind === 'words' ? saying.words.flat().flatMap(tokens) : []))
      .map(({ written }) => written)
      .filter((word) => word.length >= MIN_LENGTH && /^\p{L}+$/u.test(word)),
  ));
}

/** Whether the lexicon or the synonyms have the word (in lower case with its own letters), and not only as a name. */
export function isKnownWord(word: string): boolean {
  return readingsOf(word).some(({ isName }) => !isName) || vocabulary().has(word);
}

/** The commonest letters first: when there are too many corrections, the last ones are left out. */
const LETTERS = [...'ernstliadogkmvfupbhjyøåæcwzxqé'];

/*
 * Letters are code points: cutting a letter of an ancient or mathematical alphabet in two would leave half a character.
 */

function swaps(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(1)
    .map((letter, at) =>
      [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''),
    );
}

function deletions(word: string): string[] {
  const letters = [...word];
  return letters.map((_, at) => letters.toSpliced(at, 1).join(''));
}

/** Each letter put in at each place, and in place of each other letter. */
function* otherLetters(word: string): Generator<string> {
  const parts = [...word].map((_, at, all) => [all.slice(0, at).join(''), all.slice(at).join('')]);
  const places = [...parts, [word, '']] as [string, string][];
  for (const letter of LETTERS) {
    for (const [before, after] of places) {
      yield before + letter + after;
      if (after !== '')
        yield before + letter + after.slice(String.fromCodePoint(after.codePointAt(0)!).length);
    }
  }
}

/**
 * Whether `typed` may be a slip of `word` (both in lower case with their own letters). A word that the lexicon has is none of
 * another word, unless both sound alike: «incest» is not a slip of «invest».
 */
export function isSlip(typed: string, word: string): boolean {
  return readingsOf(typed).length === 0 || soundOf(fold(typed)) === soundOf(fold(word));
}

/** Two words that were written apart by mistake, as one: `promille kjøring`, «promillekjøring». */
export function joinings(first: string, second: string): string[] {
  return ['', 's', 'e'].map((link) => first + link + second);
}
