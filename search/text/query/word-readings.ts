import { isKnownTypeCode, isSakstypeKode } from '#domain/sakstyper.ts';
import { DOCUMENT_TEXT, type SearchField, type Term } from '#search/query.ts';
import { isTown } from './court-places.ts';
import { courtWords } from './court-words.ts';
import { isCourtCode } from '#search/text/saksnummer/court-codes.ts';
import { withoutGenitive } from './genitive.ts';
import { keyTerm, letteredPhrase, meanings } from './meaning.ts';
import { exactPhrase, phraseTerms } from './phrases.ts';
import { type Item, isParagraph } from './items.ts';
import { type Reading, distinct, only } from './readings.ts';
import { isRoom, roomMark } from '#search/text/forhold.ts';
import { namedActs } from '#search/text/lexicon/named-acts.ts';
import { mark } from '#search/text/saksnummer/parts.ts';
import { saksnummerTerms, typeTerm } from '#search/text/saksnummer/saksnummer.ts';
import { type Token, fold } from '#search/text/tokenize.ts';
import { folded, typedWord } from './typed-words.ts';
import { type Respelled, severalVariants, variantTerms } from './variant-terms.ts';
import { writtenApart, writtenTogether } from './written-apart.ts';

/** Where something was typed: in the free text (`field` null) or an advanced field. */
export interface Place extends Respelled {
  readonly field: SearchField | null;
  /** Nothing else was typed. */
  readonly alone: boolean;
  /** Small words are required: nothing but small words was typed. */
  readonly onlySmall: boolean;
  /** Everything was typed in capitals. */
  readonly capsLock: boolean;
  /** What else a word finds, as it was typed. */
  readonly parts: ReadonlyMap<string, readonly Term[]> | null;
}

const PROSE: ReadonlySet<SearchField | null> = new Set<SearchField | null>([
  null,
  'sakenGjelder',
  'sakstype',
  'rettsmoetetype',
  DOCUMENT_TEXT,
]);

/** Whether words there mean something: names don't. */
export function hasMeaning({ field }: Place): boolean {
  return PROSE.has(field);
}

export function readPhrase({ text, tokens }: Item, place: Place): Reading {
  const spellings = paragraphSpellings(tokens);
  const phrases = [...spellings.flatMap(phraseTerms), ...heldTerms(tokens, place)];
  const exact = spellings.map(exactPhrase);
  const anyOf = [...phrases, ...numberTerms(text, place)];
  return { exact, forms: phrases, anyOf, names: exact, sure: [] };
}

export function readPrefix({ text, tokens }: Item, place: Place): Reading {
  return only([{ kind: 'prefix', token: tokens[0]!.token }, ...numberTerms(text, place)]);
}

/** One word, or several that are written as one (Lopez-Hansen, 2. ledd). */
export function readWord(item: Item, place: Place): Reading {
  const type = typeTerms(item.text, place);
  if (type.only) return only(type.terms);
  const [first, second] = item.tokens;
  const reading =
    !first || second
      ? readSeveral(item.tokens, place)
      : isTownName(item, place)
        ? readTown(first, place)
        : readSingle(first, place);
  return {
    ...reading,
    anyOf: distinct([
      ...reading.anyOf,
      ...type.terms,
      ...numberTerms(item.text, place),
      ...((hasMeaning(place) && place.parts?.get(item.text)) || []),
    ]),
  };
}

const isTownName = ({ text, tokens }: Item, place: Place) =>
  place.field === null && /^\p{Lu}\p{Ll}/u.test(text) && isTown(tokens[0]!.token);

/** A name has no forms: «Halden» is none of «holde». */
function readTown({ token }: Token, place: Place): Reading {
  const exact: Term[] = [{ kind: 'word', token, stems: [] }];
  const anyOf = [...exact, ...courtWords(token).map(nameTerm), ...variantTerms(token, place)];
  return { exact, forms: exact, anyOf, names: exact, sure: [] };
}

