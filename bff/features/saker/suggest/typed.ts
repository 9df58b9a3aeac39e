import { PAGE_TEXTS } from '#domain/sak-texts.ts';
import type { Lookup } from '#search/port.ts';
import type { Clause, SearchField } from '#search/query.ts';
import { parseClauses } from '#search/text/query/clauses.ts';
import { tokenize, tokens } from '#search/text/tokenize.ts';

/** What has been typed so far: whole words, and the beginning of the last one. */
export interface Typed {
  /** As it was typed, without signs that mean something to a search. */
  readonly text: string;
  /** Folded, at least one; each is at least the beginning of a word. */
  readonly words: readonly string[];
  /** What the engine is asked for, by what it is for. */
  readonly lookups: readonly SuggestionLookup[];
}
interface SuggestionLookup extends Lookup {
  readonly of: Source;
}
/** The cases that a group is made of; `numre` have the number that is typed, `saker` the subject. */
export type Source = 'numre' | 'saker' | 'advokater' | 'dommere' | 'parter';

/** Names of parties are suggested from three letters: two would list people by the alphabet. */
const MIN_PARTY = 3;
const MIN_LOOKED_UP = 2;
/** Cases that are read: for the subject also to see what and which courts they are mostly, for names a few more than are shown. */
const CASES = 10;
const SUBJECT_CASES = 30;
const NAMED_CASES = 6;

/** null when there is neither a letter nor a digit. */
export function readTyped(typed: string): Typed | null {
  const text = typed
    .replace(/["«»“”„‟*]/g, ' ')
    .replace(/(?<!\S)-+/g, '')
    .trim()
    .replace(/\s+/g, ' ');
  const words = tokenize(text);
  const last = words.at(-1);
  if (last === undefined) return null;
  const clauses: Clause[] = words.slice(0, -1).map(asWord);
  const named = { match: 'all', clauses: [...clauses, asPrefix(last)] } as const;
  const names = (of: Source, fields: readonly SearchField[]): SuggestionLookup => ({
    of,
    condition: { ...named, fields },
    limit: NAMED_CASES,
  });
  const letters = words.join('').replace(/[^\p{L}]/gu, '').length;
  // What one letter begins is only looked for among what the service knows by heart.
  if ([...text].length < MIN_LOOKED_UP) return { text, words, lookups: [] };
  return {
    text,
    words,
    lookups: [
      ...casesLike(text),
      ...(letters < 2
        ? []
        : (['advokater', 'dommere'] as const).map((of) => names(of, fieldsOf(of)))),
      ...(letters < MIN_PARTY ? [] : [names('parter', ['parter'])]),
    ],
  };
}

const fieldsOf = (group: Source) =>
  PAGE_TEXTS.filter(({ search }) => search.suggest === group).map(({ key }) => key);

const asWord = (token: string): Clause => ({
  anyOf: [{ kind: 'word', token, stems: [] }],
  negated: false,
});
const asPrefix = (token: string): Clause => ({
  anyOf: [{ kind: 'prefix', token }],
  negated: false,
});

/** By number, which may be incomplete, and by subject. */
function casesLike(text: string): SuggestionLookup[] {
  const numbers = /\d\d/.test(text) ? parseClauses(text, 'saksnummer') : [];
  const written = tokens(text).map((token) => token.written);
  const subject = /[\p{L}§]/u.test(text)
    ? parseClauses(`${written.join(' ')}*`, 'sakenGjelder')
    : [];
  const by = (of: Source, clauses: readonly Clause[], field: SearchField, limit: number) =>
    clauses.length === 0
      ? []
      : [{ of, condition: { match: 'all', clauses, fields: [field] } as const, limit }];
  return [
    ...by('numre', numbers, 'saksnummer', CASES),
    ...by('saker', subject, 'sakenGjelder', SUBJECT_CASES),
  ];
}

/** Whether each typed word begins a word of the text. */
export function begins({ words }: Pick<Typed, 'words'>, text: string): boolean {
  const there = tokenize(text);
  return words.every((word) => there.some((other) => other.startsWith(word)));
}
