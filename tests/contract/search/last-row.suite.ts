import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SakDocument } from '#search/sak-document.ts';
import { MAX_EKSPORT } from '#domain/eksport.ts';
import { LAST_ROW } from '#domain/search-rules.ts';
import { referenceIds } from '#tests/support/search/reference-engine.ts';
import { buildSakDocument, put, text } from '#tests/support/search/builders.ts';
import { ask, OPEN, searchOver, type Start, type Started } from './suite.ts';

const COUNT = 10_600;

/** Many cases an hour, so that most of the order is ties. */
function tinyDocuments(): SakDocument[] {
  return Array.from({ length: COUNT }, (_, i) => {
    const hour = String(8 + (i % 5)).padStart(2, '0');
    return buildSakDocument({
      sakId: `t${String((i * 7919) % COUNT).padStart(5, '0')}`,
      rettsmoeter: [
        {
          start: `2026-03-10T${hour}:00:00.000Z`,
          slutt: `2026-03-10T${hour}:30:00.000Z`,
          type: text(),
          typeNavn: null,
        },
      ],
    });
  });
}

export function lastRowSuite(start: Start): void {
  describe('more hits than pages reach', () => {
    const documents = tinyDocuments();
    let started: Started;
    beforeAll(async () => {
      started = await start();
      await searchOver(
        started.adapter,
        documents.map((document) => put(document)),
      );
    });
    afterAll(() => started.close());

    test.each<[string, Readonly<Record<string, string>>]>([
      ['the first', { page: '1' }],
      ['the last', { page: '200' }],
      ['a large last', { page: '10', pageSize: '1000' }],
      ['the last, latest first', { page: '200', sortField: 'rettsmoete', sortAscending: 'false' }],
      ['the last by court', { page: '20', pageSize: '500', sortField: 'domstol' }],
    ])('%s page has the rows that belong there, and the total is exact', async (_, params) => {
      const { query, page } = ask(params);
      const found = await started.adapter.engine.search(query, page, OPEN);
      expect(found.totalHits).toBe(COUNT);
      const to = page.page * page.pageSize;
      const rows = referenceIds(documents, query, OPEN).slice(to - page.pageSize, to);
      expect(rows).toHaveLength(page.pageSize);
      expect(found.sakIds).toEqual(rows);
    });

    test.each([
      { page: '201' },
      { page: '11', pageSize: '1000' },
      { page: '6', pageSize: '2000' },
      { page: '9999999' },
    ])('%j has no rows, and the total is exact', async (params) => {
      const { query, page } = ask(params);
      const found = await started.adapter.engine.search(query, page, OPEN);
      expect(found).toEqual({
        sakIds: [],
        totalHits: COUNT,
        facets: null,
        newHits: null,
        nearly: null,
      });
    });

    test('all pages together are the first hits once, as many as a file of them has', async () => {
      const { query } = ask({});
      const seen: string[] = [];
      for (let page = 1; page <= 10; page += 1)
        seen.push(
          ...(await started.adapter.engine.search(query, { page, pageSize: 1_000 }, OPEN)).sakIds,
        );
      expect(new Set(seen).size).toBe(LAST_ROW);
      const whole = { page: 1, pageSize: MAX_EKSPORT };
      const { sakIds } = await started.adapter.engine.search(query, whole, OPEN);
      expect(sakIds).toEqual(seen);
    });
  });
}
