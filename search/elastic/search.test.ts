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
  readonly query: object;
}

/** An engine with few hits, and what it is asked. */
async function engineWith(hits: readonly string[] = [], answersCounts = true) {
  const asked: Asked[] = [];
  const fake = await fakeElasticsearch((_, text) => {
    const body = JSON.parse(text) as Asked;
    asked.push(body);
    if (body.size === 0 && !answersCounts) return { status: 503, json: {} };
    const empty = Object.keys(body.aggs ?? {}).map((name) =>
      name === 'nye' ? [name, { doc_count: 3 }] : [name, { buckets: [] }],
    );
    const keys = body.sort.slice(1).map(() => 0);
    const found = hits.slice(0, body.size).map((id) => ({ sort: [...keys, id] }));
    const json = {
      ...{ took: 1, timed_out: false, _shards: { failed: 0 } },
      hits: { total: { value: 7, relation: 'eq' }, hits: found },
      aggregations: Object.fromEntries(empty) as object,
    };
    return { status: 200, json };
  });
  const { engine } = createElasticAdapter({ url: fake.url, prefix: 'presse' });
  closing.push(fake.close, engine.close);
  const of = (what: 'hits' | 'counts') =>
    asked.filter(({ sort }) => (sort.length === 0) === (what === 'counts'));
  return { engine, of };
}

const TYVERI = { free: [has(word('tyveri'))] };
const partOf = ({ query }: Asked) =>
  /"(gte|lt)":"(2026-03-[02]\dT[^"]*)"/.exec(JSON.stringify(query))?.[2];

describe('hits and counts', () => {
  it('are asked for apart, so that nothing but a page is put in order', async () => {
    const { engine, of } = await engineWith();
    const query = buildQuery({ facets: { domstol: ['TOSL'] } });
    const found = await engine.search(query, PAGE, buildGate(), { facets: true });
    expect(found).toMatchObject({ totalHits: 7, newHits: null, facets: { domstol: [] } });
    expect(of('counts')).toMatchObject([{ size: 0, sort: [], track_total_hits: true }]);
    expect(of('counts')[0]!.aggs).toHaveProperty('domstol');
    for (const hits of of('hits')) {
      expect(hits).toMatchObject({ track_total_hits: false });
      expect(hits).not.toHaveProperty('aggs');
      expect(hits).not.toHaveProperty('post_filter');
    }
  });

  it('without words: what is new is counted apart, so that the other counts are the same for everybody', async () => {
    const { engine, of } = await engineWith();
    const options = { facets: true, newSince: since };
    const found = await engine.search(buildQuery(), PAGE, buildGate(), options);
    expect(found.newHits).toBe(7);
    expect(of('counts')).toHaveLength(2);
    const ofVisit = of('counts').filter((one) => JSON.stringify(one).includes('foerstSett'));
    expect(ofVisit).toHaveLength(1);
    expect(ofVisit[0]).not.toHaveProperty('aggs');
  });

  it('with words: everything is counted at once, so that they are looked up once for it', async () => {
    const { engine, of } = await engineWith();
    const options = { facets: true, newSince: since };
    const found = await engine.search(buildQuery(TYVERI), PAGE, buildGate(), options);
    expect(found.newHits).toBe(3);
    expect(of('counts')).toHaveLength(1);
  });

  it('are nothing but counts where no rows are asked for', async () => {
    const { engine, of } = await engineWith(['a']);
    const found = await engine.search(buildQuery(), { page: 1, pageSize: 0 }, buildGate());
    expect(found).toMatchObject({ sakIds: [], totalHits: 7 });
    expect(of('counts')).toHaveLength(1);
    expect(of('hits')).toEqual([]);
  });

  it('are nothing but counts for a page that reaches beyond the last row', async () => {
    const { engine, of } = await engineWith(['a']);
    const beyond = { page: 201, pageSize: 50 };
    const found = await engine.search(buildQuery(), beyond, buildGate());
    expect(found).toMatchObject({ sakIds: [], totalHits: 7 });
    expect(of('hits')).toEqual([]);
  });

  it('are not answered without the counts', async () => {
    const { engine } = await engineWith([], false);
    await expect(engine.search(buildQuery(), PAGE, buildGate())).rejects.toBeInstanceOf(
      EngineUnavailable,
    );
  });
});

describe('the first hits', () => {
  const two = { page: 1, pageSize: 2 };

  it('are looked for where the first of the order are, and no further when they fill the page', async () => {
    const { engine, of } = await engineWith(['a', 'b']);
    expect(await engine.search(buildQuery(), two, buildGate())).toMatchObject({
      sakIds: ['a', 'b'],
    });
    expect(of('hits').map(partOf)).toEqual(['2026-03-04T23:00:00.000Z']);
  });

  it('are looked for at the end when the last come first', async () => {
    const { engine, of } = await engineWith(['a', 'b']);
    await engine.search(buildQuery({ sortAscending: false }), two, buildGate());
    expect(of('hits').map(partOf)).toEqual(['2026-03-27T22:00:00.000Z']);
  });

  it('are read from all where they do not fill the page', async () => {
    const { engine, of } = await engineWith(['a']);
    expect(await engine.search(buildQuery(), two, buildGate())).toMatchObject({ sakIds: ['a'] });
    expect(of('hits').map(partOf)).toEqual(['2026-03-04T23:00:00.000Z', undefined]);
  });

  it('are read at once with words', async () => {
    const { engine, of } = await engineWith(['a', 'b']);
    await engine.search(buildQuery(TYVERI), two, buildGate());
    expect(of('hits').map(partOf)).toEqual([undefined]);
  });
});
