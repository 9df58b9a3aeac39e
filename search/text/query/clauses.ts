import type { Clause, SearchField, Term } from '#search/query.ts';
import { withoutAsking } from './asking.ts';
import { isCourtPlace } from './court-places.ts';
import { type Operand, operandsOf } from './operands.ts';
import { type Item, itemsOf } from './items.ts';
import { keyTerm } from './meaning.ts';
import { type Reading, either, keyOf } from './readings.ts';
import { isLowerNot, isSmallWord, isVague } from './small-words.ts';
import type { Token } from '#search/text/tokenize.ts';
import { MOST, weightOf } from '#search/text/weights/weights.ts';
import { typedWord } from './typed-words.ts';
import { whoItems, withoutCase } from './who.ts';
import { type Place, isCapsLock, isPlaceLike } from './word-readings.ts';

/** A text of the search form, read: what is searched for, and what the order needs to know (search/relevance.ts). */
export interface ReadText {
  readonly clauses: readonly Clause[];
  /** What is required, in the ways in which it may be found. */
  readonly required: readonly Wanted[];
  /** Everything that was typed and is not excluded, in order, small words too. */
  readonly said: readonly Token[];
}

/** One thing that is required. */
export interface Wanted extends Reading {
  /** As it was typed, without quotes and operators. */
  readonly text: string;
  /** Of an expression its words, of a compound its parts; null for what is neither. */
  readonly itself: readonly Term[] | null;
  /** How much it tells (search/text/weights/weights.ts). */
  readonly weight: number;
  /** It only says where a case is heard. */
  readonly isPlace: boolean;
  /** With what was wanted before it, as both stand in the text; null for the first one. */
  readonly withBefore: readonly Token[] | null;
}

export interface ReadOptions {
  /** Other spellings of a word, folded, to be looked for as well (search/text/spelling.ts). */
  readonly variants?: (token: string) => readonly string[];
  /** What else a word finds, as it was typed: the parts of a compound (compound-parts.ts). */
  readonly parts?: ReadonlyMap<string, readonly Term[]>;
}

/**
 * Reads the free text (`field` null) or an advanced field: words are AND-ed, `"phrases"`, `-not`, `a ELLER b` (joins
 * its two neighbours), a trailing `*`. Small words are not required beside others. Never throws: broken syntax is read as words, and
 * text without letters and digits is ignored (docs/PRODUCT.md, "Searching").
 */
export function readText(
  text: string,
  field: SearchField | null,
  { variants, parts }: ReadOptions = {},
): ReadText {
  const typed = itemsIn(text, field);
  const isFree = field === null;
  const items = isFree ? withoutAsking(negate(typed.map(withoutCase))) : negate(typed);
  const who = isFree ? whoItems(items, text) : new Set<Item>();
  const place = {
    field,
    alone: typed.length === 1,
    onlySmall: false,
    capsLock: isCapsLock(typed),
    variants: variants ?? null,
    parts: parts ?? null,
  };
  const partsIn = (where: Place) =>
    distinctParts(bind(withoutVague(operandsOf(items, where), who)));
  const found = partsIn(place);
  // Who types nothing but «har» looks for «har», and not for every case.
  const all = found.length > 0 ? found : partsIn({ ...place, onlySmall: true });
  const wanted = all.filter(({ negated }) => !negated);
  return {
    clauses: all.map(toClause),
    required: wanted.map(({ reading, text: said, itself, weight, isPlace, withBefore }) => ({
      ...reading,
      ...{ text: said, itself, weight, isPlace, withBefore },
    })),
    said: items.filter(isSaid).flatMap(({ tokens }) => tokens),
  };
}

/** Only what is searched for. */
export function parseClauses(text: string, field: SearchField | null): readonly Clause[] {
  return readText(text, field).clauses;
}

function itemsIn(text: string, field: SearchField | null): Item[] {
  if (field === 'saksnummer') return itemsOf(text, 'certain');
  return itemsOf(text, field === null ? 'possible' : 'none');
}

/** IKKE and «men ikke» exclude what follows; a small word between changes nothing. */
function negate(items: readonly Item[]): Item[] {
  const found: Item[] = [];
  let isPending = false;
  for (const [at, item] of items.entries()) {
    if (item.kind === 'not' || isButNot(items, at)) isPending = true;
    else if (isPending && item.kind === 'word' && item.tokens.every(isSmall)) found.push(item);
    else {
      const isOperand = item.kind !== 'or' && item.kind !== 'and';
      found.push(isPending && isOperand ? { ...item, negated: true } : item);
      isPending &&= item.kind === 'and';
    }
  }
  return found;
}

