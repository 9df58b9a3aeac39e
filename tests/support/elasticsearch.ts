import { inject } from 'vitest';
import type { ElasticsearchForTests } from './global-elasticsearch.ts';

/** The run's Elasticsearch, or why there is none. With REQUIRE_ELASTICSEARCH=1 there always is one. */
export const elasticsearchForTests = (): ElasticsearchForTests => inject('elasticsearch');
