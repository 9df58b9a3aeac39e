import type { estypes } from '@elastic/elasticsearch';

/** The furthest a plain page may reach; beyond it the result is walked (deep-page.ts). */
export const RESULT_WINDOW = 10_000;

/** While a generation is filled: one copy, nothing made visible. */
export const FILLING: estypes.IndicesIndexSettings = {
  number_of_shards: 1,
  number_of_replicas: 0,
  refresh_interval: '-1',
  max_result_window: RESULT_WINDOW,
  // For so long a delete is remembered, and a late write of an older version is turned away.
  gc_deletes: '6h',
};

/** While it is searched. `1s` in so many words: an index left to the default stops refreshing when idle. */
export function serving(replicas: number | 'auto'): estypes.IndicesIndexSettings {
  return {
    refresh_interval: '1s',
    ...(replicas === 'auto' ? { auto_expand_replicas: '0-1' } : { number_of_replicas: replicas }),
  };
}
