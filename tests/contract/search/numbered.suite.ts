import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTHING_STALE } from '#search/port.ts';
import { NOW } from './designed-cases.ts';
import { BUILT, GATE_CASES } from './gate.suite.ts';
import { ask, putsOf, searchOver, type Start, type Started } from './suite.ts';

/** `SearchQuery.numbered`: cases that have lost text, and whose number was typed. */
export function numberedSuite(start: Start): void {
  describe('a case that has lost text', () => {
    const stale = { tekst: ['z-navn'] };
    let started: Started;
    beforeAll(async () => {
      started = await start();
      await searchOver(started.adapter, putsOf(GATE_CASES, BUILT));
    });
    afterAll(() => started.close());

    test.each([
      [{}, 'b-annen z-navn'],
      [{ sortField: 'relevans' }, 'z-navn b-annen'],
      [{ isAdvancedSearch: 'true', rettsmotetype: 'hovedforhandling' }, 'b-annen z-navn'],
      [{ soekeKategori: 'tiltaler' }, 'z-navn'],
      [{ soekeKategori: 'avgjorelser' }, 'z-navn'],
      [{ domstolid: 'TOSL' }, ''],
      [{ fraDato: '2026-03-01' }, ''],
      [{ fasettdomstol: 'TSOS' }, 'b-annen z-navn'],
      [{ fasettkode: 'MED' }, 'b-annen'],
    ])('is a hit by its number, with %j: %s', async (params, expected) => {
      const { query, page } = ask({
        ...{ query: 'annen', fraDato: '2026-02-01', tilDato: '2026-05-31' },
        ...params,
      });
      const gate = { now: NOW, stale: { ...NOTHING_STALE, ...stale } };
      const { engine } = started.adapter;
      const asked = { ...query, numbered: ['z-navn'] };
      const found = await engine.search(asked, page, gate, { facets: true });
      expect(found.sakIds.join(' ')).toBe(expected);
      expect(found.totalHits).toBe(found.sakIds.length);
      // It counts under its court; what else the index has of it may be what it has lost.
      const b = expected.includes('b-annen') ? 1 : 0;
      expect(found.facets!.domstol[0]?.count ?? 0).toBe(found.totalHits);
      expect(found.facets!.sakstype[0]?.count ?? 0).toBe(b);
      expect(found.facets!.rettsmoetetype[0]?.count ?? 0).toBe(b);
    });
  });
}
