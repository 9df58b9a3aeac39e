import { randomBytes } from 'node:crypto';
import { describe, test } from 'vitest';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import { searchContract } from './contract.ts';

const found = elasticsearchForTests();

if ('skip' in found)
  describe.skip(`Elasticsearch (skipped: ${found.skip})`, () => {
    // No Elasticsearch is to be had here.
    test('the whole contract');
  });
else
  searchContract('Elasticsearch', async () => {
    const prefix = `kontrakt-${randomBytes(6).toString('hex')}`;
    const adapter = createElasticAdapter({ url: found.url, prefix });
    const close = async () => {
      for (const generation of await adapter.index.list()) await adapter.index.drop(generation);
      await adapter.index.close();
    };
    return { adapter, close };
  });
