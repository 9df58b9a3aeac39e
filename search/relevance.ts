import { SAK_FELT } from '#domain/sak-felt.ts';
import {
  type Condition,
  type Nearly,
  SEARCH_FIELDS,
  type SearchField,
  TEXT_FIELDS,
  type Term,
  type Weighed,
} from './query.ts';
import { isForholdMark } from './text/forhold.ts';
import { MOST } from './text/weights/weights.ts';
import type { ReadText, Wanted } from './text/query/clauses.ts';
import { keyTerm } from './text/query/meaning.ts';
import { exactPhrase, phraseTerms } from './text/query/phrases.ts';
import type { Reading } from './text/query/readings.ts';
import type { Token } from './text/tokenize.ts';

const SUBJECT: readonly SearchField[] = ['sakenGjelder'];
const NAMES = TEXT_FIELDS.filter((field) => SAK_FELT[field].kind === 'people');
const SHOWN = TEXT_FIELDS.filter((field) => SAK_FELT[field].kind !== 'people');

/**
 * The order of «Mest relevante», best first (docs/PRODUCT.md, "Searching"). `texts` are the texts that were typed about
 * the case as a whole or its subject; `numbers` finds the whole case numbers among them.
 */
export function tiersOf(texts: readonly ReadText[], numbers: Condition | null): Condition[] {
  const words = texts.flatMap(({ required }) => required);
  const said = texts.find((text) => text.said.length > 0)?.said ?? [];
  return [
    ...(numbers ? [numbers] : []),
    ...held(words),
    ...phrase(said, asTyped, SUBJECT),
    ...phrase(said, phraseTerms, SUBJECT),
    ...all(words, 'exact', SUBJECT),
    ...all(words, 'forms', SUBJECT),
    ...phrase(said, asTyped, NAMES),
    ...all(words, 'names', NAMES),
    ...all(words, 'forms', SHOWN),
    // What remains is found by what the words mean, or with the help of documents.
  ];
}

/** A case that is heard behind closed doors comes before one whose text speaks of them. */
function held(words: readonly Reading[]): Condition[] {
  const marks = words.map(({ anyOf }) =>
    anyOf.flatMap((term) => (term.kind === 'word' ? term.stems.filter(isForholdMark) : [])),
  );
  if (marks.every(({ length }) => length === 0)) return [];
  const clauses = words.map(({ anyOf }, at) => ({
    anyOf: marks[at]!.length > 0 ? [keyTerm(marks[at]!)] : anyOf,
    negated: false,
  }));
  return [{ match: 'all', clauses, fields: TEXT_FIELDS }];
}

const asTyped = (words: readonly Token[]) => [exactPhrase(words)];

/** All that was typed, in one text; one word is no phrase. */
function phrase(
  said: readonly Token[],
  terms: (words: readonly Token[]) => readonly Term[],
  fields: readonly SearchField[],
): Condition[] {
  if (said.length < 2) return [];
  return [{ match: 'all', clauses: [{ anyOf: terms(said), negated: false }], fields }];
}

/** Everything that is required, in one of the ways in which it may be found. */
function all(
  words: readonly Reading[],
  way: keyof Reading,
  fields: readonly SearchField[],
): Condition[] {
  if (words.length === 0) return [];
  const clauses = words.map((word) => ({ anyOf: word[way], negated: false }));
  return [{ match: 'all', clauses, fields }];
}

/*
 * What a word is worth, for each of its weight: that a case has it at all, and how much the case is about it. The numbers are small, so
 * that a rare word in one sentence counts more than a common one everywhere.
 */
const HAS = 8;
/** In a field that a row shows; where a case is heard counts as the rarest word. */
const SHOWN_IN = 6;
/** Its subject says so itself, or what is meant for sure, not only what may be. */
const FOR_SURE = 4;
/** In words: a paragraph may be about more than that. */
const IN_WORDS = 2;
/** Of a word that means something for sure, its subject has the word itself: «drapstrussel» before «trusler». */
const ITSELF = 2;
/**
 * Its subject has one word of an expression, or one part of a compound: «ugyldig testament» is about a testament, «hasjlagring» about
 * hash; «tok livet av» is not about all that has to do with life.
 */
const ONE_OF_EXPRESSION = 3;
const OFTEN = 3;
const IN_BEGINNING = 2;
/** Two words that were typed side by side, and stand so. */
const SIDE_BY_SIDE = 3;

/** Of more words the rarest say what is meant. */
const MOST_WORDS = 16;

/** What is meant is cited as a law with its paragraph, else said. */
const isInWords = ({ kind }: Term) => kind !== 'all';

