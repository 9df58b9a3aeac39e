import { looseKey, strictKey } from './fold.ts';
import { EVERYDAY, OPENERS } from './ordinary-words.ts';
import type { PartyName } from './party-names.ts';

/** What stands in the place of a name. */
export const NAME_HIDDEN = '[navn skjult]';

/**
 * The text with NAME_HIDDEN in the place of each of the names; null when none stands in it. A name is found whole, and each word
 * of a person's name alone, in any spelling of å, ø and æ, with a genitive s and as the beginning of a compound. A word that is a
 * name as well counts as one where a capital says so.
 */
export function withoutNames(text: string, names: readonly PartyName[]): string | null {
  if (names.length === 0) return null;
  const places = placesOf(text, readersOf(names));
  if (places.length === 0) return null;
  return places.reduceRight(
    (left, { from, to }) => left.slice(0, from) + NAME_HIDDEN + left.slice(to),
    text,
  );
}

/** Whether one of the names, or a word of one, stands in the name of a file, where there are no capitals and no spaces. */
export function isNamedIn(fileName: string, names: readonly PartyName[]): boolean {
  const stem = fileName.replace(/\.[A-Za-z]{1,4}$/, '').replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  const written = stem.split(/[^\p{L}\p{M}]+/u).map(looseKey);
  const whole = written.join('');
  return names.some(({ words, isFirm }) => {
    const keys = words.map(looseKey);
    const alone = isFirm ? keys.slice(0, 1) : keys;
    return (
      whole.includes(keys.join('')) ||
      alone.some((key) => written.includes(key) || written.includes(`${key}s`)) ||
      alone.some((key) => key.length >= GLUED && whole.includes(key))
    );
  });
}

/** So many letters of a name are hardly a part of another word. */
const GLUED = 5;

