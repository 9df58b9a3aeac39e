import type { Term } from '#search/query.ts';
import {
  HEADS_ALONE,
  HEADS_AS,
  NAME_FIRSTS,
  NAME_HEADS,
  WIDE_HEADS,
} from '#search/text/lexicon/compound-lists.ts';
import { lexicon } from '#search/text/lexicon/lexicon.ts';
import { type Part, partsOf } from '#search/text/words.ts';
import { type Item, itemsOf } from './items.ts';
import { keyTerm, meanings } from './meaning.ts';
import { isSmallWord } from './small-words.ts';
import { folded, typedWord } from './typed-words.ts';
import { isCapsLock, isPlaceLike } from './word-readings.ts';

/** A typed compound, and how its parts can be searched when it finds nothing itself. */
interface CompoundWord {
  /** As it was typed. */
  readonly text: string;
  /** The best first: all its parts, each with what it means; then its last part alone, where that says enough, or its first ones. */
  readonly ways: readonly PartsWay[];
  /** The first of two parts, where the last tells little; null where neither tells enough. */
  readonly beginning: PartsWay | null;
}
interface PartsWay {
  /** What is searched for instead, in words. */
  readonly words: string;
  readonly terms: readonly Term[];
}

/** The compounds among the words that must be found (`arvekrangel`, `BankID-svindel`). Names are none. */
export function compoundsIn(query: string): CompoundWord[] {
  const items = itemsOf(query, 'possible');
  const isShouted = isCapsLock(items);
  return items.flatMap((item, at) => {
    const { kind, negated, prefix, text } = item;
    if (kind !== 'word' || negated || prefix) return [];
    const parts = typedParts(item, { isShouted, isFirst: at === 0 });
    if (!parts || isPlaceLike(parts.at(-1)!.keys)) return [];
    const [ways, beginning] = [waysOf(parts), beginningOf(parts)];
    return ways.length > 0 || beginning ? [{ text, ways, beginning }] : [];
  });
}

/** What else finds each compound among the words, as `ReadOptions.parts` takes it, where one of its parts is enough. */
export function singlePartsIn(query: string): ReadonlyMap<string, readonly Term[]> {
  return new Map(
    compoundsIn(query).map(({ text, ways, beginning }) => [
      text,
      (beginning ?? ways.at(-1)!).terms,
    ]),
  );
}

interface Typed {
  readonly isShouted: boolean;
  /** Phones write the first word with a capital. */
  readonly isFirst: boolean;
}
const MIN_PART = 2;
const CAPITAL = /^\p{Lu}/u;

const WORDS = /^[\p{L}\p{M}]+(?:[-\u2010-\u2015][\p{L}\p{M}]+)*$/u;
const DASH = /[-\u2010-\u2015]/u;

/** The parts of a word, its head last; null when the lexicon does not know them, or the word may be a name. */
function typedParts({ text, tokens }: Item, typed: Typed): Part[] | null {
  const last = tokens.at(-1);
  if (!last || !WORDS.test(text)) return null;
  if (tokens.length === 1) return partsOfWord(text, last.written, typed);
  const isName = CAPITAL.test(text.split(DASH).at(-1)!) && !typed.isShouted;
  const head = partsOf(last.written) ?? wholePart(last.written);
  if (isName || !head) return null;
  const firsts = tokens
    .slice(0, -1)
    .filter(({ token }) => token.length >= MIN_PART && !isSmallWord(token));
  return [...firsts.map(({ written }) => partAs(written)), ...head];
}

/** What the lexicon has whole is no name, however it is typed. */
function partsOfWord(text: string, written: string, typed: Typed): Part[] | null {
  const parts = partsOf(written);
  if (!parts || lexicon().has(written)) return parts;
  if (mayBeName(written, parts)) return null;
  const isTypedAsName = CAPITAL.test(text) && !typed.isShouted;
  return isTypedAsName && !(typed.isFirst && isLong(parts)) ? null : parts;
}

