import {
  BEFORE_DOM,
  FIRST_PARTS,
  NAME_HEADS,
  NO_FIRSTS,
  NO_HEADS,
  NOT_COMPOUNDS,
  SHORT_PARTS,
  SPLIT_AS,
} from './compound-lists.ts';
import { knownReadings, withoutGenitive } from './forms.ts';
import { type Reading, lexicon } from './lexicon.ts';

/** A word made of words: narkotika + overtredelse. */
export interface Compound {
  /** What each word before the head may be. */
  readonly firsts: readonly (readonly Reading[])[];
  /** What the last word is a form of. */
  readonly heads: readonly Reading[];
  /** Where the head begins; the word's length when the parts do not stand in it one after the other. */
  readonly headAt: number;
  /** `firsts` and `heads` together say what the word says; else one of its parts is missing. */
  readonly complete: boolean;
}

const MIN_PART = 3;
const MIN_COMPOUND = 6;
/** Longer tokens are no words. */
const MAX_COMPOUND = 40;
const MAX_FIRSTS = 3;
/** What a linking letter, a short or an unusual part costs; the cheapest way to split wins. */
const COST = { part: 4, linkE: 2, missingS: 6, verb: 2, adjective: 2, short: 3, headNoNoun: 4 };
const MAX_COST = 16;
const MAX_COST_SHORT_HEAD = 9;

/** Splits a word of two to four parts; null when it does not look like a compound. */
export function splitCompound(
  word: string,
  whole: readonly Reading[] | null = null,
): Compound | null {
  if (word.length < MIN_COMPOUND || word.length > MAX_COMPOUND) return null;
  const best = cheapestSplit(word, whole);
  if (!best || (whole === null && best.heads.some(({ lemma }) => NAME_HEADS.has(lemma))))
    return null;
  const firsts = best.parts.map(firstReadings);
  return {
    firsts: firsts.filter((readings) => readings.length > 0),
    heads: best.heads,
    headAt: best.headAt,
    complete: firsts.every((readings) => readings.length > 0),
  };
}

interface Split {
  readonly parts: readonly string[];
  readonly heads: readonly Reading[];
  readonly headAt: number;
}

function cheapestSplit(word: string, whole: readonly Reading[] | null): Split | null {
  const ways = cheapestFirsts(word);
  let best: Split | null = null;
  let bestCost = MAX_COST + 1;
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const before = ways[at];
    if (!before) continue;
    const heads = nounsFirst(
      headReadings(word.slice(at)).filter((head) => agree(head, word, at, whole)),
    );
    const cost = before.cost + Math.min(...heads.map(headCost));
    const isShort = word.length - at <= MIN_PART;
    if (isShort && cost > MAX_COST_SHORT_HEAD) continue;
    if (cost > bestCost || (cost === bestCost && !isLinkedBetter(word, at, best))) continue;
    best = { parts: before.parts, heads, headAt: at };
    bestCost = cost;
  }
  return best;
}

/** kontrakts + krangel, not kontrakt + skrangel: when both cost the same, the s links, unless many compounds are made with the other head. */
function isLinkedBetter(word: string, at: number, best: Split | null): boolean {
  return (
    best !== null &&
    word[at - 1] === 's' &&
    best.headAt === at - 1 &&
    !best.heads.some(({ productive }) => productive)
  );
}

/** Whether the head is inflected as the whole word is, when the lexicon knows that: eiendom is no dom of eien. */
function agree(head: Reading, word: string, at: number, whole: readonly Reading[] | null): boolean {
  const first = word.slice(0, at);
  if (head.lemma === 'dom' && word[at - 1] !== 's' && !BEFORE_DOM.has(first)) return false;
  return (
    whole === null ||
    whole.some(
      ({ lemma, wordClass }) =>
        isSameWord({ lemma, wordClass }, first, head) && !(isDerived(lemma) && !isLongNoun(first)),
    )
  );
}

/** Participles of compounds are adjectives in the lexicon: drapssiktet, and sikte. */
function isSameWord(
  whole: Pick<Reading, 'lemma' | 'wordClass'>,
  first: string,
  head: Reading,
): boolean {
  if (whole.wordClass === 'adj' && head.wordClass === 'verb')
    return whole.lemma.startsWith(first) && whole.lemma.length - first.length > MIN_PART;
  return whole.wordClass === head.wordClass && whole.lemma === first + head.lemma;
}

/** The parts of a word that the lexicon knows as a whole; null when it is not, or no longer, a compound. */
export function compoundOf(word: string, readings: readonly Reading[]): Compound | null {
  const whole = readings.filter(
    ({ lemma, wordClass }) =>
      (wordClass === 'noun' || wordClass === 'adj') && !NOT_COMPOUNDS.has(lemma),
  );
  if (whole.length === 0) return null;
  const listed = whole.map(({ lemma }) => SPLIT_AS.get(lemma)).find((parts) => parts !== undefined);
  if (listed === undefined) return withoutAdjectives(splitCompound(word, whole));
  // `dommer` is a judge here, and not several judgments.
  const meant = (part: string) => knownReadings(part).filter(({ lemma }) => lemma === part);
  const heads = meant(listed.at(-1)!);
  return {
    firsts: listed.slice(0, -1).map(meant),
    heads,
    headAt: word.length,
    complete: listed.length > 1,
  };
}

/** `stor` says nothing about `storting`: in a word of the lexicon, an adjective is no part that it is found by. */
function withoutAdjectives(compound: Compound | null): Compound | null {
  if (!compound) return null;
  const firsts = compound.firsts
    .map((readings) => readings.filter(({ wordClass }) => wordClass !== 'adj'))
    .filter((readings) => readings.length > 0);
  return {
    ...compound,
    firsts,
    complete: compound.complete && firsts.length === compound.firsts.length,
  };
}

