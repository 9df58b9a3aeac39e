import type { Term } from '#search/query.ts';
import { citationTerm, keyTerm, meanings } from './meaning.ts';
import { type Item, isParagraph } from './items.ts';
import { type Reading, mapTerms, only, together, withMore } from './readings.ts';
import { exactPhrase, phraseTerms } from './phrases.ts';
import { isSmallWord } from './small-words.ts';
import type { Token } from '#search/text/tokenize.ts';
import { folded } from './typed-words.ts';
import {
  type Place,
  hasMeaning,
  isLettered,
  isTypeCode,
  readParagraphs,
  readPhrase,
  readPrefix,
  readWord,
} from './word-readings.ts';

/** What an operator can join: one or several items that are read as one thing. */
export interface Operand {
  readonly items: readonly Item[];
  /** null: a small word, which is not required. */
  readonly reading: Reading | null;
}

/** Reads the items from left to right; operators stay operands of their own, without a reading. */
export function operandsOf(typed: readonly Item[], place: Place): Operand[] {
  const items = hasMeaning(place) ? typed.map(asParagraph) : typed;
  const laws = hasMeaning(place) ? lawsOf(items) : new Map<Item, Law>();
  const operands: Operand[] = [];
  for (let at = 0; at < items.length;) {
    const operand = operandAt(items, at, place, laws);
    operands.push(operand);
    at += operand.items.length;
  }
  return hasMeaning(place) ? withSayingsApart(operands) : operands;
}

/** In a longer text words of a saying stand together by chance. */
const MOST_APART = 8;

/** Each word of a saying also finds what the saying means, when its words are not side by side. */
function withSayingsApart(operands: readonly Operand[]): Operand[] {
  const words = operands.flatMap(tellingWords);
  if (words.length < 2 || words.length > MOST_APART) return [...operands];
  const means = meanings().apart(words.map(({ tokens }) => tokens[0]!));
  return operands.map((operand) => {
    const { reading } = operand;
    const own = operand.items.flatMap((item) => means[words.indexOf(item)] ?? []);
    if (!reading || own.every(({ terms }) => terms.length === 0)) return operand;
    // What several words say is meant more than what one of them may mean.
    return { ...operand, reading: own.reduce(withMore, { ...reading, sure: [] }) };
  });
}

/** The words that tell something: of «banker opp» the first. */
function tellingWords({ items, reading }: Operand): Item[] {
  if (reading === null) return [];
  const words = items.filter(({ kind, negated, prefix }) => kind === 'word' && !negated && !prefix);
  const telling = words.filter(({ tokens: [word] }) => !isSmallWord(word!.token));
  return words.length === 1 ? words : telling;
}

/** No law has more paragraphs than a number of three figures says; a year has four. */
const PARAGRAPH_NUMBER = /^(?:\d{1,3}[a-h]?|\d{1,2}-\d{1,2})$/;

/** The number straight after a law is its paragraph, also without the sign: «strl 291», «aml 15-7». */
function asParagraph(item: Item, at: number, items: readonly Item[]): Item {
  const [law, second] = items[at - 1]?.tokens ?? [];
  const isAfterLaw = items[at - 1]?.kind === 'word' && law !== undefined && second === undefined;
  if (!isAfterLaw || item.kind !== 'word' || !PARAGRAPH_NUMBER.test(item.text)) return item;
  return meanings().lawOf(law) === null ? item : { ...item, tokens: [folded(`§${item.text}`)] };
}

function operandAt(
  items: readonly Item[],
  at: number,
  place: Place,
  laws: ReadonlyMap<Item, Law>,
): Operand {
  const item = items[at]!;
  if (item.number) return { items: [item], reading: only(item.number.terms) };
  if (item.kind === 'phrase') return { items: [item], reading: readPhrase(item, place) };
  if (item.kind !== 'word') return { items: [item], reading: null };
  if (item.prefix && item.tokens.length === 1 && [...item.text].length >= 2)
    return { items: [item], reading: readPrefix(item, place) };
  if (isParagraph(item.tokens[0]!)) return paragraphAt(items, at, laws.get(item));
  // A law whose paragraphs are searched is part of each of them.
  if (laws.has(item)) return { items: [item], reading: null };
  const several = hasMeaning(place) && !item.negated ? sayingAt(items, at, place) : null;
  return several ?? { items: [item], reading: wordReading(item, placeOf(items, at, place)) };
}

/** «sliter med gjeld» says debt, where nothing follows; «saka gjeld vald» says what the case is about. */
function placeOf(items: readonly Item[], at: number, place: Place): Place {
  const [word, second] = items[at]!.tokens;
  const isDebt = word?.token === 'gjeld' && !second && at === items.length - 1;
  return isDebt ? { ...place, onlySmall: true } : place;
}

function wordReading(item: Item, place: Place): Reading | null {
  const isSmall = item.tokens.every(({ token }) => isSmallWord(token));
  return isSmall && (item.negated || !place.onlySmall) && !isTypeCode(item, place)
    ? null
    : readWord(item, place);
}

