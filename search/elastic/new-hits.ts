import type { estypes } from '@elastic/elasticsearch';
import { seenAfter } from './clauses.ts';
import { all, type Filter } from './filters.ts';

/** The name of the aggregation; no facet is called so. */
export const NEW_HITS = 'nye';

/** How many hits were first seen after `newSince`. `choices` are those that the query itself does not have (body.ts). */
export function newAggregation(
  newSince: Date,
  choices: readonly Filter[],
): Record<string, estypes.AggregationsAggregationContainer> {
  return { [NEW_HITS]: { filter: all([seenAfter(newSince), ...choices]) } };
}

/** The count in an answer; null when it was not asked for. */
export function newHits({ aggregations }: estypes.SearchResponse): number | null {
  const counted = aggregations?.[NEW_HITS] as { readonly doc_count: number } | undefined;
  return counted?.doc_count ?? null;
}