/** frifinnelse, veiledning: made of the verb frifinne, veilede, not of two nouns. */
const OF_VERBS = /(?:n?ing|else|er|sel)$/;

function isDerived(lemma: string): boolean {
  const ending = OF_VERBS.exec(lemma);
  if (!ending) return false;
  const stem = lemma.slice(0, ending.index);
  return [stem, `${stem}e`, `${stem}ne`].some((verb) =>
    lexicon()
      .readings(verb)
      .some((reading) => reading.wordClass === 'verb' && reading.lemma === verb),
  );
}

const MIN_LONG_NOUN = 4;

function isLongNoun(first: string): boolean {
  return (
    first.length >= MIN_LONG_NOUN &&
    firstReadings(first).some(({ wordClass }) => wordClass === 'noun')
  );
}

/** What the first part of a compound may be, with or without its linking letter. */
function firstReadings(part: string): Reading[] {
  const whole = lexicon()
    .readings(part)
    .filter(({ lemma, wordClass, rare }) => lemma === part && wordClass !== 'adv' && !rare);
  const linked = /[se]$/.test(part)
    ? lexicon()
        .readings(part.slice(0, -1))
        .filter(
          ({ lemma, wordClass, rare }) =>
            wordClass === 'noun' && lemma === part.slice(0, -1) && !rare,
        )
    : [];
  return [...linked, ...whole];
}

interface Firsts {
  readonly parts: readonly string[];
  readonly cost: number;
}

/** For each place in the word, the cheapest way to fill it up to there with first parts. */
function cheapestFirsts(word: string): (Firsts | undefined)[] {
  const best: (Firsts | undefined)[] = [{ parts: [], cost: 0 }];
  for (let from = 0; from <= word.length - MIN_COMPOUND + MIN_PART; from += 1) {
    const before = best[from];
    if (!before || before.parts.length === MAX_FIRSTS) continue;
    for (const [end, own] of firstPartsFrom(word, from)) {
      const cost = before.cost + own;
      if (cost >= (best[end]?.cost ?? Infinity)) continue;
      best[end] = { parts: [...before.parts, word.slice(from, end)], cost };
    }
  }
  return best;
}

/** The first parts that begin at `from`: where each ends, and its cost. */
function firstPartsFrom(word: string, from: number): Map<number, number> {
  const ends = new Map<number, number>();
  const offer = (end: number, cost: number): void => {
    if (cost < (ends.get(end) ?? Infinity)) ends.set(end, cost);
  };
  for (const first of FIRST_PARTS)
    if (word.startsWith(first, from)) offer(from + first.length, COST.part);
  for (const end of lexicon().endsFrom(word, from)) {
    const text = word.slice(from, end);
    if (NO_FIRSTS.has(text)) continue;
    for (const reading of lexicon().readings(text)) {
      if (reading.lemma !== text || reading.rare) continue;
      const cost = firstCost(reading);
      offer(end, cost + (needsS(text) ? COST.missingS : 0));
      if (reading.wordClass === 'noun') offerLinked(word, end, cost, offer);
    }
  }
  return ends;
}

/** The same word with a linking letter after it. */
function offerLinked(
  word: string,
  end: number,
  cost: number,
  offer: (end: number, cost: number) => void,
): void {
  if (word[end] === 's') offer(end + 1, cost);
  if (word[end] === 'e') offer(end + 1, cost + COST.linkE);
  // Three equal letters are written as two: trafikk + kontroll.
  if (word[end - 1] === word[end - 2]) offer(end - 1, cost + COST.linkE);
}

function firstCost({ lemma, wordClass, productive }: Reading): number {
  const short = shortCost(lemma, productive);
  if (wordClass === 'noun') return COST.part + short;
  if (wordClass === 'verb' && lemma.length > MIN_PART) return COST.part + COST.verb + short;
  if (wordClass === 'adj' && lemma.length >= MIN_PART) return COST.part + COST.adjective + short;
  return Infinity;
}

/** A short word occurs in many others by chance: it must be one that compounds are made with. */
function shortCost(lemma: string, productive: boolean): number {
  if (lemma.length <= MIN_PART) return SHORT_PARTS.has(lemma) ? 0 : Infinity;
  return lemma.length > MIN_PART + 1 || productive ? 0 : COST.short;
}

const NEEDS_S = /(?:[^s]ing|sjon|het|skap|dom|tet|else|nad|sel)$/;
function needsS(text: string): boolean {
  return NEEDS_S.test(text) && text.length > 5 && !text.endsWith('else');
}

function headReadings(text: string): Reading[] {
  const known = knownReadings(text);
  const genitive = withoutGenitive(text);
  const readings = known.length === 0 && genitive !== null ? knownReadings(genitive) : known;
  return readings.filter((reading) => headCost(reading) < Infinity);
}

function nounsFirst(heads: readonly Reading[]): readonly Reading[] {
  const nouns = heads.filter(({ wordClass }) => wordClass === 'noun');
  return nouns.length > 0 ? nouns : heads;
}

const MIN_OTHER_HEAD = 5;

function headCost({ lemma, wordClass, productive }: Reading): number {
  if (wordClass === 'noun') return NO_HEADS.has(lemma) ? Infinity : shortCost(lemma, productive);
  return wordClass === 'adv' || lemma.length < MIN_OTHER_HEAD ? Infinity : COST.headNoNoun;
}
