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
export interface ShownText {
  readonly field: SearchField;
  readonly text: string;
}

export interface Marked {
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
  return placesOf(texts, clauses, read).map((found) => ({
    marks: merged(found),
    clauses: [...new Set(found.map(({ clause }) => clause))].sort((a, b) => a - b),
  }));
}

/** Where something stands that a clause looks for. */
export interface Place extends Range {
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
  clauses.forEach(({ anyOf, negated }, clause) => {
    const terms = negated ? [] : anyOf;
    const itself = findTerms(
      terms.filter(({ kind }) => kind !== 'all'),
      read,
    );
    const found = itself.length > 0 ? itself : findTerms(terms, read);
    for (const each of found) {
      for (const [i, ranges] of each.entries())
        for (const { start, end } of ranges) places[i]!.push({ clause, start, end });
    }
  });
  return places;
}

function findTerms(terms: readonly Term[], texts: readonly ReadText[]): (readonly Range[])[][] {
  return terms.map((term) => findTerm(term, texts)).filter((found) => found !== null);
}

/** A word, and where it stands. */
interface Spot {
  readonly word: LocatedWord;
  readonly segment: readonly LocatedWord[];
  readonly at: number;
}

/** A text with its words by what they are found by, because a clause may have hundreds of terms. */
interface ReadText extends ShownText {
  readonly byToken: ReadonlyMap<string, readonly Spot[]>;
  readonly byKey: ReadonlyMap<string, readonly Spot[]>;
  readonly byLemma: ReadonlyMap<string, readonly Spot[]>;
}

/** Reads a text for `marksOf`. */
export type ReadsText = (shown: ShownText) => ReadText;

/** Reads each text once. For the rows of one page, or for one case: it keeps what it has read. */
export function readingOnce(): ReadsText {
  const known = new Map<string, ReadText>();
  return (shown) => {
    const key = `${shown.field} ${shown.text}`;
    const read = known.get(key) ?? readText(shown);
    known.set(key, read);
    return read;
  };
}

function readText({ field, text }: ShownText): ReadText {
  const [byToken, byKey, byLemma] = [1, 2, 3].map(() => new Map<string, Spot[]>());
  for (const segment of segmentsOf(text, field)) {
    for (const [at, word] of segment.entries()) {
      const spot = { word, segment, at };
      add(byToken!, word.token, spot);
      for (const key of word.keys) add(byKey!, key, spot);
      if (word.lemma !== null) add(byLemma!, word.lemma, spot);
    }
  }
  return { field, text, byToken: byToken!, byKey: byKey!, byLemma: byLemma! };
}

function add(spots: Map<string, Spot[]>, key: string, spot: Spot): void {
  const known = spots.get(key);
  if (known) known.push(spot);
  else spots.set(key, [spot]);
}

/** The places of a term in each text; null when it does not match. */
function findTerm(term: Term, texts: readonly ReadText[]): (readonly Range[])[] | null {
  if (term.kind === 'all') {
    const parts = term.terms.map((part) => findTerm(part, texts));
    if (!parts.every((part) => part !== null)) return null;
    return texts.map((_, i) => parts.flatMap((part) => part[i]!));
  }
  const found = texts.map((text) => findIn(term, text));
  return found.some(({ length }) => length > 0) ? found : null;
}

const NOWHERE: readonly Spot[] = [];

function findIn(term: Exclude<Term, { kind: 'all' }>, read: ReadText): readonly Range[] {
  const { byToken, byKey, byLemma } = read;
  switch (term.kind) {
    case 'word': {
      // Most of the hundreds of terms that a word may mean stand nowhere.
      let spots = byToken.get(term.token) ?? NOWHERE;
      for (const key of term.stems) {
        const more = byKey.get(key);
        if (more) spots = [...spots, ...more];
      }
      return spots.map(({ word }) => word);
    }
    case 'prefix':
      return [...byToken]
        .filter(([token]) => token.startsWith(term.token))
        .flatMap(([, spots]) => spots.map(({ word }) => word));
    case 'phrase':
      return [
        ...phrases(byToken.get(term.tokens[0]!), term.tokens, ({ token }) => token),
        ...phrases(byLemma.get(term.lemmas?.[0] ?? ''), term.lemmas ?? [], ({ lemma }) => lemma),
      ];
    case 'saksnummer':
      return read.field === 'saksnummer' ? saksnummerRanges(term, read.text) : [];
  }
}

/** Each occurrence that begins at one of the spots, from its first word to its last. */
function phrases(
  spots: readonly Spot[] = [],
  words: readonly string[],
  own: (word: LocatedWord) => string | null,
): Range[] {
  return spots.flatMap(({ word: { start }, segment, at }) => {
    const found = segment.slice(at, at + words.length);
    const same = found.length === words.length && found.every((word, i) => own(word) === words[i]);
    return same ? [{ start, end: found.at(-1)!.end }] : [];
  });
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
