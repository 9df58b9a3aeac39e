import type { estypes } from '@elastic/elasticsearch';
import { filters } from './clauses/index.ts';
import { all, type Asked } from './filters.ts';
import { sort } from './sort.ts';

/** Nothing is fetched: a hit's id is its last sort value, and no hit has a score. */
const BARE = {
  _source: false,
  stored_fields: '_none_',
  track_scores: false,
} as const satisfies estypes.SearchRequest;

/** The question without its page. */
export function body(asked: Asked): estypes.SearchRequest {
  return { ...BARE, query: all(filters(asked)), sort: sort(asked) };
}
