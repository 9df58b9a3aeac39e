import { afterEach, describe, expect, it } from 'vitest';
import {
  blackHole,
  fakeElasticsearch,
  type Fake,
} from '#tests/support/servers/fake-elasticsearch.ts';
import { buildGate, buildQuery, buildSakDocument, put } from '#tests/support/search/builders.ts';
import { EngineUnavailable } from '#search/port.ts';
import { createElasticAdapter } from './adapter.ts';
import { READING_MS, TRY_MS } from './timeout.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function adapterOn(...nodes: readonly Fake[]) {
  const adapter = createElasticAdapter({ url: nodes.map(({ url }) => url).join() });
  closing.push(...nodes.map(({ close }) => close), adapter.engine.close);
  return adapter;
}

const NONE = { total: { value: 0, relation: 'eq' }, hits: [] };
const nothing = { timed_out: false, _shards: { failed: 0 }, hits: { hits: [] } };
const written = { errors: false, items: [{ index: { _id: 'a', status: 201 } }] };

/** A node that answers, and how often it was asked. */
async function healthy() {
  let asked = 0;
  const node = await fakeElasticsearch((path) => {
    asked += 1;
    return { status: 200, json: path.includes('_bulk') ? written : nothing };
  });
  return { ...node, asked: () => asked };
}

async function gone(): Promise<Fake> {
  const node = await blackHole();
  await node.close();
  return { ...node, close: async () => undefined };
}

describe('several nodes of a cluster', () => {
  it('are each asked', async () => {
    const nodes = [await healthy(), await healthy(), await healthy()];
    const adapter = adapterOn(...nodes);
    for (let nr = 0; nr < 6; nr++) await adapter.engine.ping();
    expect(nodes.map((node) => node.asked())).toEqual([2, 2, 2]);
  });

  it.each([
    ['is gone', gone],
    ['hangs', blackHole],
    ['is not ready', () => fakeElasticsearch(() => ({ status: 503, json: {} }))],
  ])('answer every reader when one of them %s', async (_, broken) => {
    const adapter = adapterOn(await broken(), await healthy());
    for (let nr = 0; nr < 6; nr++) await adapter.engine.ping();
  });

  it('let a search take most of a try, and leave another node time for all but slow ones', async () => {
    const asked: string[] = [];
    const node = () =>
      fakeElasticsearch((_, body) => {
        asked.push((JSON.parse(body) as { timeout: string }).timeout);
        return { status: 200, json: { ...nothing, hits: NONE } };
      });
    const { engine } = adapterOn(await node(), await node());
    await engine.search(buildQuery(), { page: 1, pageSize: 10 }, buildGate());
    expect(asked.length).toBeGreaterThan(1);
    for (const timeout of asked) expect(Number.parseInt(timeout)).toBeGreaterThan(600);
    for (const timeout of asked) expect(Number.parseInt(timeout)).toBeLessThan(TRY_MS);
    expect(READING_MS - TRY_MS).toBeGreaterThanOrEqual(500);
  });

  it('take every write when one of them is gone', async () => {
    const adapter = adapterOn(await gone(), await healthy());
    for (let nr = 0; nr < 6; nr++)
      expect(await adapter.index.write('g', [put(buildSakDocument({ sakId: 'a' }))])).toEqual([
        { sakId: 'a', kind: 'written' },
      ]);
  });

  it('have an index that the one that went had created before it could say so', async () => {
    const exists = { error: { type: 'resource_already_exists_exception' } };
    const left = await gone();
    const other = await fakeElasticsearch(() => ({ status: 400, json: exists }));
    await adapterOn(left, other).index.create('g');
  });

  it('are unavailable when all are, and are found again at once', async () => {
    const port = Number(new URL((await gone()).url).port);
    const node = { url: `http://127.0.0.1:${port}`, close: async () => undefined };
    const adapter = adapterOn(node, await gone());
    for (let nr = 0; nr < 6; nr++)
      await expect(adapter.engine.ping()).rejects.toBeInstanceOf(EngineUnavailable);
    const back = await fakeElasticsearch(() => ({ status: 200, json: nothing }), port);
    closing.push(back.close);
    await adapter.engine.ping();
  });
});
