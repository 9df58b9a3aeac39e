import type { Gate } from '#search/port.ts';
import type { Clause, Condition, SearchField, Term } from '#search/query.ts';
import { keysOf } from './keys.ts';
import type { Key } from './lexemes.ts';
import { type Bound, each, either, tsquery } from './tsquery.ts';

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
  const lists = (bound: Bound) => wanted.map((clause) => queriesOf([clause], gate, bound));
  if (match === 'any') {
    const one = (bound: Bound) => inMonths([queriesOf(wanted, gate, bound)], months);
    return isNegated
      ? { atMost: 'all', surely: NOWHERE }
      : { atMost: one('atMost'), surely: one('surely') };
  }
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

/** A term, and the keys under which it is looked for. */
interface Sought {
  readonly term: Term;
  readonly keys: readonly Key[];
}

/**
 * The clauses as tsqueries of which one matches: words many at a time, and on its own what needs several words, of which
 * Postgres then looks at the rarest first.
 */
function queriesOf(clauses: readonly AskedClause[], gate: Gate, bound: Bound): string[] {
  const sought = clauses.map(({ clause, fields }) => {
    const { open, parter, documents } = keysOf(fields, gate);
    const under = (keys: readonly Key[], isOne: (kind: Term['kind']) => boolean): Sought[] =>
      clause.anyOf.filter(({ kind }) => isOne(kind)).map((term) => ({ term, keys }));
    const all = [...open, ...parter, ...documents];
    return {
      words: under(all, (kind) => kind !== 'phrase' && kind !== 'all'),
      phrases: under([...open, ...parter], (kind) => kind === 'phrase'),
      several: [
        ...under(documents, (kind) => kind === 'phrase'),
        ...under(all, (kind) => kind === 'all'),
      ],
    };
  });
  const of = (some: readonly Sought[]) =>
    either(some.map(({ term, keys }) => tsquery([term], keys, bound))) ?? [];
  const queries = [
    ...chunksOf(
      sought.flatMap(({ words }) => words),
      MOST_TERMS,
    ).flatMap(of),
    ...chunksOf(
      sought.flatMap(({ phrases }) => phrases),
      MOST_PHRASES,
    ).flatMap(of),
    ...sought.flatMap(({ several }) => several).flatMap((one) => of([one])),
  ];
  return [...new Set(queries)];
}

function chunksOf<T>(terms: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(terms.length / size) }, (_, i) =>
    terms.slice(i * size, (i + 1) * size),
  );
}
