import { withoutEntities } from './entities.ts';
import { looseKey, strictKey } from './fold.ts';
import { type Entry, LONG, OF_A_CASE, type Readers, readersOf } from './name-readers.ts';
import { EVERYDAY, OPENERS } from './ordinary-words.ts';
import type { PartyName } from './party-names.ts';
import { APOSTROPHES, HYPHENS, type Piece, piecesOf } from './pieces.ts';

/** What stands in the place of a name. */
export const NAME_HIDDEN = '[navn skjult]';

/**
 * The text with NAME_HIDDEN in the place of each of the names; null when none stands in it. A name is found whole, turned round, and
 * each word of a person's name alone, in any spelling of its letters, with or without its hyphens and apostrophes, with a genitive s
 * and as the beginning of a compound. A word that is a name as well counts as one where a capital says so.
 */
export function withoutNames(written: string, names: readonly PartyName[]): string | null {
  if (names.length === 0) return null;
  const text = withoutEntities(written);
  const places = placesOf(text, readersOf(names));
  if (places.length === 0) return null;
  let at = 0;
  const left = places.map(({ from, to }) => {
    const before = text.slice(at, from);
    at = to;
    return before + NAME_HIDDEN;
  });
  return left.join('') + text.slice(at);
}

/** A piece of the text. */
interface Word extends Piece {
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

/** Case numbers, laws by their numbers, and what is hidden already. */
const KEPT =
  /\[navn skjult\]|\d{2}-\d{3,6}\p{Lu}{3}-\p{Lu}{2,5}(?:\/\p{Lu}{2,5})?(?!\p{L})|\b(?:HR|L[A-ZÆØÅ]|LOV|FOR)-\d{4}(?:-\d+)+(?:-[A-Z]{1,2})?(?!\p{L})/gu;
/** A sentence begins after these, and after the beginning of the text. */
const INITIAL = /(?<![\p{L}\p{M}])\p{Lu}\.\s?$/u;
const OPENING = /(?:^|[.!?:;\n–—•(«"“]|\s-)[\s\d§«"“(]{0,12}$/u;

function wordsOf(text: string): Word[] {
  const free = text.replace(KEPT, (kept) => '\0'.repeat(kept.length));
  return piecesOf(free).map((piece) => ({
    ...piece,
    small: piece.written.toLocaleLowerCase('nb'),
    strict: strictKey(piece.written),
    loose: looseKey(piece.written),
    hasCapital: /^\p{Lu}/u.test(piece.written),
    isFirst: isFirst(text.slice(Math.max(0, piece.from - 12), piece.from)),
  }));
}

const isFirst = (before: string) =>
  before === '' || (OPENING.test(before) && !INITIAL.test(before));

/** What capitals say in the text. */
type Capitals = 'mixed' | 'all' | 'none';

function capitalsIn(text: string): Capitals {
  if (!/\p{Lu}/u.test(text)) return 'none';
  return /\p{Ll}{2}/u.test(text) ? 'mixed' : 'all';
}

/** Between the words of one name. */
const GAP = new RegExp(`^[\\s.,&${APOSTROPHES}${HYPHENS}]{0,4}$`, 'u');
/** Between the pieces of one word, which may have been cut at the end of a line. */
const NARROW = new RegExp(`^(?:[${APOSTROPHES}${HYPHENS}]?|-\\s?\\n?\\s?)$`, 'u');

function placesOf(text: string, readers: Readers): Place[] {
  const words = wordsOf(text);
  const capitals = capitalsIn(text);
  const found = words.map((word) => lookUp(word, readers));
  const hits = new Set<number>();
  const between = words.map((word, at) =>
    at === 0 ? '\0' : text.slice(words[at - 1]!.to, word.from),
  );
  for (const [at, word] of words.entries()) {
    if (standsAlone(word, found[at], capitals) || isAddress(text, word, readers)) hits.add(at);
    for (let next = at; next < at + gluedAt(words, at, { between, readers }); next += 1)
      hits.add(next);
  }
  addNeighbours(found, between, hits);
  return joined(text, words, hits);
}

/** 'ohansen@…', 'hansenole@…', '@ohansen' */
const isAddress = (text: string, { from, to, strict, loose }: Word, { addresses }: Readers) =>
  (addresses.has(strict) || addresses.has(loose)) &&
  (text[from - 1] === '@' || /^[\d._-]{0,6}@/.test(text.slice(to, to + MOST_BEFORE_AT)));
const MOST_BEFORE_AT = 7;

/** In any spelling, without a genitive s; of the last piece the name alone, as in 'Dilso‘zsaken'. */
function formsOf(before: string, piece: string): string[] {
  const strict = before + piece;
  const base = strict.replace(OF_A_CASE, '');
  const name = base.length > before.length ? base : strict;
  return [strict, looseKey(strict)].flatMap((key) => [key, key.replace(/s$/, ''), name]);
}

/** How many pieces from here on are, together, a name or a word of one: 'Lie' and 'Hansen' of 'LieHansen'. */
function gluedAt(
  words: readonly Word[],
  at: number,
  { between, readers }: { readonly between: readonly string[]; readonly readers: Readers },
): number {
  const isWord = wordTest(words[at]!, readers);
  const most = Math.max(readers.longest, MOST_NARROW);
  let [strict, isNarrow, isSpaced, length] = ['', true, true, 0];
  for (let i = at; i < words.length && i < at + (isSpaced ? MOST_SPACED : most); i += 1) {
    if (i > at && !GAP.test(between[i]!)) break;
    isNarrow &&= i === at || NARROW.test(between[i]!);
    isSpaced &&= words[i]!.written.length === 1;
    const forms = formsOf(strict, words[i]!.strict);
    strict += words[i]!.strict;
    const isOneWord = isWordOf(i - at, { isNarrow, isSpaced });
    const isName = forms.some((key) => readers.glued.has(key) || (isOneWord && isWord(key)));
    if (isName && (i > at || isUnlikeAWord(words[at]!))) length = i - at + 1;
  }
  return length;
}

/** Whether a key is a word of a name. After a first piece that is one by itself, only in the strict spelling. */
function wordTest(first: Word, readers: Readers): (key: string) => boolean {
  const isOwn = findKey(first.strict, first, readers)?.stands === true;
  return (key) =>
    (isOwn ? readers.words.get(key) : findKey(key, IN_PIECES, readers))?.stands === true;
}

/** Whether the first piece and so many more may be one word of a name. */
function isWordOf(
  more: number,
  { isNarrow, isSpaced }: { readonly isNarrow: boolean; readonly isSpaced: boolean },
): boolean {
  return more > 0 && (isNarrow || (isSpaced && more >= MOST_NARROW));
}

const IN_PIECES = { isForeign: false };
/** 'O’Brien' of a party 'Obrien' is in so many pieces. */
const MOST_NARROW = 3;
/** 'Z k r o g' */
const MOST_SPACED = 40;

/** A whole name without its spaces is hardly a word of the text by chance: 'Per Dag' and 'perdag'. */
const isUnlikeAWord = ({ strict, small }: Word) =>
  strict.length > LONG && !OPENERS.has(small) && !EVERYDAY.has(small);

/** What could be another word in a text in capitals. */
const FIRM_FORMS = new Set(['AS', 'DA', 'SA', 'BA', 'KS', 'IS']);

interface Found extends Entry {
  /** Only without the accents of the name. */
  readonly isLoose: boolean;
}

function standsAlone(word: Word, found: Found | undefined, capitals: Capitals): boolean {
  if (!found?.stands || word.isForeign) return found?.stands === true;
  if (found.isLoose && !maySayLoosely(word)) return false;
  const isOpener = OPENERS.has(word.small);
  if (capitals === 'all') return !isOpener;
  if (word.hasCapital) return !(word.isFirst && isOpener);
  return !isOpener && !EVERYDAY.has(word.small) && mayBeSmall(word, found, capitals);
}

const mayBeSmall = ({ small }: Word, { inSmallLetters }: Found, capitals: Capitals) =>
  inSmallLetters || (capitals === 'none' && small.length > 3);

const maySayLoosely = ({ strict, hasCapital, written }: Word) =>
  strict.length >= LONG || (hasCapital && !FIRM_FORMS.has(written));

function lookUp(word: Word, readers: Readers): Found | undefined {
  for (const key of new Set([word.strict, word.loose])) {
    const found = findKey(key, word, readers);
    const isStrict = readers.strict.has(key) || readers.strict.has(key.replace(/s$/, ''));
    if (found) return { ...found, isLoose: !isStrict };
  }
  return undefined;
}

function findKey(
  key: string,
  word: Pick<Word, 'isForeign'>,
  { words, beginnings }: Readers,
): Entry | undefined {
  const own = words.get(key) ?? (key.endsWith('s') ? words.get(key.slice(0, -1)) : undefined);
  if (own) return own;
  const begun = beginnings
    .get(key.slice(0, word.isForeign ? 2 : 4))
    ?.find((one) => key.startsWith(one) && (word.isForeign || key.length > one.length + 2));
  if (begun !== undefined) return words.get(begun);
  const base = key.replace(OF_A_CASE, '');
  if (base === key) return undefined;
  return words.get(base) ?? (base.endsWith('s') ? words.get(base.slice(0, -1)) : undefined);
}

/** What stands beside a word of the same name is of it: the other half of 'Bo Dom', the particles and initials. */
function addNeighbours(
  found: readonly (Entry | undefined)[],
  between: readonly string[],
  hits: Set<number>,
): void {
  const join = (at: number) => {
    const [one, other] = [found[at - 1], found[at]];
    if (!one || !other || !GAP.test(between[at]!) || !shareName(one, other)) return;
    if ((one.stands && other.stands) || hits.has(at - 1) || hits.has(at)) hits.add(at - 1).add(at);
  };
  for (let at = 1; at < found.length; at += 1) join(at);
  for (let at = found.length - 1; at > 0; at -= 1) join(at);
}

/** Both are in order. */
function shareName({ names: one }: Entry, { names: other }: Entry): boolean {
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) return true;
    if (one[i]! < other[j]!) i += 1;
    else j += 1;
  }
  return false;
}

/** Names beside each other are one place, with the initials before them and the particles and initials between them. */
function joined(text: string, words: readonly Word[], hits: ReadonlySet<number>): Place[] {
  const places: { from: number; to: number }[] = [];
  for (const [at, word] of words.entries()) {
    if (!hits.has(at)) continue;
    const last = places.at(-1);
    if (last && BETWEEN_HITS.test(text.slice(last.to, Math.min(word.from, last.to + MOST_BETWEEN))))
      last.to = word.to;
    else places.push({ from: withInitials(text, word.from, last?.to ?? 0), to: word.to });
  }
  return places;
}

const MOST_BETWEEN = 100;
const BETWEEN_HITS = new RegExp(
  String.raw`^(?:[\s,&.${APOSTROPHES}${HYPHENS}]{0,3}|[\s,]*(?:(?:\p{Lu}\.?|van|von|der|de|den|del|della|da|dos|das|di|du|la|le|af|av|ten|ter|zu|zur|al|el|bin|ibn|ben|y|e|i|\p{Lu}\p{Ll}+)[\s,-]+){1,3})$`,
  'u',
);

function withInitials(text: string, from: number, after: number): number {
  const initials = /(?<![\p{L}\d])(?:\p{Lu}\.\s?){1,4}$/u.exec(
    text.slice(Math.max(after, from - MOST_INITIALS), from),
  );
  return initials ? from - initials[0].length : from;
}
const MOST_INITIALS = 12;
