import { isSakstypeKode } from '#domain/sak.ts';
import type { Clause, Term, TextField } from '#search/query.ts';
import { mark, saksnummerTerms, typeTerm } from './saksnummer.ts';
import { queryStems } from './stems.ts';
import { tokenize } from './tokenize.ts';

/**
 * Reads the free text (`field` null) or an advanced field: words are AND-ed, `"phrases"`, `-not`, `a ELLER b` (joins
 * its two neighbours), a trailing `*`. Never throws: broken syntax is read as words, and text without letters and
 * digits is ignored (docs/PRODUCT.md, "Searching").
 */
export function parseClauses(text: string, field: TextField | null): Clause[] {
  const items = lex(text);
  const alone = items.length === 1;
  const operands = items.map((item, index) => ({
    item,
    terms:
      item.kind === 'or'
        ? []
        : termsOf(item, { field, alone, afterSaksnummer: isSaksnummer(items[index - 1]) }),
  }));
  return bind(
    operands.filter(({ item, terms }) => item.kind === 'or' || terms.length > 0),
    field,
  );
}

type Operand = { readonly item: Item; readonly terms: Clause['anyOf'] };

function bind(operands: readonly Operand[], field: TextField | null): Clause[] {
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

function inField(field: TextField | null) {
  return { field, alone: false, afterSaksnummer: false };
}

/** Whether the item is a case number: in `25-187797 med tsos` the code after it is its type. */
function isSaksnummer(item: Item | undefined): boolean {
  return (
    item?.kind === 'word' && /\d{5}/.test(item.text) && saksnummerTerms(item.text, false).length > 0
  );
}

/** Where an item was typed: in the free text (`field` null) or an advanced field, alone or after a case number. */
interface Place {
  readonly field: TextField | null;
  readonly alone: boolean;
  readonly afterSaksnummer: boolean;
}

/** Codes that are also Norwegian words: in lower case among other words they are read as the word. */
const ORDINARY_WORDS = new Set(['med', 'ene']);

/** The alternatives that one item searches for; empty when it has neither letters nor digits. */
function termsOf(item: Item, place: Place): Term[] {
  const tokens = tokenize(item.text);
  if (tokens.length === 0) return [];
  if (item.kind === 'phrase') return [{ kind: 'phrase', tokens }, ...numberTerms(item.text, place)];
  if (item.prefix && tokens.length === 1 && [...item.text].length >= 2)
    return [{ kind: 'prefix', token: tokens[0]! }, ...numberTerms(item.text, place)];
  const type = typeTerms(item.text, place);
  if (type.only) return type.terms;
  return [textTerm(tokens, place), ...type.terms, ...numberTerms(item.text, place)];
}

function textTerm(tokens: readonly string[], place: Place): Term {
  const [token, second] = tokens;
  if (token === undefined || second !== undefined) return { kind: 'phrase', tokens };
  const stems = queryStems(token);
  const code = place.field === 'sakstype' && isSakstypeKode(token.toUpperCase());
  return { kind: 'word', token, stems: code ? [...stems, mark.type(token)] : stems };
}

/** MED, ENE, TVI …: a code in capitals or typed alone is only read as the type in a case number. */
function typeTerms(text: string, place: Place): { terms: Term[]; only: boolean } {
  if (place.field !== null && place.field !== 'saksnummer') return { terms: [], only: false };
  const term = typeTerm(text);
  if (!term) return { terms: [], only: false };
  const only =
    place.field === 'saksnummer' ||
    place.alone ||
    place.afterSaksnummer ||
    text === text.toUpperCase();
  return { terms: only || !ORDINARY_WORDS.has(text.toLowerCase()) ? [term] : [], only };
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
function lex(query: string): Item[] {
  const items: Item[] = [];
  for (const { groups = {} } of query.replace(QUOTES, '"').replace(DASHES, '-').matchAll(ITEM)) {
    items.push(toItem(groups));
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
