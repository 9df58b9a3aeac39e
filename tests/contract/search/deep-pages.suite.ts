import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SakDocument } from '#search/sak-document.ts';
import { referenceSearch } from '#tests/support/search/reference-engine.ts';
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

export function deepPagesSuite(start: Start): void {
  describe('beyond 10,000', () => {
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

    test.each([
      { page: '1' },
      { page: '10', pageSize: '1000' },
      { page: '11', pageSize: '1000' },
      { page: '11', pageSize: '1000', sortField: 'rettsmoete', sortAscending: 'false' },
      { page: '21', pageSize: '500', sortField: 'domstol' },
      { page: '212' },
      { page: '213' },
      { page: '9999', pageSize: '1000' },
    ])('%j holds what belongs there, and the total is exact', async (params) => {
      const { query, page } = ask(params);
      const found = await started.adapter.engine.search(query, page, OPEN);
      expect(found.totalHits).toBe(COUNT);
      expect(found).toEqual(referenceSearch(documents, query, page, OPEN));
    });

    test('all pages together are every case once', async () => {
      const seen: string[] = [];
      for (let number = 1; number <= 11; number += 1) {
        const { query, page } = ask({ page: String(number), pageSize: '1000' });
        seen.push(...(await started.adapter.engine.search(query, page, OPEN)).sakIds);
      }
      expect(new Set(seen).size).toBe(COUNT);
      expect(seen).toHaveLength(COUNT);
    });
  });
}
