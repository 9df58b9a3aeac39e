import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referenceSearch } from '#tests/support/search/reference-engine.ts';
import { remembered } from '#tests/support/search/reference-terms.ts';
import { DESIGNED } from './designed-cases.ts';
import { generateCases } from './generated-cases.ts';
import { ALL_QUERIES, type Params } from './query-lists.ts';
import { ask, documentsOf, OPEN, putsOf, searchOver, type Start, type Started } from './suite.ts';

const CASES = [...DESIGNED, ...generateCases(320)];
const DOCUMENTS = documentsOf(CASES);

/** The same for each engine. */
const expected = remembered((params: Params) => {
  const { query, page } = ask(params);
  return referenceSearch(DOCUMENTS, query, page, OPEN, { facets: true });
});

/** Every query of the list: the same hits, order and total as the reference. */
export function queriesSuite(start: Start): void {
  describe('every query is answered as its meaning says', () => {
    let started: Started;
    beforeAll(async () => {
      started = await start();
      await searchOver(started.adapter, putsOf(CASES));
    });
    afterAll(() => started.close());

    test.each(ALL_QUERIES.map((params) => [label(params), params] as const))(
      '%s',
      async (_label, params) => {
        const { query, page } = ask(params);
        const { engine } = started.adapter;
        expect(await engine.search(query, page, OPEN, { facets: true })).toEqual(expected(params));
      },
    );

    test('most of them find something, and most of them not everything', () => {
      const totals = ALL_QUERIES.map((params) => expected(params).totalHits);
      expect(totals.filter((total) => total > 0).length).toBeGreaterThan(0.75 * totals.length);
      expect(totals.filter((total) => total > 100).length).toBeLessThan(0.5 * totals.length);
    });
  });
}

function label(params: Params): string {
  return Object.entries(params)
    .map(([key, value]) => `${key}=${value.slice(0, 40)}`)
    .join(' ')
    .replace(/[^\P{C}]/gu, '·');
}