/** A saying of several words («vold i nære relasjoner»): its words, or what means the same. */
function sayingAt(items: readonly Item[], at: number, place: Place): Operand | null {
  const words: Token[] = [];
  for (const item of items.slice(at, at + MAX_WORDS)) {
    if (item.kind !== 'and' && (item.kind !== 'word' || item.negated || item.prefix)) break;
    words.push(...item.tokens);
  }
  const found = meanings().longest(words);
  const said = found && itemsWith(items.slice(at), found.length);
  if (!said) return null;
  const readings = said
    .filter(({ kind }) => kind === 'word')
    .map((item) => wordReading(item, place));
  const required = readings.filter((reading) => reading !== null);
  return required.length === 0
    ? null
    : {
        items: said,
        reading: withMore(asExpression(required, words.slice(0, found.length)), found),
      };
}

/** Words that stand together are the expression itself; apart, «tok» and «livet» may say anything. */
function asExpression(readings: readonly Reading[], words: readonly Token[]): Reading {
  return { ...together(readings), exact: [exactPhrase(words)], forms: phraseTerms(words) };
}

/** A limit on how far ahead a saying is looked for; the test of the list knows it. */
export const MAX_WORDS = 8;

/** The first items that have so many words in all; null when a word would be divided. */
function itemsWith(items: readonly Item[], length: number): Item[] | null {
  let count = 0;
  const said: Item[] = [];
  for (const item of items) {
    if (count >= length) break;
    said.push(item);
    count += item.tokens.length;
  }
  return count === length ? said : null;
}

/** A paragraph with its letter, of a law when the query names one. */
function paragraphAt(items: readonly Item[], at: number, law: Law | undefined): Operand {
  const item = items[at]!;
  const following = items.slice(at, at + 3);
  const isLong =
    following.every(({ kind }) => kind === 'word') &&
    isLettered(
      following.map(({ tokens }) => tokens[0]!),
      0,
    );
  const used = isLong ? following : [item];
  const reading = isLong ? readLettered(used) : readParagraphs(item.tokens);
  const letter = isLong ? used[2]!.tokens[0]!.token : '';
  const paragraphs = item.tokens.map(({ token }) => token + letter);
  if (!law) return { items: used, reading };
  const { name, typed, year } = law;
  const lawTerm = meanings().lawTerm(name);
  const bound = mapTerms(reading, (term) => citationTerm(lawTerm, year, term));
  const exactLaw: Term = { kind: 'word', token: typed.token, stems: [] };
  const exact = reading.exact.map((term) => citationTerm(exactLaw, year, term));
  const means = item.negated
    ? []
    : paragraphs.flatMap((paragraph) => meanings().ofCitation(name, year, paragraph));
  return { items: used, reading: withMore({ ...bound, exact }, { terms: means, first: means }) };
}

/** `§ 263 bokstav a` */
function readLettered(items: readonly Item[]): Reading {
  const [paragraph, bokstav, letter] = items.map(({ tokens }) => tokens[0]!);
  const short = paragraph!.token + letter!.token;
  const phrase: Term = {
    kind: 'phrase',
    tokens: [paragraph!.token, bokstav!.token, letter!.token],
    lemmas: null,
  };
  const forms = [phrase, keyTerm([short])];
  return { exact: [phrase], forms, anyOf: forms, names: [phrase], sure: [] };
}

interface Law {
  /** The first of its names. */
  readonly name: string;
  readonly typed: Token;
  /** Of a law that another one of the same name has replaced. */
  readonly year: string | null;
}

const REPLACED = '1902';
const YEARS = new Set([REPLACED, '2005']);

/**
 * The law of each paragraph: the last one named before it, else the first one after it. The items that name such a law
 * or its year are in the map too.
 */
function lawsOf(items: readonly Item[]): Map<Item, Law> {
  const laws = new Map<Item, Law>();
  if (!items.some(isParagraphItem)) return laws;
  const named = items.flatMap((item, at) => lawAt(items, item, at));
  let before: Named | undefined;
  for (const item of items) {
    before = named.find(({ item: word }) => word === item) ?? before;
    const found = before ?? named[0];
    if (!isParagraphItem(item) || !found) continue;
    for (const part of [item, found.item, ...found.yearItems]) laws.set(part, found.law);
  }
  return laws;
}

interface Named {
  readonly item: Item;
  readonly yearItems: readonly Item[];
  readonly law: Law;
}

function lawAt(items: readonly Item[], item: Item, at: number): Named[] {
  const [typed, second] = item.tokens;
  if (item.kind !== 'word' || item.negated || item.prefix || !typed || second) return [];
  const name = meanings().lawOf(typed);
  if (name === null) return [];
  const [next, afterNext] = items.slice(at + 1, at + 3);
  const yearItem = [next, isSmallItem(next) ? afterNext : undefined].find(
    (each) => each !== undefined && YEARS.has(each.text),
  );
  const year = yearItem?.text === REPLACED ? REPLACED : null;
  return [{ item, yearItems: yearItem ? [yearItem] : [], law: { name, typed, year } }];
}

function isSmallItem(item: Item | undefined): boolean {
  return item?.kind === 'word' && item.tokens.every(({ token }) => isSmallWord(token));
}

function isParagraphItem({ kind, tokens }: Item): boolean {
  return kind === 'word' && tokens[0] !== undefined && isParagraph(tokens[0]);
}
