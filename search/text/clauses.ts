import { isKnownTypeCode, isSakstypeKode } from '#domain/sak.ts';
import type { Clause, Term, SearchField } from '#search/query.ts';
import { isCourtCode } from './data/court-codes.ts';
import {
  type SaksnummerSpan,
  mark,
  saksnummerSpans,
  saksnummerTerms,
  typeTerm,
} from './saksnummer.ts';
import { tokenize, tokens as readTokens, type Token } from './tokenize.ts';
import { searchedWord } from './words.ts';

/**
 * Reads the free text (`field` null) or an advanced field: words are AND-ed, `"phrases"`, `-not`, `a ELLER b` (joins
 * its two neighbours), a trailing `*`. Never throws: broken syntax is read as words, and text without letters and
 * digits is ignored (docs/PRODUCT.md, "Searching").
 */
export function parseClauses(text: string, field: SearchField | null): Clause[] {
  const items = lex(text, field);
  const place = { field, alone: items.length === 1, capsLock: isCapsLock(items) };
  const operands = items.map((item) => ({
    item,
    terms: item.kind === 'or' ? [] : termsOf(item, place),
  }));
  return bind(
    operands.filter(({ item, terms }) => item.kind === 'or' || terms.length > 0),
    field,
  );
}

type Operand = { readonly item: Item; readonly terms: Clause['anyOf'] };

function bind(operands: readonly Operand[], field: SearchField | null): Clause[] {
  const clauses: Clause[] = [];
  for (let i = 0; i < operands.length; i += 1) {
    const { item, terms } = operands[i]!;
    const before = clauses.at(-1);
    const after = operands[i + 1];
    if (item.kind !== 'or') clauses.push({ anyOf: terms, negated: item.negated });
    else if (before && after && canBind(before, operands[i - 1]!, after)) {
      clauses[clauses.length - 1] = { anyOf: [...before.anyOf, ...after.terms], negated: false };
      i += 1;
    } else clauses.push({ anyOf: termsOf(asWord(item), inField(field)), negated: false });
  }
  return clauses;
}

/** ELLER next to a negated term or another ELLER cannot be a clause; it is then read as a word. */
function canBind(before: Clause, left: Operand, right: Operand): boolean {
  return (
    !before.negated && left.item.kind !== 'or' && right.item.kind !== 'or' && !right.item.negated
  );
}

function asWord(item: Item): Item {
  return { ...item, kind: 'word' };
}

function inField(field: SearchField | null) {
  return { field, alone: false, capsLock: false };
}

/** Where an item was typed: in the free text (`field` null) or an advanced field, alone or in capitals throughout. */
interface Place {
  readonly field: SearchField | null;
  readonly alone: boolean;
  readonly capsLock: boolean;
}

/** No codes but ordinary words in capitals: KRANGEL MED POLITI. */
function isCapsLock(items: readonly Item[]): boolean {
  const texts = items.filter(({ kind }) => kind !== 'or').map(({ text }) => text);
  return (
    texts.every((text) => text === text.toUpperCase()) &&
    texts.some((text) => /^\p{L}{4,}$/u.test(text) && !isCourtCode(text))
  );
}

/** Codes that are also Norwegian words: in lower case among other words they are read as the word. */
const ORDINARY_WORDS = new Set(['med', 'ene', 'dom', 'for', 'sam', 'ask']);
const OPERATORS = new Set(['AND', 'NOT']);
/** In lower case they are read as the word even when nothing else is typed. */
const ALWAYS_WORDS = new Set(['dom', 'for', 'ask']);

/** The alternatives that one item searches for; empty when it has neither letters nor digits. */
function termsOf(item: Item, place: Place): Term[] {
  if (item.number) return [...item.number.terms];
  const tokens = readTokens(item.text);
  if (tokens.length === 0) return [];
  if (item.kind === 'phrase') return [phraseTerm(tokens), ...numberTerms(item.text, place)];
  if (item.prefix && tokens.length === 1 && [...item.text].length >= 2)
    return [{ kind: 'prefix', token: tokens[0]!.token }, ...numberTerms(item.text, place)];
  const type = typeTerms(item.text, place);
  if (type.only) return type.terms;
  return [textTerm(tokens, place), ...type.terms, ...numberTerms(item.text, place)];
}

function textTerm(tokens: readonly Token[], place: Place): Term {
  const [first, second] = tokens;
  if (first === undefined || second !== undefined) return phraseTerm(tokens);
  const { token, written } = first;
  const { keys } = searchedWord(written);
  const code = place.field === 'sakstype' && typeTerm(token) !== null;
  return { kind: 'word', token, stems: code ? [...keys, mark.type(token)] : keys };
}

