import type { Clause, SearchField, Term } from '#search/query.ts';
import { type LocatedWord, type Range, saksnummerPlaces, segmentsOf } from './located-words.ts';
import { fold } from '#search/text/tokenize.ts';
import { indexSaksnummer } from '#search/text/saksnummer/saksnummer.ts';

/** A place in a shown text: UTF-16 offsets, the end exclusive. */
export interface Mark {
  readonly fra: number;
  readonly til: number;
}

/** A text that the reader sees, as it is shown. */
interface ShownText {
  readonly field: SearchField;
  readonly text: string;
}

interface Marked {
  /** In order, without overlaps. */
  readonly marks: readonly Mark[];
  /** The clauses, by their place in the list, for which something stands here. */
  readonly clauses: readonly number[];
}

/** Where in one text the words stand that the clauses look for; negated clauses mark nothing. */
export function marksIn(text: string, clauses: readonly Clause[], field: SearchField): Mark[] {
  return [...marksOf([{ field, text }], clauses)[0]!.marks];
}

/**
 * Where in the texts of one case the words stand, in the order of `texts`. What must all be there (a compound's parts)
 * may stand in different texts.
 */
export function marksOf(
  texts: readonly ShownText[],
  clauses: readonly Clause[],
  read: ReadsText = readText,
): Marked[] {
  return placesOf(texts, clauses, read).map((found) =>
    found.length === 0
      ? NOTHING
      : {
          marks: merged(found),
          clauses: [...new Set(found.map(({ clause }) => clause))].sort((a, b) => a - b),
        },
  );
}
/** Most texts of a hit: none is made for each. */
const NOTHING: Marked = { marks: [], clauses: [] };

/** Where something stands that a clause looks for. */
interface Place extends Range {
  readonly clause: number;
}

/**
 * Every place in each of the texts, in no order. Words that only together mean what was typed (a law and its
 * paragraph, the parts of a compound) count when what was typed stands nowhere itself.
 */
export function placesOf(
  texts: readonly ShownText[],
  clauses: readonly Clause[],
  readOne: ReadsText = readText,
): Place[][] {
  const read = texts.map(readOne);
  const places = read.map((): Place[] => []);
  for (const [clause, { anyOf, negated }] of clauses.entries()) {
    if (negated) continue;
    const { itself, together } = soughtBy(anyOf);
    const found = rangesIn(itself, read) ?? findTogether(together, read) ?? [];
    for (const [i, ranges] of found.entries())
      for (const { start, end } of ranges) places[i]!.push({ clause, start, end });
  }
  return places;
}

type Leaf = Exclude<Term, { kind: 'all' }>;

/** Terms of which any is looked for, put together: each word of a text is looked at once, however many terms there are. */
interface Sought {
  readonly tokens: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  readonly phrases: readonly Phrase[];
  readonly numbers: readonly Extract<Term, { kind: 'saksnummer' }>[];
}

interface Phrase {
  readonly words: readonly string[];
  readonly own: (word: LocatedWord) => string | null;
}

/** What a clause looks for: what was typed, and what must all be there to mean the same. */
interface SoughtOfClause {
  readonly itself: Sought;
  readonly together: readonly (readonly Sought[])[];
}

/** Clauses are the same for all hits of a page. */
const known = new WeakMap<readonly Term[], SoughtOfClause>();

function soughtBy(anyOf: readonly Term[]): SoughtOfClause {
  let sought = known.get(anyOf);
  if (!sought) {
    sought = {
      itself: putTogether(anyOf.filter((term): term is Leaf => term.kind !== 'all')),
      together: anyOf.flatMap((term) =>
        term.kind === 'all' ? [leavesOf(term).map((leaf) => putTogether([leaf]))] : [],
      ),
    };
    known.set(anyOf, sought);
  }
  return sought;
}

function leavesOf(term: Term): Leaf[] {
  return term.kind === 'all' ? term.terms.flatMap(leavesOf) : [term];
}

function putTogether(terms: readonly Leaf[]): Sought {
  const words = terms.filter((term) => term.kind === 'word');
  return {
    tokens: new Set(words.map(({ token }) => token)),
    keys: new Set(words.flatMap(({ stems }) => stems)),
    prefixes: terms.flatMap((term) => (term.kind === 'prefix' ? [term.token] : [])),
    phrases: terms.flatMap((term) => (term.kind === 'phrase' ? phrasesOf(term) : [])),
    numbers: terms.filter((term) => term.kind === 'saksnummer'),
  };
}

function phrasesOf({ tokens, lemmas }: Extract<Term, { kind: 'phrase' }>): Phrase[] {
  const phrases: Phrase[] = [{ words: tokens, own: ({ token }) => token }];
  if (lemmas) phrases.push({ words: lemmas, own: ({ lemma }) => lemma });
  return phrases.filter(({ words }) => words.length > 0);
}

