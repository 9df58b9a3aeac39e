import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EngineUnavailable, type SearchAdapter } from '#search/port.ts';
import { SEARCH_FIELDS } from '#search/query.ts';
import {
  buildGate,
  buildQuery,
  buildSakDocument,
  has,
  put,
  word,
} from '#tests/support/search/builders.ts';
import {
  startScriptedServer,
  steps,
  type ScriptedServer,
  type Step,
} from '#tests/support/servers/scripted-server.ts';
import { eachRow } from '#tests/support/each-row.ts';
import { createElasticAdapter } from './adapter.ts';

const OWN = { 'x-elastic-product': 'Elasticsearch' };
const html = { 'Content-Type': 'text/html' };
/** An answer that carries Elasticsearch's header. */
const own = (status: number, body: unknown, headers = {}) =>
  steps.answer(status, body, { ...OWN, ...headers });

let server: ScriptedServer;
let adapter: SearchAdapter;
beforeAll(async () => {
  server = await startScriptedServer();
});
afterAll(() => server.close());
beforeEach(() => {
  adapter = createElasticAdapter({ url: server.url, prefix: 'presse' });
  return () => adapter.engine.close();
});

const writes = ['a', 'b'].map((sakId) => put(buildSakDocument({ sakId })));
const query = (page: number, facets = false) =>
  adapter.engine.search(buildQuery(), { page, pageSize: 50 }, buildGate(), { facets });

const EVERYTHING = { match: 'all', clauses: [], fields: SEARCH_FIELDS } as const;

/** Every call that waits for an answer. */
const CALLS: Record<string, () => Promise<unknown>> = {
  'a search': () => query(1),
  'a search with facets': () => query(1, true),
  'a look-up': () => adapter.engine.find({ condition: EVERYTHING, limit: 5 }, buildGate()),
  'a ping of the engine': () => adapter.engine.ping(),
  'a ping of the index': () => adapter.index.ping(),
  'a bulk': () => adapter.index.write('g', writes),
  'the list of generations': () => adapter.index.list(),
  'the searched generation': () => adapter.index.active(),
  'the layout': () => adapter.index.layoutOf('g'),
  creating: () => adapter.index.create('g'),
  finishing: () => adapter.index.finish('g'),
  refreshing: () => adapter.index.refresh('g'),
  activating: () => adapter.index.activate('g'),
  dropping: () => adapter.index.drop('g'),
  counting: () => adapter.index.count('g'),
  'reading entries': async () => {
    await adapter.index.entries('g')[Symbol.asyncIterator]().next();
  },
};

const error = (type: string) => ({ error: { type, reason: 'hemmelig' } });
const cut: Step = (response) => {
  response.writeHead(200, { ...OWN, 'Content-Type': 'application/json', 'Content-Length': '900' });
  response.write('{"took":1,"hits":{"hi');
  response.socket?.end();
};

const OUTAGES: Record<string, Step> = {
  'a proxy’s 404 page': steps.answer(404, '<h1>Not found</h1>', html),
  'another service’s 404': steps.answer(404, { message: 'no Route matched with those values' }),
  'a 404 that only looks like Elasticsearch’s': steps.answer(
    404,
    error('index_not_found_exception'),
  ),
  'Elasticsearch’s 404 for an address that it does not know': own(404, {
    error: 'no handler found for uri [/x] and method [GET]',
  }),
  'a 401': own(401, error('security_exception')),
  'a 403': own(403, error('security_exception')),
  'a write block': own(403, error('cluster_block_exception')),
  'a 408': steps.answer(408, {}),
  'a 500 without a reason': own(500, ''),
  'a 500': own(500, error('search_phase_execution_exception')),
  'a 503': own(503, error('no_shard_available_action_exception')),
  'a proxy’s 400': steps.answer(400, '<h1>Bad request</h1>', html),
  'a sign-in page': steps.answer(200, '<h1>Sign in</h1>', html),
  'a page with Elasticsearch’s header': own(200, '<h1>Hello</h1>', html),
  'an empty answer': own(200, ''),
  'JSON of another service': steps.answer(200, { status: 'ok' }),
  'JSON of another shape': own(200, { status: 'ok' }),
  null: own(200, 'null'),
  'a list': own(200, []),
  'an answer that was cut off': cut,
  'JSON that does not end': own(200, '{"took":1,'),
  'a connection that is reset': steps.reset,
};

it('takes each answer that is not one of Elasticsearch for an outage, in every call', () =>
  eachRow(Object.keys(OUTAGES), (answer) =>
    eachRow(Object.keys(CALLS), async (call) => {
      server.next(OUTAGES[answer]!);
      await expect(CALLS[call]!()).rejects.toBeInstanceOf(EngineUnavailable);
    }),
  ));

