import type { estypes } from '@elastic/elasticsearch';
import { filters } from './clauses/index.ts';
import { all, type Asked } from './filters.ts';
import { sort, type Key } from './sort.ts';

/** A search request whose order is known and has no ties. */
export type Body = estypes.SearchRequest & { readonly sort: Key[] };

/**
 * Nothing is fetched: a hit's id is one of its sort values. No hit has a score, and a total of which a part
 * is missing is no total.
 */
export const BARE = {
  _source: false,
  stored_fields: '_none_',
  track_scores: false,
  allow_partial_search_results: false,
} as const satisfies estypes.SearchRequest;

/** The question without its page. */
export function body(asked: Asked): Body {
  return { ...BARE, query: all(filters(asked)), sort: sort(asked) };
}

/** The same result from its end: only the direction changes, so that what came last comes first. */
export function backwards(question: Body): Body {
  const turned = ([field, key]: [string, Key[string]]) =>
    [field, { ...key, order: key.order === 'asc' ? 'desc' : 'asc' } as const] as const;
  const sort = question.sort.map((key) => Object.fromEntries(Object.entries(key).map(turned)));
  return { ...question, sort };
}

/** Where in a hit's sort values the case's id stands. */
const SAK_ID = 1;

export function ids(hits: readonly estypes.SearchHit[]): string[] {
  return hits.map((hit) => String(hit.sort?.[SAK_ID]));
}

export function total({ hits }: estypes.SearchResponse): number {
  return typeof hits.total === 'number' ? hits.total : (hits.total?.value ?? 0);
}
