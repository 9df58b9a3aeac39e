import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchOptions } from '#search/port.ts';
import type { SearchQuery } from '#search/query.ts';
import { buildQuery, has, word } from '#tests/support/search/builders.ts';
import { CHANNEL_CASES } from './channel-cases.ts';
import { OPEN, putsOf, searchOver, type Start, type Started } from './suite.ts';

/** Written by hand, so that reference and engines cannot share a mistake. */
export function newHitsSuite(start: Start): void {
  describe('what is new', () => {
    let started: Started;
    const search = (query: Partial<SearchQuery>, options: SearchOptions = {}) =>
      started.adapter.engine.search(
        buildQuery({ fraDato: '2026-03-10', ...query }),
        { page: 1, pageSize: options.newSince ? 1 : 50 },
        OPEN,
        options,
      );
    const ids = async (query: Partial<SearchQuery>) => (await search(query)).sakIds.join(' ');
    const countNew = async (query: Partial<SearchQuery>, newSince: Date, facets = false) =>
      (await search(query, { facets, newSince })).newHits;
    beforeAll(async () => {
      started = await start();
      await searchOver(started.adapter, putsOf(CHANNEL_CASES));
    });
    afterAll(() => started.close());

    const SEEN = { a: '2026-02-01T09:00:00Z', bc: '2026-02-03T09:00:00Z' };
    const before = (instant: string) => new Date(new Date(instant).getTime() - 1);
    const decided = { kategori: 'avgjorelser', fraDato: '2026-03-01' } as const;

    test('are the cases that were first seen later, in every category and order', async () => {
      expect(await ids({ seenAfter: new Date(SEEN.a) })).toBe('c b d');
      expect(await ids({ seenAfter: before(SEEN.a) })).toBe('c b d a');
      expect(await ids({ seenAfter: before(SEEN.bc), sortField: 'sisteSak' })).toBe('b c');
      expect(await ids({ seenAfter: new Date(SEEN.bc) })).toBe('');
      expect(await ids({ ...decided, seenAfter: before(SEEN.bc) })).toBe('b');
      expect(await ids({ ...decided, seenAfter: new Date(SEEN.bc) })).toBe('');
    });

    test('is counted among all hits, not those of the page', async () => {
      expect(await countNew({}, new Date(SEEN.a))).toBe(3);
      expect(await countNew({}, before(SEEN.a))).toBe(4);
      expect(await countNew({}, new Date(SEEN.bc))).toBe(0);
      expect(await countNew({ free: [has(word('tyveri', 'tyveri'))] }, before(SEEN.bc))).toBe(2);
      expect(await countNew({ free: [has(word('prisavslag'))] }, before(SEEN.bc))).toBe(0);
      expect(await countNew(decided, before(SEEN.bc))).toBe(1);
    });

    test('is counted under every choice, with and without facets', async () => {
      const facets = { domstol: ['TOSL'] };
      expect(await countNew({ facets }, before(SEEN.bc))).toBe(1);
      expect(await countNew({ facets }, before(SEEN.bc), true)).toBe(1);
      const types = { rettsmoetetype: ['Hovedforhandling'] };
      expect(await countNew({ facets: types }, before(SEEN.bc), true)).toBe(1);
    });

    test('is not counted when nobody asks', async () => {
      expect((await search({})).newHits).toBeNull();
      expect((await search({}, { facets: true })).newHits).toBeNull();
    });

    test('is counted beside a page far behind, too', async () => {
      const found = await started.adapter.engine.search(
        buildQuery({ fraDato: '2026-03-10' }),
        { page: 10_001, pageSize: 1 },
        OPEN,
        { newSince: new Date(SEEN.a) },
      );
      expect(found).toEqual({ sakIds: [], totalHits: 4, facets: null, newHits: 3, nearly: null });
    });
  });
}
