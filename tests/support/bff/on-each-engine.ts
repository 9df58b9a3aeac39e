import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { indexStateOf } from '#bff/index-state.ts';
import type { Sak } from '#domain/sak.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import type { SearchAdapter } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import type { Ask } from './http-client.ts';
import { NOON, startTestBff, type TestBff } from './test-bff.ts';

interface OnEngine {
  /** `it`, which passes over an engine that is not to be had here. */
  readonly test: ReturnType<typeof it.skipIf>;
  /** As a journalist. */
  readonly ask: Ask;
}

/** Runs the suite on a web server with these cases, on each engine. `name` is of its index. */
export function onEachEngine(
  name: string,
  saker: readonly Sak[],
  suite: (on: OnEngine) => void,
): void {
  const elastic = elasticsearchForTests();
  const prefix = `${name}-${randomBytes(6).toString('hex')}`;
  const engines: readonly (readonly [string, ((db: TestBff['db']) => SearchAdapter) | null])[] = [
    ['Postgres', (db) => createPostgresAdapter({ db, patience: PATIENT })],
    [
      'Elasticsearch',
      'url' in elastic
        ? () => createElasticAdapter({ url: elastic.url, prefix, patience: PATIENT })
        : null,
    ],
  ];
  describe.each(engines)('on %s', (_, makeAdapter) => {
    let bff: TestBff;
    let adapter: SearchAdapter;
    let ask: Ask;
    beforeAll(async () => {
      if (!makeAdapter) return;
      const database = await createTestDatabase();
      adapter = makeAdapter(database.db);
      const indexState = indexStateOf(database.db, adapter);
      bff = await startTestBff({ database, deps: { search: adapter, indexState } });
      for (const sak of saker) await storeSak(bff.db, bff.documents, sak);
      await indexAll(adapter, bff.db, NOON);
      ask = await bff.signedIn('presse');
    });
    afterAll(async () => {
      if (!makeAdapter) return;
      for (const generation of await adapter.index.list()) await adapter.index.drop(generation);
      await adapter.engine.close();
      await bff.close();
    });
    suite({ test: it.skipIf(!makeAdapter), ask: (...of) => ask(...of) });
  });
}