/** A word of the text. */
interface Word {
  readonly from: number;
  readonly to: number;
  readonly small: string;
  readonly strict: string;
  readonly loose: string;
  readonly hasCapital: boolean;
  readonly isFirst: boolean;
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/** How names are looked up. */
interface Readers {
  /** Words that may stand alone, by their keys; whether also in small letters. */
  readonly alone: ReadonlyMap<string, { readonly inSmallLetters: boolean }>;
  /** The beginnings of compounds, by their first letters. */
  readonly beginnings: ReadonlyMap<string, readonly string[]>;
  /** Whole names of more than one word, by their first word. */
  readonly whole: ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** A name of so many letters is recognised without its accents, and in small letters. */
const LONG = 5;
const COMPOUND = 6;
const BEGINNING = 4;

function readersOf(names: readonly PartyName[]): Readers {
  const readers = {
    alone: new Map<string, { inSmallLetters: boolean }>(),
    beginnings: new Map<string, string[]>(),
    whole: new Map<string, string[][]>(),
  };
  for (const { words, isFirm } of names) {
    const keys = words.map(strictKey);
    if (keys.length > 1) push(readers.whole, keys[0]!, keys);
    if (isFirm) addWord(readers, words.filter(isDistinct)[0] ?? '', true);
    else
      for (const [at, word] of words.entries())
        addWord(readers, word, at > 0 || words.length === 1);
  }
  return readers;
}

/** A word of a name that may stand alone; first names only with a capital. */
function addWord(
  {
    alone,
    beginnings,
  }: { alone: Map<string, { inSmallLetters: boolean }>; beginnings: Map<string, string[]> },
  word: string,
  isLastName: boolean,
): void {
  if (word === '') return;
  for (const key of keysOf(word)) {
    const before = alone.get(key)?.inSmallLetters ?? false;
    alone.set(key, { inSmallLetters: before || (isLastName && key.length >= LONG) });
    if (isLastName && key.length >= COMPOUND) push(beginnings, key.slice(0, BEGINNING), key);
  }
}

/** By the first words of these nobody knows a firm. */
const COMMON =
  /^(?:norge|norges|norsk|norske|nordic|nordisk|oslo|bergen|trondheim|stavanger|den|det|the)$/iu;

const isDistinct = (word: string) => word.length >= BEGINNING && !COMMON.test(word);

/** A name in the genitive, as in 'Ola Nordmanns dødsbo', is the name. */
function keysOf(word: string): string[] {
  const strict = strictKey(word);
  const bases =
    strict.length >= LONG && strict.endsWith('s') ? [strict, strict.slice(0, -1)] : [strict];
  return bases.flatMap((key) => (key.length >= LONG ? [key, looseKey(key)] : [key]));
}

function push<V>(map: Map<string, V[]>, key: string, value: V): void {
  const values = map.get(key);
  if (values) values.push(value);
  else map.set(key, [value]);
}

/** Case numbers, laws by their numbers, and what is hidden already. */
const KEPT =
  /\[navn skjult\]|\d{2}-\d{3,6}\p{Lu}{3}-\p{Lu}{2,5}(?:\/[\p{Lu}\d]+)?|\b(?:HR|L[A-ZÆØÅ]|LOV|FOR)-\d{4}-[\p{Lu}\d-]+/gu;
const WORD = /\p{L}[\p{L}\p{M}\p{Cf}]*(?:['’]\p{L}[\p{L}\p{M}\p{Cf}]*)*/gu;
/** A sentence begins after these, and after the beginning of the text. */
const OPENING = /(?:^|[.!?:;\n–—•(«"“]|\s-)[\s\d§«"“(]*$/u;

function wordsOf(text: string): Word[] {
  const kept = Array.from(text.matchAll(KEPT), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  return Array.from(text.matchAll(WORD), (match) => {
    const [from, to] = [match.index, match.index + match[0].length];
    const written = match[0].replace(/\p{Cf}/gu, '');
    return {
      ...{ from, to, small: written.toLocaleLowerCase('nb') },
      ...{ strict: strictKey(written), loose: looseKey(written) },
      hasCapital: /^\p{Lu}/u.test(written),
      isFirst: OPENING.test(text.slice(Math.max(0, from - 12), from)) || from === 0,
    };
  }).filter(({ from, to }) => !kept.some((one) => from < one.to && to > one.from));
}

/** What capitals say in the text. */
type Capitals = 'mixed' | 'all' | 'none';

function capitalsIn(text: string): Capitals {
  if (!/\p{Lu}/u.test(text)) return 'none';
  return /\p{Ll}{2}/u.test(text) ? 'mixed' : 'all';
}

function placesOf(text: string, readers: Readers): Place[] {
  const words = wordsOf(text);
  const capitals = capitalsIn(text);
  const hits = new Set<number>();
  for (const [at, word] of words.entries()) {
    for (const length of wholeNamesAt(words, at, { text, readers }))
      for (let i = at; i < at + length; i += 1) hits.add(i);
    if (standsAlone(word, readers, capitals)) hits.add(at);
  }
  return joined(text, words, hits);
}

/** The lengths, in words, of the whole names that begin at this word. */
function wholeNamesAt(
  words: readonly Word[],
  at: number,
  { text, readers }: { readonly text: string; readonly readers: Readers },
): number[] {
  const isNext = (i: number) => i === at || isGap(text.slice(words[i - 1]!.to, words[i]?.from));
  return (readers.whole.get(words[at]!.strict) ?? [])
    .filter((keys) =>
      keys.every((key, i) => {
        const word = words[at + i];
        if (word === undefined || !isNext(at + i)) return false;
        return word.strict === key || (i === keys.length - 1 && word.strict === `${key}s`);
      }),
    )
    .map((keys) => keys.length);
}

/** Between the words of one name. */
const isGap = (between: string) => /^[\s.,&'’_-]{1,4}$/u.test(between);

function standsAlone(word: Word, readers: Readers, capitals: Capitals): boolean {
  const found = lookUp(word, readers);
  if (!found) return false;
  if (capitals === 'all') return !OPENERS.has(word.small);
  if (word.hasCapital) return !(word.isFirst && OPENERS.has(word.small));
  const isWord = OPENERS.has(word.small) || EVERYDAY.has(word.small);
  return (
    !isWord && (found.inSmallLetters || (capitals === 'none' && word.small.length >= BEGINNING))
  );
}

const BEGINS = { inSmallLetters: true };

function lookUp(
  { strict, loose }: Word,
  readers: Readers,
): { readonly inSmallLetters: boolean } | undefined {
  for (const key of loose.length >= LONG ? [strict, loose] : [strict]) {
    const found =
      readers.alone.get(key) ??
      (key.endsWith('s') ? readers.alone.get(key.slice(0, -1)) : undefined);
    if (found) return found;
    const compounds = readers.beginnings.get(key.slice(0, BEGINNING)) ?? [];
    if (
      compounds.some((beginning) => key.length > beginning.length + 2 && key.startsWith(beginning))
    )
      return BEGINS;
  }
  return undefined;
}

/** Names beside each other are one place, with the initials before them and the particles and initials between them. */
function joined(text: string, words: readonly Word[], hits: ReadonlySet<number>): Place[] {
  const places: { from: number; to: number }[] = [];
  for (const [at, word] of words.entries()) {
    if (!hits.has(at)) continue;
    const last = places.at(-1);
    if (last && BETWEEN_HITS.test(text.slice(last.to, word.from))) last.to = word.to;
    else places.push({ from: withInitials(text, word.from, last?.to ?? 0), to: word.to });
  }
  return places;
}

const BETWEEN_HITS =
  /^(?:[\s,&.'’-]{1,3}|[\s,]*(?:(?:\p{Lu}\.?|van|von|der|de|den|del|della|da|dos|das|di|du|la|le|af|av|ten|ter|zu|zur|al|el|bin|ibn|ben|y|e|i|\p{Lu}\p{Ll}+)[\s,-]+){1,3})$/u;

function withInitials(text: string, from: number, after: number): number {
  const initials = /(?<![\p{L}\d])(?:\p{Lu}\.\s?){1,4}$/u.exec(text.slice(after, from));
  return initials ? from - initials[0].length : from;
}