/** Sandvold, Myrvold: what a place is called, and a short word. */
function mayBeName(written: string, parts: readonly Part[]): boolean {
  const [first, second] = parts;
  if (!first || !second || parts.length > 2 || second.lemma.length > MAX_SHORT) return false;
  return (
    (first.lemma.length <= second.lemma.length && second.lemma.length <= MIN_PART + 1) ||
    [first.lemma, written.slice(0, -second.lemma.length)].some(
      (text) => NAME_FIRSTS.has(text) || NAME_HEADS.has(text),
    )
  );
}
const MAX_SHORT = 4;

/** No name ends in so long a word that stands for a crime or a dispute. */
function isLong(parts: readonly Part[]): boolean {
  const head = parts.at(-1)!;
  return head.lemma.length > MAX_SHORT && saysEnough(head);
}

function wholePart(written: string): Part[] | null {
  const isNoun = lexicon()
    .readings(written)
    .some(({ wordClass, rare }) => wordClass === 'noun' && !rare);
  return isNoun ? [partAs(written)] : null;
}

function partAs(written: string): Part {
  return { lemma: written, keys: typedWord({ ...folded(written), written }).keys };
}

function waysOf(parts: readonly Part[]): PartsWay[] {
  const head = parts.at(-1)!;
  const words = parts.map(({ lemma }) => lemma).join(' ');
  return [
    // The parts themselves are searched already, with the word as it was typed.
    ...(parts.some(meansMore) ? [{ words, terms: allOf(parts.map(sayingsOf)) }] : []),
    ...(parts.length > 1 && saysEnough(head) ? [aboutLess(parts, head)] : []),
  ];
}

/** `konkurskaranteneforskrift`: «forskrift» tells little, what stands before it enough. */
function beginningOf([first, head, third]: readonly Part[]): PartsWay | null {
  if (!first || !head || third || saysEnough(head)) return null;
  if (first.lemma.length < LONG_FIRST && !meansMore(first)) return null;
  return { words: first.lemma, terms: sayingsOf(first) };
}
const LONG_FIRST = 8;

function aboutLess(parts: readonly Part[], head: Part): PartsWay {
  return WIDE_HEADS.has(head.lemma)
    ? aboutFirst(parts)
    : { words: head.lemma, terms: sayingsOf(head) };
}

/** `veikrangel`: a civil case about «vei», whatever it calls the dispute; `brøytetvist`: about «brøyting». */
function aboutFirst(parts: readonly Part[]): PartsWay {
  const firsts = parts.slice(0, -1).map((part) => {
    const noun = `${part.lemma}ing`;
    return lexicon().has(noun) ? { ...part, keys: [...part.keys, ...partAs(noun).keys] } : part;
  });
  const all = [...firsts, partAs('sivilsak')];
  return { words: all.map(({ lemma }) => lemma).join(' '), terms: allOf(all.map(sayingsOf)) };
}

function meansMore({ lemma, keys }: Part): boolean {
  return HEADS_AS.has(lemma) || meanings().ofWord(keys).length > 0;
}

function saysEnough(head: Part): boolean {
  return HEADS_ALONE.has(head.lemma) || WIDE_HEADS.has(head.lemma) || meansMore(head);
}

/** Everything that says what a part says. */
function sayingsOf({ lemma, keys }: Part): Term[] {
  const other = HEADS_AS.get(lemma);
  const all = other === undefined ? keys : [...keys, ...typedWord(folded(other)).keys];
  const words = [...all];
  const others: Term[] = [];
  for (const term of meanings().ofWord(all))
    if (term.kind === 'word') words.push(...term.stems);
    else others.push(term);
  return [keyTerm([...new Set(words)]), ...others];
}

const MAX_TERMS = 24;

/** One of the sayings of each part, in every combination; of too many, the first ones. */
function allOf(parts: readonly (readonly Term[])[]): Term[] {
  return parts
    .reduce<(readonly Term[])[]>(
      (before, sayings) =>
        before
          .flatMap((terms) => sayings.map((saying) => [...terms, ...flat(saying)]))
          .slice(0, MAX_TERMS),
      [[]],
    )
    .map((terms) => (terms.length === 1 ? terms[0]! : { kind: 'all', terms }));
}

function flat(term: Term): readonly Term[] {
  return term.kind === 'all' ? term.terms : [term];
}
