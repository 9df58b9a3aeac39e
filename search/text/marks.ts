import type { Clause, SearchField, Term } from '#search/query.ts';
import { type LocatedWord, type Range, saksnummerPlaces, segmentsOf } from './located-words.ts';
import { fold } from './tokenize.ts';
import { indexSaksnummer } from './saksnummer.ts';

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
export function marksOf(texts: readonly ShownText[], clauses: readonly Clause[]): Marked[] {
  return placesOf(texts, clauses).map((found) => ({
    marks: merged(found),
    clauses: [...new Set(found.map(({ clause }) => clause))].sort((a, b) => a - b),
  }));
}

/** Where something stands that a clause looks for. */
export interface Place extends Range {
  readonly clause: number;
}

/** Every place in each of the texts, in no order. */
export function placesOf(texts: readonly ShownText[], clauses: readonly Clause[]): Place[][] {
  const read = texts.map(readText);
  const places = read.map((): Place[] => []);
  clauses.forEach(({ anyOf, negated }, clause) => {
    for (const term of negated ? [] : anyOf)
      findTerm(term, read)?.forEach((ranges, i) => {
        for (const { start, end } of ranges) places[i]!.push({ clause, start, end });
      });
  });
  return places;
}

interface ReadText extends ShownText {
  readonly segments: readonly (readonly LocatedWord[])[];
}

function readText({ field, text }: ShownText): ReadText {
  return { field, text, segments: segmentsOf(text, field) };
}

/** The places of a term in each text; null when it does not match. */
function findTerm(term: Term, texts: readonly ReadText[]): Range[][] | null {
  if (term.kind === 'all') {
    const parts = term.terms.map((part) => findTerm(part, texts));
    if (!parts.every((part) => part !== null)) return null;
    return texts.map((_, i) => parts.flatMap((part) => part[i]!));
  }
  const found = texts.map((text) => findIn(term, text));
  return found.some((ranges) => ranges.length > 0) ? found : null;
}

function findIn(term: Exclude<Term, { kind: 'all' }>, read: ReadText): Range[] {
  const words = () => read.segments.flat();
  switch (term.kind) {
    case 'word': {
      const stems = new Set(term.stems);
      return words().filter(
        ({ token, keys }) => token === term.token || keys.some((key) => stems.has(key)),
      );
    }
    case 'prefix':
      return words().filter(({ token }) => token.startsWith(term.token));
    case 'phrase':
      return read.segments.flatMap((segment) => phrases(segment, term.tokens, term.lemmas));
    case 'saksnummer':
      return read.field === 'saksnummer' ? saksnummerRanges(term, read.text) : [];
  }
}

/** Each occurrence from its first word to its last. */
function phrases(
  segment: readonly LocatedWord[],
  tokens: readonly string[],
  lemmas: readonly string[] | null,
): Range[] {
  const standsAt = (at: number) =>
    tokens.every((token, i) => segment[at + i]?.token === token) ||
    (lemmas?.every((lemma, i) => segment[at + i]?.lemma === lemma) ?? false);
  return segment.flatMap(({ start }, at) =>
    standsAt(at) ? [{ start, end: segment[at + tokens.length - 1]!.end }] : [],
  );
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

/** Where a marked part of a case number (search/text/saksnummer-parts.ts) stands in it. */
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
