import type { estypes } from '@elastic/elasticsearch';

export type Filter = NonNullable<estypes.QueryDslQueryContainer>;

export const nothing: Filter = { match_none: {} };

export function all(filters: readonly Filter[]): Filter {
  return filters.length === 1 && filters[0] ? filters[0] : { bool: { filter: [...filters] } };
}

/** At least one of the filters; without any, nothing matches. */
export function any(filters: readonly Filter[]): Filter {
  if (filters.length === 0) return nothing;
  return filters.length === 1 && filters[0]
    ? filters[0]
    : { bool: { should: [...filters], minimum_should_match: 1 } };
}

export function not(filter: Filter): Filter {
  return { bool: { must_not: [filter] } };
}

export function nested(path: string, filters: readonly Filter[]): Filter {
  return { nested: { path, query: all(filters), score_mode: 'none' } };
}

/** The case is one of these. */
export function isOneOf(sakIds: readonly string[]): Filter {
  return { terms: { sakId: [...sakIds] } };
}

/** As `isOneOf`, inside a hearing or a file: it is stored as a nested document with the id of its case. */
export function isOfOneOf(sakIds: readonly string[]): Filter {
  return { ids: { values: [...sakIds] } };
}

/** Leaves out cases for which the index is known to be behind Postgres. */
export function notStale(sakIds: readonly string[] | 'all'): readonly Filter[] {
  if (sakIds === 'all') return [nothing];
  return sakIds.length === 0 ? [] : [not(isOneOf(sakIds))];
}