/** How much a case is about the words, beyond that it has them. */
export function pointsOf(words: readonly Wanted[]): Weighed[] {
  const weigh = (terms: readonly Term[], weight: number, fields: Condition['fields']): Weighed => ({
    condition: { match: 'all', clauses: [{ anyOf: terms, negated: false }], fields },
    weight,
  });
  return rarest(words).flatMap(({ anyOf, forms, itself, sure, weight, isPlace, withBefore }) => [
    weigh(anyOf, (isPlace ? MOST : weight) * SHOWN_IN, SHOWN),
    // Of what is nowhere a paragraph both are the same condition, and each costs the engine.
    ...(sure.every(isInWords)
      ? [weigh([...forms, ...sure], weight * (FOR_SURE + IN_WORDS), SUBJECT)]
      : [
          weigh([...forms, ...sure], weight * FOR_SURE, SUBJECT),
          weigh([...forms, ...sure.filter(isInWords)], weight * IN_WORDS, SUBJECT),
        ]),
    ...(sure.length > 0 ? [weigh(forms, weight * ITSELF, SUBJECT)] : []),
    ...(itself ? [weigh(itself, weight * ONE_OF_EXPRESSION, SUBJECT)] : []),
    weigh(forms, weight * OFTEN, ['dokumentofte']),
    weigh(forms, weight * IN_BEGINNING, ['dokumentbegynnelse']),
    ...(withBefore ? [weigh(phraseTerms(withBefore), weight * SIDE_BY_SIDE, SEARCH_FIELDS)] : []),
  ]);
}

/** Seven of them weigh less than one of the others. */
const PLACE = 1;

/** The weight from which a word tells something by itself. */
const RARE = 5;

/** What a case has at least, and so many words are enough for it. */
type MostOf = Nearly & { readonly least: number };

/**
 * Most of the words: half of what all of them weigh; of two words of some weight either. Where a case is heard makes none nearly what was asked for,
 * but among those that are it counts. Null for one word, and for nothing but places. `surely`: a word that means something for sure has to be
 * meant so, and of two words the one that tells less is not enough.
 */
export function nearlyAll(words: readonly Wanted[], surely = false): MostOf | null {
  const subjects = rarest(words).filter(({ isPlace }) => !isPlace);
  if (words.length < 2 || subjects.length === 0) return null;
  const weighed = rarest(words).map((word) => ({
    condition: {
      ...({ match: 'all', fields: SEARCH_FIELDS } as const),
      clauses: [{ anyOf: surely ? surelyMeant(word) : word.anyOf, negated: false }],
    },
    weight: word.isPlace ? PLACE : word.weight * HAS,
  }));
  const weights = subjects.map(({ weight }) => weight * HAS).sort((a, b) => b - a);
  const half = Math.ceil(sumOf(weights) / 2 / HAS) * HAS;
  // «folk» and «gjeldsproblemer» are not worth the same.
  const isEither = !surely && weights.length === 2 && weights[1]! * 2 >= weights[0]!;
  const atLeast = isEither ? weights[1]! : half;
  const least = weights.findIndex((_, at) => sumOf(weights.slice(0, at + 1)) >= atLeast) + 1;
  return { words: weighed, atLeast, least };
}

const surelyMeant = ({ anyOf, forms, sure }: Wanted) =>
  sure.length > 0 ? [...forms, ...sure] : anyOf;

/**
 * Any of the words that tell something by themselves, for a search of which no case has most: those that mean something to the courts
 * (search/text/query/synonyms), and rare ones. «dømt» and «nytt» do not. Null where no word does.
 */
export function anyWord(words: readonly Wanted[]): MostOf | null {
  const most = nearlyAll(words);
  const all = rarest(words);
  const telling = all.filter(
    (word) => !word.isPlace && (hasOtherWords(word) || word.weight >= RARE),
  );
  if (!most || telling.length === 0) return null;
  const weighed = most.words.map((word, at) =>
    telling.includes(all[at]!) ? word : { ...word, weight: PLACE },
  );
  return {
    words: weighed,
    atLeast: Math.min(...telling.map(({ weight }) => weight)) * HAS,
    least: 1,
  };
}

/** The courts, or the law, have another word for it. */
const hasOtherWords = ({ anyOf, forms }: Wanted) => anyOf.length > forms.length;

/** In the order in which they were typed. */
export function rarest(words: readonly Wanted[]): readonly Wanted[] {
  if (words.length <= MOST_WORDS) return words;
  const first = [...words].sort((a, b) => b.weight - a.weight).slice(0, MOST_WORDS);
  return words.filter((word) => first.includes(word));
}

function sumOf(weights: readonly number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}
