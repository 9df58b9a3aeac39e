import { afterEach, describe, expect, it } from 'vitest';
import { fakeElasticsearch } from '#tests/support/servers/fake-elasticsearch.ts';
import { buildGate, buildQuery, has, word } from '#tests/support/search/builders.ts';
import { EngineUnavailable } from '#search/port.ts';
import { createElasticAdapter } from './adapter.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const PAGE = { page: 1, pageSize: 50 };
const since = new Date('2026-03-10T11:00:00Z');

interface Asked {
  readonly size: number;
  readonly aggs?: object;
  readonly sort: readonly unknown[];
}

/** An engine without hits, and what it is asked. */
async function emptyEngine(answersCounts = true) {
  const asked: Asked[] = [];
  const fake = await fakeElasticsearch((_, text) => {
    const body = JSON.parse(text) as Asked;
    asked.push(body);
    if (body.size === 0 && !answersCounts) return { status: 503, json: {} };
    const empty = Object.keys(body.aggs ?? {}).map((name) =>
      name === 'nye' ? [name, { doc_count: 3 }] : [name, { buckets: [] }],
    );
    const hits = { total: { value: 7, relation: 'eq' }, hits: [] };
    const aggregations = Object.fromEntries(empty) as object;
    const json = { took: 1, timed_out: false, _shards: { failed: 0 }, hits, aggregations };
    return { status: 200, json };
  });
  const { engine } = createElasticAdapter({ url: fake.url, prefix: 'presse' });
  closing.push(fake.close, engine.close);
  return { engine, asked };
}

describe('a search with facets', () => {
  it('without words asks for hits and counts apart, and what is new is counted with the hits', async () => {
    const { engine, asked } = await emptyEngine();
    const query = buildQuery({ facets: { domstol: ['TOSL'] } });
    const found = await engine.search(query, PAGE, buildGate(), { facets: true, newSince: since });
    expect(found).toMatchObject({ totalHits: 7, newHits: 3, facets: { domstol: [] } });
    const [hits, counts] = asked.toSorted((a, b) => b.size - a.size);
    expect(asked).toHaveLength(2);
    expect(Object.keys(hits!.aggs ?? {})).toEqual(['nye']);
    expect(hits).not.toHaveProperty('post_filter');
    expect(counts).toMatchObject({ size: 0, sort: [], track_total_hits: false });
    expect(counts!.aggs).toHaveProperty('domstol');
    expect(counts).not.toHaveProperty('post_filter');
  });

  it('with words asks once, so that they are looked up once', async () => {
    const { engine, asked } = await emptyEngine();
    await engine.search(buildQuery({ free: [has(word('tyveri'))] }), PAGE, buildGate(), {
      facets: true,
    });
    expect(asked).toHaveLength(1);
  });

  it('is not answered without its counts', async () => {
    const { engine } = await emptyEngine(false);
    await expect(
      engine.search(buildQuery({}), PAGE, buildGate(), { facets: true }),
    ).rejects.toBeInstanceOf(EngineUnavailable);
  });
});

it('a search without facets asks once', async () => {
  const { engine, asked } = await emptyEngine();
  await engine.search(buildQuery({}), PAGE, buildGate());
  expect(asked).toHaveLength(1);
});
