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

/** Leaves out cases for which the index is known to be behind Postgres. */
export function notStale(sakIds: readonly string[] | 'all'): readonly Filter[] {
  if (sakIds === 'all') return [nothing];
  return sakIds.length === 0 ? [] : [not({ terms: { sakId: [...sakIds] } })];
}
