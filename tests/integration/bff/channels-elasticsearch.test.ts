import { randomBytes } from 'node:crypto';
import { describe } from 'vitest';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import { describeAbsent } from '#tests/support/leaks/absent.suite.ts';
import { describeTwins } from '#tests/support/leaks/twins.suite.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';

const found = elasticsearchForTests();
const [url, skipped] = 'url' in found ? [found.url, ''] : ['', ` (skipped: ${found.skip})`];

describe.skipIf(skipped)(`with Elasticsearch${skipped}`, () => {
  const makeEngine = () =>
    createElasticAdapter({
      url,
      prefix: `tvilling-${randomBytes(6).toString('hex')}`,
      patience: PATIENT,
    });
  describeTwins(makeEngine);
  describeAbsent(makeEngine);
});