/** The «ikke» of «men ikke» and «og ikke», when something follows. */
function isButNot(items: readonly Item[], at: number): boolean {
  const [before, item] = [items[at - 1], items[at]!];
  if (item.kind !== 'word' || item.tokens.length !== 1 || !isLowerNot(item.tokens[0]!.token))
    return false;
  return at + 1 < items.length && (before?.kind === 'and' || before?.tokens[0]?.token === 'men');
}

function isSmall({ token }: Token): boolean {
  return isSmallWord(token);
}

/** «og» and «eller» may stand in the text that is looked for; AND and OR don't. */
function isSaid({ kind, negated, text }: Item): boolean {
  if (kind === 'or' || kind === 'and') return /^(?:og|eller)$/i.test(text);
  return kind !== 'not' && !negated;
}

function withoutVague(operands: readonly Operand[], who: ReadonlySet<Item>): Operand[] {
  const isLeftOut = ({ items }: Operand) =>
    items.every((item) => who.has(item)) || (items.length === 1 && isVagueItem(items[0]!));
  const others = operands.filter((operand) => !isLeftOut(operand));
  const isEnough = others.some(({ items, reading }) => reading !== null && !items[0]!.negated);
  return isEnough ? others : [...operands];
}

const isVagueItem = ({ kind, negated, tokens }: Item) =>
  kind === 'word' && !negated && isVague(tokens[0]!.token);

interface Part extends Pick<Wanted, 'text' | 'itself' | 'weight' | 'isPlace' | 'withBefore'> {
  readonly reading: Reading;
  readonly negated: boolean;
}

/** Two wanted words with the small words between them are looked for together, when they are no more than this. */
const MOST_TOGETHER = 6;

/** Joins the neighbours of an operator; one without two neighbours is not required, like other small words. */
function bind(operands: readonly Operand[]): Part[] {
  const parts: Part[] = [];
  let isJoined = false;
  let since: Token[] = [];
  for (const { items, reading } of operands) {
    const { kind, negated } = items[0]!;
    const tokens = items.flatMap((item) => item.tokens);
    since.push(...tokens);
    if (kind === 'or') isJoined = parts.length > 0;
    if (reading === null) continue;
    const before = parts.at(-1);
    const own = { reading, negated, itself: itselfOf(items, tokens), ...tellsOf(items, tokens) };
    if (isJoined && before && !before.negated && !negated)
      parts[parts.length - 1] = eitherPart(before, own);
    else {
      const withBefore = before && since.length <= MOST_TOGETHER ? since : null;
      parts.push({ ...own, withBefore });
    }
    since = [...tokens];
    isJoined = false;
  }
  return parts;
}

function itselfOf(items: readonly Item[], tokens: readonly Token[]): Term[] | null {
  const [first, second] = tokens;
  if (items.length > 1)
    return tokens.filter((token) => !isSmall(token)).map((token) => keyTerm(typedWord(token).keys));
  const parts = first && !second ? typedWord(first).parts : [];
  return parts.length > 1 && !isPlaceLike(parts.at(-1)!) ? parts.map(keyTerm) : null;
}

/** What several words mean together is told by common words too: «krangler om barna». */
const EXPRESSION = 6;

const tellsOf = (items: readonly Item[], tokens: readonly Token[]) => ({
  text: items.map((item) => item.text).join(' '),
  weight: items[0]!.number ? MOST : Math.max(weightOf(tokens), items.length > 1 ? EXPRESSION : 0),
  isPlace: items[0]!.number === null && isCourtPlace(tokens),
});

function eitherPart(one: Part, other: Omit<Part, 'withBefore'>): Part {
  return {
    reading: either(one.reading, other.reading),
    negated: false,
    text: `${one.text} ELLER ${other.text}`,
    itself:
      one.itself || other.itself
        ? [one, other].flatMap(({ itself, reading }) => itself ?? reading.forms)
        : null,
    weight: Math.min(one.weight, other.weight),
    isPlace: one.isPlace && other.isPlace,
    withBefore: null,
  };
}

/** A negated word excludes its own forms only: a case must not be lost because of what a word can mean. */
function toClause({ reading, negated }: Part): Clause {
  return { anyOf: negated ? reading.forms : reading.anyOf, negated };
}

/** A word that is typed twice is searched for once. */
function distinctParts(parts: readonly Part[]): Part[] {
  const key = ({ reading, negated }: Part) => [negated, ...reading.anyOf.map(keyOf)].join();
  return [...new Map(parts.map((part) => [key(part), part])).values()];
}
