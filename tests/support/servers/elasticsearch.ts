import { inject } from 'vitest';
import type { ElasticsearchForTests } from './global-elasticsearch.ts';

/** The run's Elasticsearch, or why there is none. Throws when there is none with REQUIRE_ELASTICSEARCH=1. */
export function elasticsearchForTests(): ElasticsearchForTests {
  const found = inject('elasticsearch');
  if ('skip' in found && process.env['REQUIRE_ELASTICSEARCH'] === '1')
    throw new Error(`Elasticsearch is required: ${found.skip}`);
  return found;
}
