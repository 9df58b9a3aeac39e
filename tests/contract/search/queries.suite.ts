import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SakDocument } from '#search/sak-document.ts';
import { referenceSearch } from '#tests/support/search/reference-engine.ts';
import { DESIGNED } from './designed-cases.ts';
import { generateCases } from './generated-cases.ts';
import { ALL_QUERIES, type Params } from './query-lists.ts';
import { ask, documentsOf, OPEN, putsOf, searchOver, type Start, type Started } from './suite.ts';

const CASES = [...DESIGNED, ...generateCases(320)];

/** Every query of the list: the same hits, order and total as the reference. */
export function queriesSuite(start: Start): void {
  describe('every query is answered as its meaning says', () => {
    let started: Started;
    let documents: SakDocument[];
    beforeAll(async () => {
      started = await start();
      documents = documentsOf(CASES);
      await searchOver(started.adapter, putsOf(CASES));
    });
    afterAll(() => started.close());

    test.each(ALL_QUERIES.map((params) => [label(params), params] as const))(
      '%s',
      async (_label, params) => {
        const { query, page } = ask(params);
        const counted = { facets: true };
        const expected = referenceSearch(documents, query, page, OPEN, counted);
        expect(await started.adapter.engine.search(query, page, OPEN, counted)).toEqual(expected);
      },
    );

    test('most of them find something, and most of them not everything', () => {
      const totals = ALL_QUERIES.map((params) => {
        const { query, page } = ask(params);
        return referenceSearch(documents, query, page, OPEN).totalHits;
      });
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
