import { Client } from '@elastic/elasticsearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readGenerations } from '#db/queues/generations.ts';
import { SAK_OUTBOX_CHANNEL } from '#db/queues/sak-outbox.ts';
import { follow } from '#indexer/follow.ts';
import { createCaretaker } from '#indexer/lost.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { verify } from '#indexer/verify/verify.ts';
import { createBackoff, listen } from '#indexer/wait.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { EngineUnavailable, type SearchAdapter } from '#search/port.ts';
import { insertSaker, manySaker } from '#tests/support/cases/rows.ts';
import { createRealIndexer, type RealIndexer } from '#tests/support/indexer/test-engines.ts';
import { buildGate, buildQuery } from '#tests/support/search/builders.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import { startHttpProxy, type HttpProxy } from '#tests/support/servers/http-proxy.ts';
import { steps, type Step } from '#tests/support/servers/scripted-server.ts';
import { until } from '#tests/support/until.ts';

const found = elasticsearchForTests();
const [url, skipped] = 'url' in found ? [found.url, ''] : ['', ` (skipped: ${found.skip})`];
const quietly = { signal: new AbortController().signal, progress: SILENT, patience: 10_000 };

const page = { 'Content-Type': 'text/html' };
const FAULTS: Record<string, Step> = {
  'answers 404 with a page': steps.answer(404, '<h1>Not found</h1>', page),
  'answers 404 in JSON': steps.answer(404, { message: 'no Route matched' }),
  'answers 200 with a page': steps.answer(200, '<h1>Back soon</h1>', page),
  'answers 502': steps.answer(502, ''),
  'wants to know who asks': steps.answer(401, {}),
  'resets connections': steps.reset,
};

describe.skipIf(skipped)(`an index behind a proxy${skipped}`, () => {
  let proxy: HttpProxy;
  let test: RealIndexer;
  let adapter: SearchAdapter;
  let stop: AbortController;
  let following: Promise<void>;
  let generation: string;

  beforeEach(async () => {
    proxy = await startHttpProxy(url);
    test = await createRealIndexer('elasticsearch');
    adapter = createElasticAdapter({ url: proxy.url, prefix: test.env['INDEX_PREFIX']! });
    await insertSaker(test.indexer.db, manySaker(20));
    ({ generation } = await rebuild(test.indexer, quietly));
    stop = new AbortController();
    following = startFollower();
  });
  afterEach(async () => {
    stop.abort();
    await following;
    await adapter.engine.close();
    await proxy.close();
    await test.close();
  });

  /** Follows through the proxy, and believes the engine at the second word. */
  function startFollower(): Promise<void> {
    const { signal } = stop;
    const indexer = { ...test.indexer, index: adapter.index };
    const wake = listen(SAK_OUTBOX_CHANNEL, indexer.databaseUrl, signal);
    return follow(indexer, {
      ...{ signal, wake, poll: 50 },
      backoff: createBackoff({ first: 5, most: 40 }),
      caretaker: createCaretaker(indexer, { patience: 0 }),
    }).finally(() => wake.close());
  }

  const search = () => adapter.engine.search(buildQuery(), { page: 1, pageSize: 50 }, buildGate());
  const waiting = () => test.indexer.db('sak_utboks').pluck<string[]>('sak_id');
  const isRight = async () => {
    await until('the outbox is empty', async () => (await waiting()).length === 0);
    expect(await verify(test.indexer, quietly)).toMatchObject({
      ...{ missing: 0, stale: 0, orphaned: 0 },
    });
    expect(await test.indexer.db('doedbrev').select()).toEqual([]);
  };

  it.each(Object.entries(FAULTS))(
    'that %s stays connected, is no answer to a search, and is followed again by itself',
    async (_, step) => {
      const { db } = test.indexer;
      const { totalHits } = await search();
      proxy.fault = () => step;
      await db('sak').where('sak_id', 'S000003').update({ saks_tema: 'Ran' });
      await db('sak').where('sak_id', 'S000004').delete();
      const before = proxy.faults();
      await until('it has been asked often', () => proxy.faults() > before + 12);
      await expect(search()).rejects.toBeInstanceOf(EngineUnavailable);
      await expect(adapter.engine.ping()).rejects.toBeInstanceOf(EngineUnavailable);
      expect(await readGenerations(db, 'elasticsearch')).toMatchObject([
        { navn: generation, status: 'aktiv' },
      ]);
      expect([...new Set(await waiting())].sort()).toEqual(['S000003', 'S000004']);

      proxy.fault = () => null;
      await isRight();
      expect((await search()).totalHits).toBeLessThanOrEqual(totalHits);
      expect(await db('indeks_oppdrag').select()).toEqual([]);
      expect(await adapter.index.active()).toBe(generation);
    },
  );

  it('that is blocked for writes keeps the changes waiting and refuses no document', async () => {
    const { db } = test.indexer;
    const client = new Client({ node: url });
    const index = `${test.env['INDEX_PREFIX']}-${generation}`;
    const block = (write: boolean | null) =>
      client.indices.putSettings({ index, settings: { 'index.blocks.write': write } });
    await block(true);
    await db('sak').where('sak_id', 'S000003').update({ saks_tema: 'Ran' });
    let refused = 0;
    proxy.fault = (request) => {
      if (request.url?.includes('_bulk')) refused++;
      return null;
    };
    await until('it has been refused', () => refused > 3);
    expect(await waiting()).toEqual(['S000003']);
    expect(await db('doedbrev').select()).toEqual([]);
    await block(null);
    await isRight();
    await client.close();
  });

  it('that loses its aliases keeps the changes waiting until it has it again', async () => {
    const { db } = test.indexer;
    const client = new Client({ node: url });
    const index = `${test.env['INDEX_PREFIX']}-${generation}`;
    await client.indices.deleteAlias({ index, name: `${test.env['INDEX_PREFIX']}*` });
    await db('sak').where('sak_id', 'S000003').update({ saks_tema: 'Ran' });
    await isRight();
    expect((await adapter.index.active())!).toBe(generation);
    await client.close();
  });
});