function readSingle(word: Token, place: Place): Reading {
  const { token } = word;
  const exact: Term[] = [{ kind: 'word', token, stems: [] }];
  const nominative = withoutGenitive(token);
  const names: Term[] = nominative === null ? exact : [...exact, nameTerm(nominative)];
  const isCode = place.field === 'sakstype' && typeTerm(token) !== null;
  const forms = [
    wordTerm(word, [...(isCode ? [mark.type(token)] : []), ...heldMarks([word], place)]),
  ];
  const courts = hasPlaces(place) ? courtWords(token).map(nameTerm) : [];
  const anyOf = [
    ...forms,
    ...names.slice(1),
    ...writtenApart(token),
    ...courts,
    ...(hasMeaning(place) ? meaningOf(word) : []),
    ...variantTerms(token, place),
  ];
  const sure = hasMeaning(place) ? meanings().firstOfWord(typedWord(word).all) : [];
  return { exact, forms, anyOf, names, sure };
}

/** What the word means, and what its parts do, when it is a compound: drapssak, drap. */
function meaningOf(word: Token): Term[] {
  const { parts, all } = typedWord(word);
  const acts = namedActs(word.written);
  const own = [...meanings().ofWord(all), ...(acts.length > 0 ? [keyTerm(acts)] : [])];
  const [first, second] = parts;
  if (courtWords(word.token).length > 0) return own;
  if (!first || second) {
    const subject = subjectOfCase(word);
    if (subject.length > 0) return [...own, ...subject];
  }
  if (!first) return own;
  if (!second) return [...own, keyTerm(first), ...meanings().ofWord(first)];
  return isPlaceLike(parts.at(-1)!) ? own : [...own, { kind: 'all', terms: parts.map(keyTerm) }];
}

const CASE = /^(\p{L}{3,}?)s?sak(?:en|a|er|ene|ar|ane)?$/u;

/** What a case is about (`svindelsak`: svindel), when the list of meanings knows it; however the word may be split. */
function subjectOfCase({ written }: Token): Term[] {
  const [, subject] = CASE.exec(written) ?? [];
  if (subject === undefined) return [];
  const { keys, all } = typedWord({ token: fold(subject), written: subject });
  const found = meanings().ofWord(all);
  return found.length > 0 ? [keyTerm(keys), ...found] : [];
}

/** Ends of surnames and places: Nordmann is not whoever writes «nord» and «mann». */
const PLACE_ENDS = new Set(
  `berg dal land vik nes stad by rud bakke bakk haug sand strand mann moe lund heim elv bekk gaard skog stein tveit voll
  oey holm fjell fjord nord soer oest vest myr eng aaker hagen skar lid aas sund havn hamn bu hus`.split(
    /\s+/,
  ),
);

export function isPlaceLike(keys: readonly string[]): boolean {
  return keys.some((key) => PLACE_ENDS.has(key));
}

function readSeveral(words: readonly Token[], place: Place): Reading {
  const last = words.at(-1)!;
  const nominative = withoutGenitive(last.token);
  const exact = [exactPhrase(words)];
  const other = nominative === null ? [] : [{ ...last, token: nominative }];
  const names = [...exact, ...other.map((word) => exactPhrase([...words.slice(0, -1), word]))];
  const forms = [...phraseTerms(words), ...heldTerms(words, place)];
  const anyOf = [
    ...forms,
    ...names.slice(1),
    ...writtenTogether(words),
    ...severalVariants(words, place),
  ];
  return { exact, forms, anyOf, names, sure: [] };
}

/** One paragraph, or any of a range. `§ 263 a` is also written `§ 263 bokstav a`. */
export function readParagraphs(words: readonly Token[]): Reading {
  const [first] = words;
  const stems = words.flatMap((word) => typedWord(word).all);
  const forms: Term[] = [
    { kind: 'word', token: first!.token, stems: [...new Set(stems)] },
    ...words.flatMap(({ token }) => letteredPhrase(token)),
  ];
  const exact: Term[] = [
    { kind: 'word', token: first!.token, stems: words.slice(1).map(({ token }) => token) },
  ];
  return { exact, forms, anyOf: forms, names: exact, sure: [] };
}

/** Codes that are also Norwegian words: in lower case among other words they are read as the word. */
const ORDINARY_WORDS = new Set(['med', 'ene', 'dom', 'for', 'sam', 'ask']);
/** In lower case they are read as the word even when nothing else is typed. */
const ALWAYS_WORDS = new Set(['dom', 'for', 'ask']);
/** A name, too: never only the code. */
const NAMES = new Set(['siv']);

