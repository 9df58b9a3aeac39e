import { afterEach, describe, expect, it } from 'vitest';
import {
  blackHole,
  fakeElasticsearch,
  type Fake,
} from '#tests/support/servers/fake-elasticsearch.ts';
import {
  buildGate,
  buildQuery,
  buildSakDocument,
  has,
  put,
  text,
  word,
} from '#tests/support/search/builders.ts';
import { EngineUnavailable, SearchTooSlow } from '#search/port.ts';
import { createElasticAdapter } from './adapter.ts';
import { READING_MS } from './timeout.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function adapterOn(fake: Fake) {
  const adapter = createElasticAdapter({ url: fake.url, prefix: 'presse' });
  closing.push(fake.close, adapter.engine.close);
  return adapter;
}

const secret = 'hemmeligord';
const search = ({ engine }: ReturnType<typeof adapterOn>) =>
  engine.search(buildQuery({ free: [has(word(secret))] }), { page: 1, pageSize: 50 }, buildGate());
const documents = ['a', 'b', 'c'].map((sakId) =>
  put(buildSakDocument({ sakId, tekst: { parter: text(secret) } })),
);

describe('an engine that does not answer', () => {
  it('is reported as unavailable when its time is up, in less than two seconds', async () => {
    expect(READING_MS).toBeLessThan(2_000);
    const adapter = adapterOn(await blackHole());
    await Promise.all([
      expect(search(adapter)).rejects.toBeInstanceOf(EngineUnavailable),
      expect(adapter.engine.ping()).rejects.toBeInstanceOf(EngineUnavailable),
    ]);
  });

  it('is reported as unavailable when nothing listens', async () => {
    const fake = await blackHole();
    await fake.close();
    const adapter = createElasticAdapter({ url: fake.url });
    closing.push(adapter.engine.close);
    await expect(search(adapter)).rejects.toBeInstanceOf(EngineUnavailable);
    await expect(adapter.index.write('g', documents)).rejects.toBeInstanceOf(EngineUnavailable);
  });

  it.each([
    [429, 'search_timeout_exception'],
    [400, 'too_many_nested_clauses'],
    [500, 'too_many_clauses'],
  ])('is no outage when it says that the search is too dear: %i %s', async (status, type) => {
    const reason = { type: 'query_shard_exception', caused_by: { type } };
    const error = { type: 'search_phase_execution_exception', failed_shards: [{ reason }] };
    const adapter = adapterOn(await fakeElasticsearch(() => ({ status, json: { error } })));
    await expect(search(adapter)).rejects.toBeInstanceOf(SearchTooSlow);
  });

  it.each([429, 502, 503, 504])('is reported as unavailable when it answers %i', async (status) => {
    const adapter = adapterOn(await fakeElasticsearch(() => ({ status, json: {} })));
    await expect(search(adapter)).rejects.toBeInstanceOf(EngineUnavailable);
  });

  it('is searched again as soon as it is back', async () => {
    const hits = { total: { value: 0, relation: 'eq' }, hits: [] };
    const json = { took: 1, timed_out: false, _shards: { failed: 0 }, hits };
    const answer = () => ({ status: 200, json });
    const before = await fakeElasticsearch(answer);
    const adapter = adapterOn(before);
    expect(await search(adapter)).toEqual({
      sakIds: [],
      totalHits: 0,
      facets: null,
      newHits: null,
      nearly: null,
    });
    await before.close();
    await expect(search(adapter)).rejects.toBeInstanceOf(EngineUnavailable);
    const after = await fakeElasticsearch(answer, Number(new URL(before.url).port));
    closing.push(after.close);
    expect(await search(adapter)).toEqual({
      sakIds: [],
      totalHits: 0,
      facets: null,
      newHits: null,
      nearly: null,
    });
  });

  it('is asked only once: retries are up to the caller', async () => {
    let requests = 0;
    const adapter = adapterOn(
      await fakeElasticsearch(() => {
        requests += 1;
        return { status: 503, json: {} };
      }),
    );
    await expect(search(adapter)).rejects.toBeInstanceOf(EngineUnavailable);
    expect(requests).toBe(1);
  });
});

describe('an error of the engine', () => {
  it('is passed on without the query', async () => {
    const json = { error: { type: 'parsing_exception', reason: `failed near ${secret}` } };
    const adapter = adapterOn(await fakeElasticsearch(() => ({ status: 400, json })));
    const error: unknown = await search(adapter).catch((thrown: unknown) => thrown);
    expect(error).not.toBeInstanceOf(EngineUnavailable);
    const shown = Object.getOwnPropertyNames(error)
      .map((name) => JSON.stringify(Reflect.get(error as object, name)))
      .join();
    expect(shown).toContain('parsing_exception');
    expect(shown).not.toContain(secret);
  });
});

describe('writing to an engine that is busy', () => {
  it('reports every write for another try when the whole bulk is refused', async () => {
    const adapter = adapterOn(await fakeElasticsearch(() => ({ status: 429, json: {} })));
    expect(await adapter.index.write('g', documents)).toEqual(
      ['a', 'b', 'c'].map((sakId) => ({ sakId, kind: 'failed', retry: true, reason: 'busy' })),
    );
  });

  it('reports only the refused write for another try', async () => {
    const busy = { type: 'es_rejected_execution_exception', reason: secret };
    const items = [
      { index: { _index: 'i', _id: 'a', status: 201, result: 'created' } },
      { index: { _index: 'i', _id: 'b', status: 429, error: busy } },
      {
        index: {
          _index: 'i',
          _id: 'c',
          status: 409,
          error: { type: 'version_conflict_engine_exception' },
        },
      },
    ];
    const json = { took: 1, errors: true, items };
    const adapter = adapterOn(await fakeElasticsearch(() => ({ status: 200, json })));
    expect(await adapter.index.write('g', documents)).toEqual([
      { sakId: 'a', kind: 'written' },
      { sakId: 'b', kind: 'failed', retry: true, reason: 'es_rejected_execution_exception' },
      { sakId: 'c', kind: 'superseded' },
    ]);
  });
});

describe('a bulk that is too large', () => {
  it('is halved until it fits, and only a write that is too large alone is refused', async () => {
    const answer = (_: string, body: string) => {
      const ids = [...body.matchAll(/"_id":"(\w)"/g)].map(([, id]) => id);
      const items = ids.map((id) => ({ index: { _index: 'i', _id: id, status: 201 } }));
      return ids.length > 1 || ids[0] === 'b'
        ? { status: 413, json: {} }
        : { status: 200, json: { took: 1, errors: false, items } };
    };
    const adapter = adapterOn(await fakeElasticsearch(answer));
    expect(await adapter.index.write('g', documents)).toEqual([
      { sakId: 'a', kind: 'written' },
      { sakId: 'b', kind: 'failed', retry: false, reason: 'too large' },
      { sakId: 'c', kind: 'written' },
    ]);
  });

  it('without writes is not sent', async () => {
    const fake = await blackHole();
    expect(await adapterOn(fake).index.write('g', [])).toEqual([]);
  });
});

it('both sides of the adapter can be closed', async () => {
  const adapter = adapterOn(await blackHole());
  await adapter.engine.close();
  await adapter.index.close();
  await expect(adapter.engine.ping()).rejects.toBeInstanceOf(EngineUnavailable);
});
