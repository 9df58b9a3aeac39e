/** One thing the user typed, before it is analysed. */
export interface Item {
  readonly kind: 'word' | 'phrase' | 'or';
  /** As typed, without the operator signs. */
  readonly text: string;
  readonly negated: boolean;
  /** A trailing `*`. */
  readonly prefix: boolean;
}

/** A caller cannot make the engine work harder than this. */
export const MAX_ITEMS = 40;

/** Keyboards and word processors make dashes of hyphens. */
const DASHES = /[\u2010-\u2015\u2212]/g;
const QUOTES = /[«»“”„‟❝❞＂]/g;
/** Directly before what it negates, and nowhere inside a word; two of them mean nothing. */
const MINUS = String.raw`(?<minus>(?<!\S)-(?=[^\s-]))?`;
const PHRASE = String.raw`"(?<phrase>[^"]*)"`;
const PARAGRAPH = String.raw`(?<paragraph>(?:§+|(?<![\p{L}\p{N}])paragraf(?=\s))\s*\d+(?:-\d+)*(?:\s?[a-h](?![\p{L}\p{N}]))?)`;
/** Hyphen, slash, full stop and apostrophe may stand inside a word. */
const WORD = String.raw`(?<word>[^\s",;:!?()\[\]{}|§*]+)`;
const ITEM = new RegExp(
  String.raw`${MINUS}(?:${PHRASE}|${PARAGRAPH}|${WORD})(?<star>\*(?!\S))?`,
  'giu',
);

/** Takes a query apart. Total: what is not understood is a word, or a sign without meaning. */
export function lex(query: string): Item[] {
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
