import { randomBytes } from 'node:crypto';
import { Client } from '@elastic/elasticsearch';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { compose } from '#indexer/compose.ts';
import { readConfig } from '#indexer/config.ts';
import type { SakDocument } from '#search/sak-document.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { LAST_ROW, SORT_FIELDS } from '#domain/search-rules.ts';
import { EngineUnavailable, type IndexWrite, type SearchAdapter } from '#search/port.ts';
import { PATIENT } from '#tests/support/search/patient.ts';
import { elasticsearchForTests } from '#tests/support/servers/elasticsearch.ts';
import {
  buildGate,
  buildQuery,
  buildSakDocument,
  put,
  text,
} from '#tests/support/search/builders.ts';

const found = elasticsearchForTests();
const [url, skipped] = 'url' in found ? [found.url, ''] : ['', ` (skipped: ${found.skip})`];

describe.skipIf(skipped)(`the Elasticsearch adapter on a real engine${skipped}`, () => {
  const prefix = `proeve-${randomBytes(6).toString('hex')}`;
  let client: Client;
  let adapter: SearchAdapter;

  beforeAll(() => {
    client = new Client({ node: url });
  });
  beforeEach(() => {
    adapter = createElasticAdapter({ url, prefix, patience: PATIENT });
  });
  afterEach(async () => {
    for (const generation of await adapter.index.list()) await adapter.index.drop(generation);
    await adapter.index.close();
  });
  afterAll(async () => client.close());

  const everything = (pageSize = 50, page = 1) =>
    adapter.engine.search(buildQuery(), { page, pageSize }, buildGate());
  const kinds = (outcomes: readonly { kind: string }[]) => outcomes.map(({ kind }) => kind);
  const idAt = (at: number) => `sak-${String(at).padStart(6, '0')}`;
  const numbered = (count: number): IndexWrite[] =>
    Array.from({ length: count }, (_, at) => put(buildSakDocument({ sakId: idAt(at) })));
  async function fill(generation: string, writes: readonly IndexWrite[]): Promise<void> {
    await adapter.index.create(generation);
    await adapter.index.write(generation, writes);
    await adapter.index.finish(generation);
  }

  describe('a document that does not fit the mapping', () => {
    it('is refused alone, for good, and without its text in the reason', async () => {
      await adapter.index.create('1');
      const unknown = { ...buildSakDocument({ sakId: 'b' }), hemmelig: 'Ola' };
      const malformed: SakDocument = buildSakDocument({ sakId: 'c', foerstSett: 'Kari' });
      const outcomes = await adapter.index.write('1', [
        put(buildSakDocument({ sakId: 'a' })),
        put(unknown),
        put(malformed),
        put(buildSakDocument({ sakId: 'd' })),
      ]);
      expect(outcomes).toEqual([
        { sakId: 'a', kind: 'written' },
        {
          sakId: 'b',
          kind: 'failed',
          retry: false,
          reason: 'strict_dynamic_mapping_exception in hemmelig',
        },
        {
          sakId: 'c',
          kind: 'failed',
          retry: false,
          reason: 'document_parsing_exception in foerstSett',
        },
        { sakId: 'd', kind: 'written' },
      ]);
      await adapter.index.refresh('1');
      expect(await adapter.index.count('1')).toBe(2);
    });
  });

  describe('versions', () => {
    const at = (versjon: number) => put(buildSakDocument({ sakId: 'a' }), versjon);
    const gone = (versjon: number): IndexWrite => ({ kind: 'delete', sakId: 'a', versjon });

    it('keep a late write from bringing back what a later one deleted, known before or not', async () => {
      await adapter.index.create('1');
      const outcomes = await adapter.index.write('1', [gone(5), at(4), at(6), gone(7), at(6)]);
      expect(kinds(outcomes)).toEqual([
        'written',
        'superseded',
        'written',
        'written',
        'superseded',
      ]);
      await adapter.index.finish('1');
      expect(await adapter.index.count('1')).toBe(0);
    });

    it('are returned by the entries, with the hash', async () => {
      await fill('1', [at(3), at(3), at(2)]);
      expect(await collect(adapter.index.entries('1'))).toEqual([
        { sakId: 'a', hash: 'hash-a-3', versjon: 3 },
      ]);
    });
  });

  describe('the shards of a generation', () => {
    it('are those of the setting, and one without; what is there keeps its own', async () => {
      const shardsOf = async (generation: string) => {
        const index = `${prefix}-${generation}`;
        const settings = await client.indices.getSettings({ index });
        return settings[index]?.settings?.index?.number_of_shards;
      };
      const settings = { DATABASE_URL: inject('postgres').url, ELASTICSEARCH_URL: url };
      const config = readConfig({ ...settings, INDEX_SHARDS: '3' });
      const { indexer, close } = compose({ ...config, INDEX_PREFIX: prefix });
      await fill('1', numbered(30));
      await indexer.index.create('2');
      await indexer.index.write('2', numbered(30));
      await indexer.index.finish('2');
      await indexer.index.activate('2');
      expect([await shardsOf('1'), await shardsOf('2')]).toEqual(['1', '3']);
      expect(await everything()).toMatchObject({ totalHits: 30 });
      // In one order from page to page, whichever shard a case is in.
      const pages = [await everything(20), await everything(20, 2)];
      expect(pages.flatMap(({ sakIds }) => sakIds)).toEqual(
        Array.from({ length: 30 }, (_, at) => idAt(at)),
      );
      await close();
    });
  });

  describe('generations', () => {
    it('of a longer prefix are left alone', async () => {
      const beside = createElasticAdapter({ url, prefix: `${prefix}-ny` });
      await beside.index.create('1');
      await adapter.index.create('2');
      expect(await adapter.index.list()).toEqual(['2']);
      expect(await beside.index.list()).toEqual(['1']);
      await beside.index.drop('1');
      await beside.index.close();
    });

    it('that were dropped are not brought back by a late write', async () => {
      await adapter.index.create('1');
      await adapter.index.drop('1');
      await adapter.index.drop('1');
      const [outcome] = await adapter.index.write('1', numbered(1));
      expect(outcome).toMatchObject({ kind: 'failed', retry: true });
      expect(await adapter.index.list()).toEqual([]);
    });

    it('cannot be searched before one is active', async () => {
      await adapter.index.create('1');
      expect(await adapter.index.active()).toBeNull();
      await expect(everything()).rejects.toBeInstanceOf(EngineUnavailable);
    });

    it('are swapped during a search without a moment with no index or two', async () => {
      await fill('1', numbered(3));
      await fill('2', numbered(3));
      await adapter.index.activate('1');
      let swapping = true;
      const totals = new Set<number>();
      const searching = (async () => {
        while (swapping) totals.add((await everything()).totalHits);
      })();
      for (let round = 0; round < 10; round += 1)
        for (const generation of ['2', '1']) await adapter.index.activate(generation);
      swapping = false;
      await searching;
      expect([...totals]).toEqual([3]);
      expect(await adapter.index.active()).toBe('1');
    });
  });

  describe('more than 10,000 hits', () => {
    const COUNT = 21_000;

    it('are paged to the last row, and their entries read to the end without a point in time left open', async () => {
      await adapter.index.create('1');
      const writes = numbered(COUNT);
      for (let at = 0; at < COUNT; at += 5_000)
        await adapter.index.write('1', writes.slice(at, at + 5_000));
      await adapter.index.finish('1');
      await adapter.index.activate('1');
      const idsFrom = (from: number, count: number) =>
        numbered(from + count)
          .slice(from)
          .map((write) => (write.kind === 'put' ? write.document.sakId : ''));

      for (const sortField of SORT_FIELDS)
        for (const sortAscending of [true, false]) {
          const query = buildQuery({ sortField, sortAscending });
          const page = { page: 10, pageSize: 1_000 };
          const answer = await adapter.engine.search(query, page, buildGate());
          expect(answer.sakIds).toEqual(idsFrom(9_000, 1_000));
        }
      expect((await everything(LAST_ROW)).sakIds).toEqual(idsFrom(0, LAST_ROW));
      const beyond = { sakIds: [], totalHits: COUNT, facets: null, newHits: null, nearly: null };
      expect(await everything(1_000, 11)).toEqual(beyond);
      expect(await everything(1_000, 9_999_999)).toEqual(beyond);
      const entries = await collect(adapter.index.entries('1'));
      expect(entries.map(({ sakId }) => sakId)).toEqual(idsFrom(0, COUNT));
      for await (const entry of adapter.index.entries('1')) {
        expect(entry.sakId).toBe('sak-000000');
        break;
      }
      await expect.poll(openContexts).toBe(0);
    });

    async function openContexts(): Promise<number | undefined> {
      const stats = await client.indices.stats({ index: `${prefix}-1`, metric: 'search' });
      return stats._all.total?.search?.open_contexts;
    }
  });

  it('keeps no text that could be read back', async () => {
    await fill('1', [put(buildSakDocument({ sakId: 'a', tekst: { parter: text('ola vik') } }))]);
    const { hits } = await client.search({ index: `${prefix}-1`, fields: ['*'] });
    expect(JSON.stringify(hits.hits)).not.toContain('vik');
    expect(hits.hits[0]?._source).toBeUndefined();
  });
});

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}