const NO_HITS = { total: { value: 0, relation: 'eq' }, hits: [] };
const found = { took: 1, timed_out: false, _shards: { total: 1, failed: 0 }, hits: NO_HITS };
const hit = { sort: ['a', 'b'] };

it('believes an answer of its shape', async () => {
  server.next(own(200, found));
  expect(await query(1)).toEqual({
    sakIds: [],
    totalHits: 0,
    facets: null,
    newHits: null,
    nearly: null,
  });
});

it.each([1, 900])('does not read counts that it did not ask for (page %i)', async (page) => {
  const counts = { domstol: { verdier: {} }, nye: {} };
  server.next(own(200, { ...found, id: 'p', aggregations: counts }));
  expect(await query(page)).toEqual({
    sakIds: [],
    totalHits: 0,
    facets: null,
    newHits: null,
    nearly: null,
  });
});

describe('a search that is answered by', () => {
  it.each<[string, object]>([
    ['some of the shards', { ...found, _shards: { total: 2, failed: 1 } }],
    ['what was found until the time was up', { ...found, timed_out: true }],
    ['hits without a total', { ...found, hits: { hits: [] } }],
    [
      'a total that is a guess',
      { ...found, hits: { ...NO_HITS, total: { value: 1, relation: 'gte' } } },
    ],
    [
      'a total that is no number',
      { ...found, hits: { ...NO_HITS, total: { value: '0', relation: 'eq' } } },
    ],
    ['fewer than its own hits', { ...found, hits: { ...NO_HITS, hits: [hit] } }],
    [
      'a hit without an id',
      { ...found, hits: { total: { value: 1, relation: 'eq' }, hits: [{ sort: [] }] } },
    ],
    ['no hits', { ...found, hits: undefined }],
  ])('%s is an outage', async (_, answer) => {
    server.next(own(200, answer));
    await expect(query(1)).rejects.toBeInstanceOf(EngineUnavailable);
  });

  it('no facets, although it asked for them, is an outage', async () => {
    server.next(own(200, found));
    await expect(query(1, true)).rejects.toBeInstanceOf(EngineUnavailable);
    server.next(own(200, { ...found, aggregations: { domstol: { verdier: {} } } }));
    await expect(query(1, true)).rejects.toBeInstanceOf(EngineUnavailable);
  });
});

describe('new hits that were asked for', () => {
  const asked = () =>
    adapter.engine.search(
      buildQuery({ free: [has(word('tyveri'))] }),
      { page: 1, pageSize: 50 },
      buildGate(),
      { newSince: new Date('2026-02-01T08:00:00Z') },
    );

  it('are as many as the answer says', async () => {
    server.next(own(200, { ...found, aggregations: { nye: { doc_count: 3 } } }));
    expect(await asked()).toEqual({
      sakIds: [],
      totalHits: 0,
      facets: null,
      newHits: 3,
      nearly: null,
    });
  });

  it.each([{}, { nye: {} }, { nye: { doc_count: -1 } }])('and not in %o: an outage', async (of) => {
    server.next(own(200, { ...found, aggregations: of }));
    await expect(asked()).rejects.toBeInstanceOf(EngineUnavailable);
  });
});

describe('a bulk that is answered', () => {
  const item = (_id: string) => ({ index: { _index: 'i', _id, status: 201 } });
  it.each<[string, unknown[]]>([
    ['for fewer writes', [item('a')]],
    ['for more writes', [item('a'), item('b'), item('c')]],
    ['in another order', [item('b'), item('a')]],
    ['for other operations', [item('a'), { update: { _id: 'b', status: 200 } }]],
    ['without a status', [item('a'), { index: { _id: 'b' } }]],
  ])('%s is an outage', async (_, items) => {
    server.next(own(200, { took: 1, errors: false, items }));
    await expect(adapter.index.write('g', writes)).rejects.toBeInstanceOf(EngineUnavailable);
  });

  it('with a write block for each of its writes refuses no document', async () => {
    const blocked = (_id: string) => ({
      index: { _index: 'i', _id, status: 403, ...error('cluster_block_exception') },
    });
    server.next(own(200, { took: 1, errors: true, items: [blocked('a'), blocked('b')] }));
    expect(await adapter.index.write('g', writes)).toMatchObject([
      { sakId: 'a', kind: 'failed', retry: true, reason: 'cluster_block_exception' },
      { sakId: 'b', kind: 'failed', retry: true, reason: 'cluster_block_exception' },
    ]);
  });
});

describe('what is missing', () => {
  it('is believed when Elasticsearch itself says so', async () => {
    server.next(own(404, { error: 'alias [presse] missing', status: 404 }));
    expect(await adapter.index.active()).toBeNull();
    server.next(own(404, { ...error('index_not_found_exception'), status: 404 }));
    expect(await adapter.index.layoutOf('g')).toBeNull();
    server.next(own(200, {}));
    expect(await adapter.index.list()).toEqual([]);
  });
});