/** A text with its words. */
interface ReadText extends ShownText {
  readonly segments: readonly (readonly LocatedWord[])[];
}

/** Reads a text for `marksOf`. */
export type ReadsText = (shown: ShownText) => ReadText;

/** Reads each text once. For the rows of one page, or for one case: it keeps what it has read. */
export function readingOnce(): ReadsText {
  const fields = new Map<SearchField, Map<string, ReadText>>();
  return (shown) => {
    let texts = fields.get(shown.field);
    if (!texts) fields.set(shown.field, (texts = new Map<string, ReadText>()));
    let read = texts.get(shown.text);
    if (!read) texts.set(shown.text, (read = readText(shown)));
    return read;
  };
}

function readText({ field, text }: ShownText): ReadText {
  return { field, text, segments: segmentsOf(text, field) };
}

/** The places in each text of what must all be there; null when of none all is. */
function findTogether(
  together: readonly (readonly Sought[])[],
  texts: readonly ReadText[],
): (readonly Range[])[] | null {
  const found = together.flatMap((parts) => {
    const each: (readonly Range[])[][] = [];
    for (const part of parts) {
      const places = rangesIn(part, texts);
      if (!places) return [];
      each.push(places);
    }
    return [each];
  });
  if (found.length === 0) return null;
  return texts.map((_, i) => found.flatMap((parts) => parts.flatMap((places) => places[i]!)));
}

/** The places in each text; null when there are none. */
function rangesIn(sought: Sought, texts: readonly ReadText[]): (readonly Range[])[] | null {
  const found = texts.map((text) => findIn(sought, text));
  return found.some(({ length }) => length > 0) ? found : null;
}

const NOWHERE: readonly Range[] = [];

function findIn(sought: Sought, { field, text, segments }: ReadText): readonly Range[] {
  let found: Range[] | null = null;
  for (const segment of segments)
    for (let at = 0; at < segment.length; at += 1) {
      if (isSought(sought, segment[at]!)) (found ??= []).push(segment[at]!);
      for (const phrase of sought.phrases)
        if (standsAt(phrase, segment, at))
          (found ??= []).push({
            start: segment[at]!.start,
            end: segment[at + phrase.words.length - 1]!.end,
          });
    }
  if (field === 'saksnummer')
    for (const number of sought.numbers) (found ??= []).push(...saksnummerRanges(number, text));
  return found ?? NOWHERE;
}

function isSought({ tokens, keys, prefixes }: Sought, word: LocatedWord): boolean {
  if (tokens.has(word.token)) return true;
  for (const key of word.keys) if (keys.has(key)) return true;
  for (const prefix of prefixes) if (word.token.startsWith(prefix)) return true;
  return false;
}

function standsAt({ words, own }: Phrase, segment: readonly LocatedWord[], at: number): boolean {
  if (at + words.length > segment.length) return false;
  return words.every((word, i) => own(segment[at + i]!) === word);
}

function saksnummerRanges(
  { all, prefix }: Extract<Term, { kind: 'saksnummer' }>,
  text: string,
): Range[] {
  const { stems } = indexSaksnummer(text);
  const matches =
    all.every((part) => stems.includes(part)) &&
    (prefix === null || stems.some((stem) => stem.startsWith(prefix)));
  if (!matches) return [];
  return [...all, ...(prefix === null ? [] : [prefix])].flatMap((part) => partRange(part, text));
}

/** Where a marked part of a case number (search/text/saksnummer/parts.ts) stands in it. */
function partRange(part: string, text: string): Range[] {
  const [kind, value = ''] = part.split(/:(.*)/s);
  const places = saksnummerPlaces(text);
  if (kind === 'raa' || !places) return [beginning(text, value.length)];
  const { year, serial, type, court, suffix } = places;
  const ranges: Readonly<Record<string, Range | null>> = {
    nr: { start: Math.min(year.start, serial.start), end: Math.max(year.end, serial.end) },
    lnr: serial,
    siste: { start: serial.end - value.length, end: serial.end },
    aar: year,
    type,
    domstol: court,
    suffiks: suffix,
  };
  const range = kind === undefined ? null : (ranges[kind] ?? null);
  return range ? [range] : [];
}

/** The beginning of the text with so many (folded) letters and digits. */
function beginning(text: string, length: number): Range {
  const start = text.length - text.trimStart().length;
  let end = start;
  for (let seen = 0; end < text.length && seen < length; end += 1)
    if (/[\p{L}\p{N}]/u.test(text[end]!)) seen += fold(text[end]!).length;
  return { start, end };
}

function merged(ranges: readonly Range[]): Mark[] {
  const marks: { fra: number; til: number }[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = marks.at(-1);
    if (last && start <= last.til) last.til = Math.max(last.til, end);
    else if (end > start) marks.push({ fra: start, til: end });
  }
  return marks;
}
