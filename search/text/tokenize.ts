import { readWords } from './paragraphs.ts';
import { isPlain, lowerWithPlaces } from './places.ts';

/** A field's text as both engines store it. */
export interface IndexedText {
  /**
   * Folded words in order, joined by one space; one string per segment (a lawyer, a hearing type, …), so that a
   * phrase never spans two of them.
   */
  readonly segments: readonly string[];
  /**
   * The same segments with the lemma of each word in its place, so that a phrase finds other forms; empty for names.
   * Each lemma is one of the stems.
   */
  readonly lemmas: readonly string[];
  /**
   * Folded stems, synonyms and compound heads, without order or repeats; empty for names.
   * For `saksnummer`: the marked parts of the number (`type:med`, `nr:25-187797`; search/text/saksnummer/saksnummer.ts).
   */
  readonly stems: readonly string[];
}

/** Letters that Unicode does not decompose, and how they are written without a Norwegian keyboard. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'oe',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ŋ: 'n',
  ŧ: 't',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ß: 'ss',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
const FOLDED: Readonly<Record<string, string>> = { æ: 'ae', ø: 'oe', å: 'aa' };
/** Most words: nothing to fold. */
const PLAIN = /^[a-z0-9 ]*$/;
/** Lower case is all that there is to do. */
const ASCII = /^[\u0000-\u007f]*$/;
const RING = /a\u030a/g;
const DOTS = /([ao])\u0308/g;

/**
 * Lower case without diacritics, so that all spellings of a name are equal: å/aa, ø/ö/oe, æ/ä/ae, é/e and the Sámi
 * letters. Folding twice gives the same text; no text throws.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text;
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(RING, 'aa')
    .replace(DOTS, '$1e')
    .replace(/\p{M}+/gu, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

/** Longer words are cut, because engines limit the size of a term. No name is that long. */
export const MAX_TOKEN = 100;

/** One word of a text. */
export interface Token {
  /** Folded; what is stored and compared. `§8-5` for a paragraph. */
  readonly token: string;
  /** In lower case with its own letters (æ, ø, å, é), as the lexicon knows words; the same as `token` for a paragraph. */
  readonly written: string;
}

/**
 * The words of a text, in order, with laws cited in one form (search/text/paragraphs.ts): `§ 8-5` and `§ 12 a` are one
 * word each (`§8-5`, `§12a`).
 */
export function tokens(text: string): Token[] {
  return writtenWords(text).map(tokenOf);
}

/** Of each of these words only what is `written`. */
export function writtenWords(text: string): string[] {
  const found: string[] = [];
  const lower = (isPlain(text) ? text : text.normalize('NFKC')).toLowerCase();
  readWords(lower, (whole) => found.push(cut(whole)));
  return found;
}

/** A word with its place in the text: UTF-16 offsets, the end exclusive. */
export interface LocatedToken extends Token {
  readonly start: number;
  readonly end: number;
}

/** The same words as `tokens`, each with its place in `text` itself, not in what normalising makes of it. */
export function locatedTokens(text: string): LocatedToken[] {
  const found: LocatedToken[] = [];
  const add = (whole: string, start: number, end: number) => {
    const { token, written } = tokenOf(whole);
    found.push({ token, written, start, end });
  };
  if (isPlain(text)) {
    readWords(text.toLowerCase(), add);
    return found;
  }
  const { lower, starts, ends } = lowerWithPlaces(text);
  readWords(lower, (whole, start, end) => add(whole, starts[start]!, ends[end - 1]!));
  return found;
}

/** The folded words of a text, in order. */
export function tokenize(text: string): string[] {
  return tokens(text).map(({ token }) => token);
}

/** The same words joined by one space, as they stand in `IndexedText.segments`. */
export function tokenLine(text: string): string {
  const words = writtenWords(text);
  const line = words.join(' ');
  return SHORT_NORWEGIAN.test(line) ? foldNorwegian(line) : words.map(foldWord).join(' ');
}

function tokenOf(whole: string): Token {
  const written = cut(whole);
  return { token: foldWord(written), written };
}

/** The token of a word that is `written`. */
export function foldWord(written: string): string {
  if (written.startsWith('§')) return written;
  return NORWEGIAN.test(written) ? foldNorwegian(written) : cut(fold(written));
}

/** Words with these letters only, which nearly all words are, fold the same way without being decomposed. */
const NORWEGIAN = /^[a-z0-9æøå]{0,50}$/;
/** The same of words with one space between them: then they are folded at once. */
const SHORT_NORWEGIAN = /^(?:[a-z0-9æøå]{1,50}(?: |$))*$/;

function foldNorwegian(word: string): string {
  return PLAIN.test(word) ? word : word.replace(/[æøå]/g, (letter) => FOLDED[letter]!);
}

/** Cuts between code points: Postgres refuses half a surrogate pair. */
export function cut(token: string): string {
  if (token.length <= MAX_TOKEN) return token;
  return [...token.slice(0, 2 * MAX_TOKEN)].slice(0, MAX_TOKEN).join('');
}
