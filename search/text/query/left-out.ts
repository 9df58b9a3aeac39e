import type { Token } from '#search/text/tokenize.ts';
import { isParagraph, type Item, itemsOf } from './items.ts';
import { operandsOf } from './operands.ts';
import { isSmallWord } from './small-words.ts';
import { isCapsLock } from './word-readings.ts';

/** A word of a search, and the search without it. */
interface LeftOut {
  /** As it was typed, without quotes and stars: a word, a phrase, a number, a paragraph with what belongs to it. */
  readonly word: string;
  readonly rest: string;
}

/**
 * The free text without each of the words that it must have, or must not have, one at a time, in their order. A phrase is
 * one word, and so is what is read together (§ 263 a). Nothing when no other word would be left, nor where a quote stands
 * alone or lacks its other half: it makes a phrase of whatever follows, and the rest would be read as another text.
 */
export function leavingOut(query: string): LeftOut[] {
  const words = wordsIn(query);
  if (words.length < 2 || !quotesPairUp(query)) return [];
  return words.map(({ start, end }) => ({
    word: query.slice(start, end),
    rest: without(query, start, end),
  }));
}

interface Placed {
  readonly start: number;
  readonly end: number;
}

/** Small words and operators are part of no search by themselves. */
function wordsIn(query: string): Placed[] {
  const items = itemsOf(query, 'possible');
  const place = {
    field: null,
    alone: items.length === 1,
    onlySmall: false,
    variants: null,
    parts: null,
  };
  const operands = operandsOf(items, { ...place, capsLock: isCapsLock(items) });
  // An item has its text and no place, but the items stand in their order.
  const text = query.replace(QUOTE, '"');
  let from = 0;
  const placeOf = (item: Item): Placed | null => {
    const start = text.indexOf(item.text, from);
    if (start === -1) return null;
    from = start + item.text.length;
    return { start, end: from };
  };
  return operands.flatMap(({ items: own, reading }) => {
    const places = own.map(placeOf);
    if (reading === null || places.includes(null)) return [];
    const found = places as Placed[];
    // A paragraph and its letter are one thing; what is a saying together is still words.
    if (isParagraph(own[0]!.tokens[0]!))
      return [{ start: found[0]!.start, end: found.at(-1)!.end }];
    return found.filter((_, i) => own.length === 1 || !own[i]!.tokens.every(isSmall));
  });
}

const isSmall = ({ token }: Token) => isSmallWord(token);

const QUOTE = /[«»“”„‟❝❞＂]/g;

function quotesPairUp(query: string): boolean {
  const text = query.replace(QUOTE, '"');
  return text.split('"').length % 2 === 1 && !/(?:^|\s)"(?=\s|$)/u.test(text);
}

/** What belongs to a word beside it: quotes, a minus, and the operator that excludes it; a star after it. */
const BEFORE =
  /(?:(?:^|\s)(?:men\s+|og\s+|AND\s+)?(?:ikke|ikkje|not)\s+)?(?:(?<!\S)[-\u2010-\u2015\u2212])?["«»“”„‟❝❞＂]?$/iu;
const AFTER = /^["«»“”„‟❝❞＂]?\*?/u;
/** What joins the word to another one, which then stands by itself. */
const JOINED_BEFORE = /(?:^|\s)(?:eller|or|og|and)\s*$/iu;
const JOINED_AFTER = /^\s*(?:eller|or|og|and)(?=\s|$)/iu;

function without(query: string, start: number, end: number): string {
  const before = query.slice(0, start).replace(BEFORE, '');
  const after = query.slice(end).replace(AFTER, '');
  const alone = before.replace(JOINED_BEFORE, '');
  const rest = alone === before ? after.replace(JOINED_AFTER, '') : after;
  return `${alone} ${rest}`.replace(/\s+/gu, ' ').replace(/^[\s,;]+|[\s,;]+$/gu, '');
}
