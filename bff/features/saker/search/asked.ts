import type { Treff } from '#contract/treff.ts';
import type { Clause, SearchField, SearchQuery } from '#search/query.ts';

/** Clauses for one field, or for all of them (`field` null). */
export interface Asked {
  readonly field: SearchField | null;
  readonly clauses: readonly Clause[];
}

/** Why a case is a hit, and what of the question that does not explain. */
export interface Why {
  readonly treff: readonly Treff[];
  readonly unexplained: readonly Asked[];
}

/** What was asked for in so many words; what must not be there marks nothing. */
export function askedFor({ free, fields }: Pick<SearchQuery, 'free' | 'fields'>): Asked[] {
  return onlyAsked(
    [{ field: null, clauses: free }, ...fields].map(({ field, clauses }) => ({
      field,
      clauses: clauses.filter(({ negated }) => !negated),
    })),
  );
}

export function onlyAsked(asked: readonly Asked[]): Asked[] {
  return asked.filter(({ clauses }) => clauses.length > 0);
}

/** What is asked for where all fields are searched, or only this one. */
export function clausesOf(asked: readonly Asked[], only: SearchField): Clause[] {
  return asked.flatMap(({ field, clauses }) =>
    field === null || field === only ? [...clauses] : [],
  );
}
