import { randomBytes } from 'node:crypto';
import type { EngineName } from '#indexer/indexer.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { isFull } from '#tests/support/full.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import { createTestIndexer, NOON, type TestIndexer } from './test-indexer.ts';

/**
 * Both real engines; for Elasticsearch the reason when there is none. The short form of the tests has Postgres alone, because both
 * pass one contract (tests/contract/search/).
 */
export function realEngines(): readonly { engine: EngineName; skip: string | null }[] {
  const elastic = elasticsearchForTests();
  return [
    { engine: 'postgres', skip: null },
    ...(isFull
      ? [
          {
            engine: 'elasticsearch' as const,
            skip: 'skip' in elastic ? elastic.skip : null,
          },
        ]
      : []),
  ];
}

export interface RealIndexer extends TestIndexer {
  /** The environment in which the real command line uses the same database and engine. */
  readonly env: Readonly<Record<string, string>>;
}

/** An indexer on a database and an index of its own in a real engine. */
export async function createRealIndexer(engine: EngineName): Promise<RealIndexer> {
  const prefix = `t${randomBytes(5).toString('hex')}`;
  const url = engine === 'elasticsearch' ? elasticUrl() : '';
  const test = await createTestIndexer(engine, (db) => {
    const adapter = url
      ? createElasticAdapter({ url, prefix })
      : createPostgresAdapter({ db, prefix, patience: PATIENT });
    return adapter.index;
  });
  const { index, databaseUrl } = test.indexer;
  return {
    ...test,
    env: {
      DATABASE_URL: databaseUrl,
      ELASTICSEARCH_URL: url,
      INDEX_PREFIX: prefix,
      PRESSE_NOW: NOON.toISOString(),
    },
    close: async () => {
      if (url) for (const generation of await index.list()) await index.drop(generation);
      await test.close();
    },
  };
}

function elasticUrl(): string {
  const found = elasticsearchForTests();
  if ('skip' in found) throw new Error(found.skip);
  return found.url;
}