/**
 * MED, ENE, TVI …: a code in capitals or typed alone is only read as the type in a case number. Other three letters in
 * capitals (DOM, XYZ) are a word or a type.
 */
function typeTerms(text: string, place: Place): { terms: Term[]; only: boolean } {
  const none = { terms: [], only: false };
  const term = typeTerm(text);
  if (!term || !hasNumbers(place)) return none;
  const word = text.toLowerCase();
  const certain = place.field === 'saksnummer';
  const capitals = text === text.toUpperCase() && !place.capsLock;
  if (isSakstypeKode(text.toUpperCase()) && (certain || place.alone || capitals))
    return { terms: [term], only: !NAMES.has(word) };
  const isLowerCase = isKnownTypeCode(text.toUpperCase()) && !wordsAmong(place).has(word);
  return certain || capitals || isLowerCase ? { terms: [term], only: false } : none;
}

function wordsAmong({ alone }: Place): ReadonlySet<string> {
  return alone ? ALWAYS_WORDS : ORDINARY_WORDS;
}

/** No codes but ordinary words in capitals: KRANGEL MED POLITI. */
export function isCapsLock(items: readonly Item[]): boolean {
  const texts = items
    .filter(({ kind }) => kind === 'word' || kind === 'phrase')
    .map(({ text }) => text);
  return (
    texts.every((text) => text === text.toUpperCase()) &&
    texts.some((text) => /^\p{L}{4,}$/u.test(text) && !isCourtCode(text))
  );
}

/** Whether the item is read as a code, which is never a small word. */
export function isTypeCode({ text }: Item, place: Place): boolean {
  if (place.field === 'sakstype')
    return typeTerm(text) !== null && isKnownTypeCode(text.toUpperCase());
  return typeTerms(text, place).terms.length > 0;
}

function numberTerms(text: string, place: Place): Term[] {
  if (!hasNumbers(place) || text.includes('§') || !/[\d-]/.test(text)) return [];
  if (place.field === 'saksnummer') return saksnummerTerms(text, 'certain');
  return saksnummerTerms(text, place.alone ? 'alone' : 'possible');
}

function hasNumbers({ field }: Place): boolean {
  return field === null || field === 'saksnummer';
}

/** The marks of what these words say of a case, and no text does: a restriction, or a room (search/text/forhold.ts). */
function heldMarks(words: readonly Token[], place: Place): readonly string[] {
  const [first, second, third] = words;
  const isPair = first && second && !third && isRoom(first.token, second.token);
  if (isPair) return hasPlaces(place) ? [roomMark(second.token)] : [];
  return hasMeaning(place) ? meanings().forholdOf(words) : [];
}

function heldTerms(words: readonly Token[], place: Place): Term[] {
  const marks = heldMarks(words, place);
  return marks.length === 0 ? [] : [keyTerm(marks)];
}

function hasPlaces({ field }: Place): boolean {
  return field === null || field === 'domstol';
}

function nameTerm(token: string): Term {
  return { kind: 'word', token, stems: [] };
}

function wordTerm(word: Token, marks: readonly string[] = []): Term {
  return { kind: 'word', token: word.token, stems: [...typedWord(word).keys, ...marks] };
}

/** The words, and the same with `§ 263 bokstav a` for `§ 263 a` and the other way round. */
function paragraphSpellings(words: readonly Token[]): (readonly Token[])[] {
  const long = words.flatMap((word) => {
    const [, paragraph, letter] = /^(§.*)([a-h])$/.exec(word.token) ?? [];
    return paragraph && letter ? [paragraph, 'bokstav', letter].map(folded) : [word];
  });
  const short: Token[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const letter = isLettered(words, at) ? words[at + 2]!.token : '';
    short.push(letter === '' ? words[at]! : folded(words[at]!.token + letter));
    if (letter !== '') at += 2;
  }
  return [words, long, short].filter(
    (spelling, at) => at === 0 || spelling.length !== words.length,
  );
}

/** Whether `§ 263 bokstav a` begins there. */
export function isLettered(words: readonly Token[], at: number): boolean {
  const [paragraph, bokstav, letter] = words.slice(at, at + 3);
  return (
    paragraph !== undefined &&
    isParagraph(paragraph) &&
    /\d$/.test(paragraph.token) &&
    bokstav?.token === 'bokstav' &&
    /^[a-h]$/.test(letter?.token ?? '')
  );
}
