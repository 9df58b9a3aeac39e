import type { Gate } from '#search/port.ts';
import type { Clause, Condition, SearchField, Term } from '#search/query.ts';
import { keysOf } from './keys.ts';
import type { Key } from './lexemes.ts';
import { type Bound, each, tsquery } from './tsquery.ts';

/** Clauses, each in its fields. */
export interface Asked {
  readonly match: Condition['match'];
  readonly clauses: readonly AskedClause[];
  /** A tsquery that narrows what is looked at. */
  readonly months: string | null;
}
export interface AskedClause {
  readonly clause: Clause;
  readonly fields: readonly SearchField[];
}

export function askedBy({ match, clauses, fields }: Condition): Asked {
  return { match, clauses: clauses.map((clause) => ({ clause, fields })), months: null };
}

/** Cases by their words: of each list a tsquery matches; or all cases. */
export type Found = readonly (readonly string[])[] | 'all';

/**
 * Where the clauses may hold, and where they surely do, as far as an index tells: of cases in which something is hidden it
 * says too much, never too little.
 */
export function boundsOf(asked: Asked, gate: Gate): Readonly<Record<Bound, Found>> {
  const { match, clauses, months } = asked;
  const wanted = clauses.filter(({ clause }) => !clause.negated);
  const isNegated = wanted.length < clauses.length;
  const lists = (bound: Bound) =>
    wanted.map(({ clause, fields }) => queriesOf(clause.anyOf, fields, gate, bound));
  if (match === 'any')
    return isNegated
      ? { atMost: 'all', surely: NOWHERE }
      : { atMost: [lists('atMost').flat()], surely: [lists('surely').flat()] };
  if (wanted.length === 0) return { atMost: 'all', surely: isNegated ? NOWHERE : 'all' };
  const all = (bound: Bound) => inMonths(together(lists(bound)), months);
  return { atMost: all('atMost'), surely: isNegated ? NOWHERE : all('surely') };
}

const NOWHERE: Found = [[]];

/** Lists of one tsquery each are one tsquery. */
function together(lists: readonly (readonly string[])[]): (readonly string[])[] {
  const singles = lists.filter(({ length }) => length === 1).map(([query]) => query!);
  const joined = each(singles);
  return [...(joined === null ? [] : [[joined]]), ...lists.filter(({ length }) => length !== 1)];
}

function inMonths(lists: readonly (readonly string[])[], months: string | null): Found {
  if (months === null) return lists;
  return lists.map((list) => list.map((query) => each([query, months])!));
}

/** Whether both are the same cases. */
export function isSame(one: Found, other: Found): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A case that a tsquery finds is compared with all of it, so that a long one is slower than several. */
const MOST_TERMS = 40;
const MOST_PHRASES = 8;

/**
 * The terms as tsqueries of which one matches: words many at a time, and on its own what needs several words, of which
 * Postgres then looks at the rarest first.
 */
function queriesOf(
  terms: readonly Term[],
  fields: readonly SearchField[],
  gate: Gate,
  bound: Bound,
): string[] {
  const { open, parter, documents } = keysOf(fields, gate);
  const all = [...open, ...parter, ...documents];
  const of = (some: readonly Term[], keys: readonly Key[]) => tsquery(some, keys, bound) ?? [];
  const phrases = terms.filter(({ kind }) => kind === 'phrase');
  const several = terms.filter(({ kind }) => kind === 'all');
  const words = terms.filter(({ kind }) => kind !== 'phrase' && kind !== 'all');
  const queries = [
    ...chunksOf(words, MOST_TERMS).flatMap((some) => of(some, all)),
    ...chunksOf(phrases, MOST_PHRASES).flatMap((some) => of(some, [...open, ...parter])),
    ...phrases.flatMap((phrase) => of([phrase], documents)),
    ...several.flatMap((term) => of([term], all)),
  ];
  return [...new Set(queries)];
}

function chunksOf(terms: readonly Term[], size: number): Term[][] {
  return Array.from({ length: Math.ceil(terms.length / size) }, (_, i) =>
    terms.slice(i * size, (i + 1) * size),
  );
}
