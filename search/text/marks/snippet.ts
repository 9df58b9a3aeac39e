import type { Clause, Term } from '#search/query.ts';
import type { Range } from './located-words.ts';
import { type Mark, marksIn, placesOf } from './marks.ts';
import { type Token, tokens } from '#search/text/tokenize.ts';
import { indexWord } from '#search/text/words.ts';

/** A short piece of a long text, and where the words stand in it. */
interface Snippet {
  readonly utdrag: string;
  readonly steder: readonly Mark[];
}

/** How much is shown on each side of the best place. */
const AROUND = 80;
/** Long texts are read in parts, until one has everything that is looked for. */
const PART = 4_000;
/** When something has been found, no more than this is read to find a better place. */
const ENOUGH = 60_000;

/**
 * The place in a document's text where most of the clauses stand close together, with its surroundings; null when none
 * does. The same text and clauses always give the same piece.
 */
export function snippet(text: string, clauses: readonly Clause[]): Snippet | null {
  const place = bestOf(text, clauses) ?? farApart(text, clauses);
  return place && cutOut(text, place, clauses);
}

interface Best extends Range {
  /** Different clauses that stand here. */
  readonly count: number;
}

function bestOf(text: string, clauses: readonly Clause[]): Best | null {
  const wanted = clauses.filter(({ negated }) => !negated).length;
  let best: Best | null = null;
  // A text of one part is read closely at once: it is quoted because something stands in it.
  const mayMatch = text.length > PART ? matcherOf(clauses) : () => true;
  for (const { part, offset } of partsOf(text)) {
    if (best && (best.count === wanted || offset > ENOUGH)) break;
    const place = mayMatch(part) ? bestIn(part, clauses) : null;
    if (place && place.count > (best?.count ?? 0))
      best = { start: place.start + offset, end: place.end + offset, count: place.count };
  }
  return best;
}

/** Whether something may stand in a part; most parts of a text have nothing and need not be read closely. */
function matcherOf(clauses: readonly Clause[]): (part: string) => boolean {
  const terms = clauses.filter(({ negated }) => !negated).flatMap(({ anyOf }) => anyOf);
  const prefixes = terms.flatMap(prefixesOf);
  const known = new Map<string, readonly string[]>();
  const signsOf = ({ token, written }: Token) => {
    const { lemma, keys } = indexWord(written);
    const begun = prefixes.filter((prefix) => token.startsWith(prefix));
    return [token, lemma, ...keys, ...begun.map((prefix) => `${prefix}*`)];
  };
  return (part) => {
    const seen = new Set<string>();
    for (const word of tokens(part)) {
      let signs = known.get(word.written);
      if (!signs) known.set(word.written, (signs = signsOf(word)));
      for (const sign of signs) seen.add(sign);
    }
    return terms.some((term) => mayStandIn(seen, term));
  };
}

function prefixesOf(term: Term): string[] {
  if (term.kind === 'all') return term.terms.flatMap(prefixesOf);
  return term.kind === 'prefix' ? [term.token] : [];
}

function mayStandIn(seen: ReadonlySet<string>, term: Term): boolean {
  switch (term.kind) {
    case 'word':
      return seen.has(term.token) || term.stems.some((key) => seen.has(key));
    case 'prefix':
      return seen.has(`${term.token}*`);
    case 'phrase':
      return [term.tokens, term.lemmas].some((words) => words?.every((word) => seen.has(word)));
    case 'all':
      return term.terms.every((part) => mayStandIn(seen, part));
    case 'saksnummer':
      return false;
  }
}

function* partsOf(text: string): Generator<{ part: string; offset: number }> {
  for (let from = 0; from < text.length;) {
    const to = from + PART < text.length ? wordStart(text, from + PART) : text.length;
    yield { part: text.slice(from, to), offset: from };
    from = to;
  }
}

/** Where a word begins, at `at` or shortly after it. */
function wordStart(text: string, at: number): number {
  const space = text.slice(at, at + AROUND).search(/\s/);
  return space < 0 ? at : at + space + 1;
}

/** So many places after one are enough to tell how many clauses stand there. */
const MAX_COUNTED = 50;

function bestIn(text: string, clauses: readonly Clause[]): Best | null {
  const [found = []] = placesOf([{ field: 'dokumenttekst', text }], clauses);
  const places = found.toSorted((a, b) => a.start - b.start);
  let best: Best | null = null;
  for (const [i, { start, end }] of places.entries()) {
    const near = places
      .slice(i, i + MAX_COUNTED)
      .filter((place) => place.end <= Math.max(end, start + AROUND));
    const count = new Set(near.map(({ clause }) => clause)).size;
    if (count > (best?.count ?? 0))
      best = { start, end: Math.max(...near.map((place) => place.end)), count };
  }
  return best;
}

/** Where the first of several words stands that must all be there, and are. */
function farApart(text: string, clauses: readonly Clause[]): Range | null {
  for (const { anyOf, negated } of clauses) {
    for (const term of negated ? [] : anyOf) {
      if (term.kind !== 'all') continue;
      const parts = term.terms.map((part) => bestOf(text, [{ anyOf: [part], negated: false }]));
      if (parts[0] && parts.every((part) => part !== null)) return parts[0];
    }
  }
  return null;
}

const SENTENCE_END = /[.!?]\s+(?=\p{Lu})|[\r\n]+/gu;

/** The sentence, or the words around the place. Line breaks become spaces. */
function cutOut(text: string, place: Range, clauses: readonly Clause[]): Snippet {
  const [from, before] = beginningOf(text, place.start);
  const [to, after] = endOf(text, place.end);
  const utdrag = before + text.slice(from, to).replace(/\s/g, ' ').trimEnd() + after;
  const marks = (each: readonly Clause[]) => marksIn(utdrag, each, 'dokumenttekst');
  const together = marks(clauses);
  const steder = together.length > 0 ? together : marks(clauses.flatMap(separately));
  const shift = before.length - from;
  // Out of its surroundings a word may be read differently: the number of a paragraph in a list.
  const itself = { fra: place.start + shift, til: place.end + shift };
  return { utdrag, steder: steder.length > 0 ? steder : [itself] };
}

/** Where the piece begins, and the sign for what is left out before it. */
function beginningOf(text: string, start: number): readonly [number, string] {
  const from = Math.max(0, start - AROUND);
  const before = text.slice(from, start);
  const sentence = [...before.matchAll(SENTENCE_END)].at(-1);
  if (sentence) return [from + sentence.index + sentence[0].length, ''];
  if (from === 0) return [0, ''];
  const space = before.search(/\s/);
  return [space < 0 ? start : from + space + 1, '…'];
}

function endOf(text: string, end: number): readonly [number, string] {
  const after = text.slice(end, end + AROUND);
  const sentence = after.search(SENTENCE_END);
  if (sentence >= 0) return [end + sentence + 1, ''];
  if (end + AROUND >= text.length) return [text.length, ''];
  const space = after.search(/\s\S*$/);
  return [end + Math.max(0, space), '…'];
}

/** Words that must all be there are marked wherever they stand. */
function separately({ anyOf, negated }: Clause): Clause[] {
  return anyOf
    .flatMap((term) => (term.kind === 'all' ? term.terms : [term]))
    .map((term) => ({ anyOf: [term], negated }));
}
