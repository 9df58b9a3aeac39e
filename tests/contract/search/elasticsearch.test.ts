import { randomBytes } from 'node:crypto';
import { describe, test } from 'vitest';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import { searchContract } from './contract.ts';

const found = elasticsearchForTests();

const skipped = () => test('the whole contract');
if ('skip' in found)
  describe.skip(`Elasticsearch (${found.skip})`, skipped); // No Elasticsearch is to be had here: `skip` says why.
else
  searchContract('Elasticsearch', async () => {
    const prefix = `kontrakt-${randomBytes(6).toString('hex')}`;
    const adapter = createElasticAdapter({ url: found.url, prefix, patience: PATIENT });
    const close = async () => {
      for (const generation of await adapter.index.list()) await adapter.index.drop(generation);
      await adapter.index.close();
    };
    return { adapter, close };
  });