function phraseTerm(tokens: readonly Token[]): Term {
  return {
    kind: 'phrase',
    tokens: tokens.map(({ token }) => token),
    lemmas: tokens.map(({ written }) => searchedWord(written).lemma),
  };
}

/**
 * MED, ENE, TVI …: a code in capitals or typed alone is only read as the type in a case number. Other three letters in
 * capitals (DOM, XYZ) are a word or a type.
 */
function typeTerms(text: string, place: Place): { terms: Term[]; only: boolean } {
  const none = { terms: [], only: false };
  if (place.field !== null && place.field !== 'saksnummer') return none;
  const term = typeTerm(text);
  if (!term) return none;
  const certain = place.field === 'saksnummer';
  const capitals = text === text.toUpperCase() && !place.capsLock && !OPERATORS.has(text);
  if (isSakstypeKode(text.toUpperCase()) && (certain || place.alone || capitals))
    return { terms: [term], only: true };
  return certain || capitals || isTypeInLowerCase(text.toLowerCase(), place)
    ? { terms: [term], only: false }
    : none;
}

function isTypeInLowerCase(word: string, { alone }: Place): boolean {
  return isKnownTypeCode(word.toUpperCase()) && !(alone ? ALWAYS_WORDS : ORDINARY_WORDS).has(word);
}

function numberTerms(text: string, place: Place): Term[] {
  if (place.field !== null && place.field !== 'saksnummer') return [];
  if (tokenize(text).some((token) => token.startsWith('§'))) return [];
  return saksnummerTerms(text, place.field === 'saksnummer');
}

/** One thing the user typed, before it is analysed. */
interface Item {
  readonly kind: 'word' | 'phrase' | 'or';
  /** As typed, without the operator signs. */
  readonly text: string;
  readonly negated: boolean;
  /** A trailing `*`. */
  readonly prefix: boolean;
  /** The item is a case number; it may have been typed with spaces, and after words that announce it. */
  readonly number?: SaksnummerSpan;
}

/** An upper limit on the work that one query can cause. */
export const MAX_ITEMS = 40;

/** Keyboards and word processors turn hyphens into dashes. */
const DASHES = /[\u2010-\u2015\u2212]/g;
const QUOTES = /[«»“”„‟❝❞＂]/g;
/** Only directly before a word or phrase, never inside a word; two in a row are ignored. */
const MINUS = String.raw`(?<minus>(?<!\S)-(?=[^\s-]))?`;
const PHRASE = String.raw`"(?<phrase>[^"]*)"`;
const PARAGRAPH = String.raw`(?<paragraph>(?:§+|(?<![\p{L}\p{N}])paragraf(?=\s))\s*\d+(?:-\d+)*(?:\s?[a-h](?![\p{L}\p{N}]))?)`;
/** Hyphen, slash, full stop and apostrophe may stand inside a word. */
const WORD = String.raw`(?<word>[^\s",;:!?()\[\]{}|§*]+)`;
const ITEM = new RegExp(
  String.raw`${MINUS}(?:${PHRASE}|${PARAGRAPH}|${WORD})(?<star>\*(?!\S))?`,
  'giu',
);

/** Splits a query into items. Never throws: unknown syntax is a word, or ignored. */
function lex(query: string, field: SearchField | null): Item[] {
  const text = query.replace(QUOTES, '"').replace(DASHES, '-');
  const numbers =
    field === null || field === 'saksnummer' ? saksnummerSpans(text, field !== null) : [];
  const items: Item[] = [];
  let next = 0;
  ITEM.lastIndex = 0;
  for (let found = ITEM.exec(text); found; found = ITEM.exec(text)) {
    const item = toItem(found.groups ?? {});
    while (numbers[next] && numbers[next]!.end <= found.index) next += 1;
    const number = numbers[next];
    if (item.kind === 'phrase' || !number || number.start >= ITEM.lastIndex) items.push(item);
    else {
      items.push({ ...item, text: text.slice(number.start, number.end), prefix: false, number });
      ITEM.lastIndex = number.end;
    }
    if (items.length === MAX_ITEMS) break;
  }
  return items;
}

function toItem({
  minus,
  phrase,
  paragraph,
  word,
  star,
}: Record<string, string | undefined>): Item {
  const operators = { negated: minus !== undefined, prefix: star !== undefined };
  if (phrase !== undefined) return { kind: 'phrase', text: phrase, ...operators };
  const text = paragraph ?? word ?? '';
  const isOr = text === 'ELLER' && !minus && !star;
  return { kind: isOr ? 'or' : 'word', text, ...operators };
}
