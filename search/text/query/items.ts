import { isOneApart } from './written-apart.ts';
import { type SaksnummerSpan, saksnummerSpans } from '#search/text/saksnummer/saksnummer.ts';
import { isRoom } from '#search/text/forhold.ts';
import { type LocatedToken, type Token, locatedTokens } from '#search/text/tokenize.ts';

/** One thing that somebody typed: a word, a "phrase", a case number, or an operator. */
export interface Item {
  readonly kind: 'word' | 'phrase' | 'number' | 'or' | 'and' | 'not';
  /** As typed, without the signs of operators. */
  readonly text: string;
  /** Never empty, except for an operator. */
  readonly tokens: readonly Token[];
  readonly negated: boolean;
  /** A trailing `*`. */
  readonly prefix: boolean;
  readonly number: SaksnummerSpan | null;
}

/** Keyboards and word processors turn hyphens into dashes. */
const DASHES = /[\u2010-\u2015\u2212]/g;
const QUOTES = /[«»“”„‟❝❞＂]/g;
const PHRASE = String.raw`"(?<phrase>[^"]*)"`;
/** Hyphen, slash, full stop and apostrophe may stand inside a word. */
const WORD = String.raw`(?<word>[^\s",;:!?()\[\]{}|*]+)`;
/** A minus counts directly before a word or phrase, never inside a word; two in a row are ignored. */
const CHUNK = new RegExp(
  String.raw`(?<minus>(?<!\S)[-\u2010-\u2015\u2212](?=[^\s\-\u2010-\u2015\u2212]))?(?:${PHRASE}|${WORD})(?<star>\*(?!\S))?`,
  'gu',
);

/** What stands between two separators, before its words are read. */
interface Chunk {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isPhrase: boolean;
  readonly negated: boolean;
  readonly prefix: boolean;
}

/** How sure a typed number is a case number; `none` where no case numbers are searched. */
type Numbers = 'none' | 'possible' | 'certain';

/** Splits a typed text. Never throws: unknown syntax is a word, or ignored. Linear in the text. */
export function itemsOf(query: string, numbers: Numbers): Item[] {
  const text = query.replace(QUOTES, '"');
  const chunks = chunksOf(text);
  const items: Item[] = [];
  for (let from = 0; from < chunks.length;) {
    let to = from;
    while (to < chunks.length && !chunks[to]!.isPhrase) to += 1;
    items.push(...wordItems(text, chunks.slice(from, to), numbers));
    const phrase = chunks[to];
    if (phrase) items.push(...phraseItem(phrase));
    from = to + 1;
  }
  return items;
}

function chunksOf(text: string): Chunk[] {
  return Array.from(text.matchAll(CHUNK), ({ 0: all, groups = {}, index }) => {
    const { minus = '', phrase, word = '', star = '' } = groups;
    const quote = phrase === undefined ? 0 : 1;
    const start = index + minus.length + quote;
    return {
      text: phrase ?? word,
      start,
      end: index + all.length - star.length - quote,
      isPhrase: phrase !== undefined,
      negated: minus !== '',
      prefix: star !== '',
    };
  });
}

function phraseItem({ text, negated, prefix }: Chunk): Item[] {
  const tokens = locatedTokens(text);
  return tokens.length === 0
    ? []
    : [{ kind: 'phrase', text, tokens, negated, prefix, number: null }];
}

/** The words of neighbouring chunks are read together, because `§ 263 a` and `2. ledd` span several. */
function wordItems(text: string, chunks: readonly Chunk[], numbers: Numbers): Item[] {
  const [first, end] = [chunks[0], chunks.at(-1)];
  if (!first || !end) return [];
  const offset = first.start;
  const segment = text.slice(offset, end.end);
  const spans =
    numbers === 'none' ? [] : saksnummerSpans(segment.replace(DASHES, '-'), numbers === 'certain');
  const items: Item[] = [];
  for (const { chunk, last, tokens, number } of groupsOf(segment, offset, chunks, spans)) {
    const operator = number ? undefined : OPERATORS.get(chunk.text);
    const isOperator = operator !== undefined && !chunk.negated && !last.prefix;
    items.push({
      kind: number ? 'number' : isOperator ? operator : 'word',
      text: number
        ? segment.slice(number.start, number.end)
        : textOf(segment, { chunk, last, tokens }),
      tokens,
      negated: chunk.negated,
      prefix: last.prefix && !number,
      number,
    });
  }
  return items;
}

/** Whole words only: in lower case «not» is a fishing net, and «and» a bird. */
const OPERATORS: ReadonlyMap<string, 'or' | 'and' | 'not'> = new Map([
  ...['eller', 'Eller', 'ELLER', 'or', 'OR'].map((word) => [word, 'or'] as const),
  ...['og', 'Og', 'OG', 'AND'].map((word) => [word, 'and'] as const),
  ...['IKKE', 'IKKJE', 'NOT'].map((word) => [word, 'not'] as const),
]);

interface Group {
  readonly chunk: Chunk;
  /** Where its last word ends: there a `*` stands. */
  last: Chunk;
  readonly tokens: LocatedToken[];
  readonly number: SaksnummerSpan | null;
}

/** The words of a chunk belong together (Lopez-Hansen); a paragraph stands alone; a number has the words in it. */
function groupsOf(
  segment: string,
  offset: number,
  chunks: readonly Chunk[],
  numbers: readonly SaksnummerSpan[],
): Group[] {
  const groups: Group[] = [];
  let chunkAt = 0;
  let lastAt = 0;
  let numberAt = 0;
  for (const token of locatedTokens(segment)) {
    while (chunks[chunkAt + 1] && chunks[chunkAt + 1]!.start - offset <= token.start) chunkAt += 1;
    while (numbers[numberAt] && numbers[numberAt]!.end <= token.start) numberAt += 1;
    const next = numbers[numberAt];
    const number = next && next.start <= token.start ? next : null;
    const chunk = chunks[chunkAt]!;
    const group = groups.at(-1);
    while (chunks[lastAt + 1] && chunks[lastAt + 1]!.start - offset < token.end) lastAt += 1;
    const last = chunks[lastAt]!;
    if (group && belongs(token, chunk, number, group, segment)) {
      group.tokens.push(token);
      group.last = last;
    } else groups.push({ chunk, last, tokens: [token], number });
  }
  return groups;
}

function belongs(
  token: LocatedToken,
  chunk: Chunk,
  number: SaksnummerSpan | null,
  group: Group,
  segment: string,
): boolean {
  if (number || group.number) return number === group.number;
  const before = group.tokens.at(-1)!;
  if (isParagraph(token) || isParagraph(before)) return token.start === before.start;
  if (chunk === group.chunk || isCountedPair(before.token, token.token)) return true;
  const isNext = !chunk.negated && /^\s$/.test(segment.slice(before.end, token.start));
  return isNext && isOneApart([...group.tokens, token].map((one) => one.token));
}

export function isParagraph({ token }: Token): boolean {
  return token.startsWith('§');
}

/** `2 ledd`, `kapittel 26`, `nr 3`, `sal 250`: a number and what it counts. */
function isCountedPair(a: string, b: string): boolean {
  if (/^\d{1,2}$/.test(a)) return b === 'ledd' || b === 'punktum';
  if (isRoom(a, b)) return true;
  return (a === 'kapittel' || a === 'nr') && /^\d{1,3}[a-h]?$/.test(b);
}

/** As it was typed, with the signs between its words; a paragraph in the same chunk is an item of its own. */
function textOf(segment: string, { chunk, last, tokens }: Omit<Group, 'number'>): string {
  const isWhole = last === chunk && !chunk.text.includes('§') && !tokens.some(isParagraph);
  return isWhole ? chunk.text : segment.slice(tokens[0]!.start, tokens.at(-1)!.end);
}
