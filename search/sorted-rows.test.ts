import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearchParams, writeSearchParams } from '#contract/search.ts';
import { KATEGORIER, SORT_FIELDS } from '#domain/search-rules.ts';
import { sortChoices, sortOf } from '#domain/sorts.ts';
import { generateCases } from '#tests/contract/search/generated-cases.ts';
import { documentsOf } from '#tests/contract/search/suite.ts';
import { referenceSearch } from '#tests/support/search/reference-engine.ts';
import { toSearchQuery } from './parse-query.ts';
import { NOTHING_STALE } from './port.ts';

const now = new Date('2026-02-20T12:00:00+01:00');
const DOCUMENTS = documentsOf(generateCases(80, 5), now);
const RANGE = { domstolid: 'alle', fraDato: '2026-01-01', tilDato: '2026-06-30' };

/** The rows of an address. */
function rowsOf(params: Parameters<typeof writeSearchParams>[0]) {
  const search = readSearchParams(writeSearchParams({ ...RANGE, ...params }));
  const query = toSearchQuery({ ...search, ...RANGE });
  const page = { page: 1, pageSize: 1000 };
  return referenceSearch(DOCUMENTS, query, page, { now, stale: NOTHING_STALE }).sakIds;
}

const anyAddress = fc.record({
  soekeKategori: fc.constantFrom(...KATEGORIER),
  sortField: fc.constantFrom(undefined, ...SORT_FIELDS),
  sortAscending: fc.constantFrom(undefined, true, false),
  query: fc.constantFrom('', ' ', 'tyveri', 'straffeloven'),
  isAdvancedSearch: fc.constantFrom(undefined, true),
  sakengjelder: fc.constantFrom('', 'tyveri eller vold'),
});

describe('the order that the select shows', () => {
  it('is the order of the rows, whatever the address says', () => {
    fc.assert(
      fc.property(anyAddress, (address) => {
        const search = readSearchParams(writeSearchParams(address));
        const shown = sortOf(search);
        expect(sortChoices(search)).toContain(shown);
        const { sortField, sortAscending } = shown;
        // Choosing what is shown already changes nothing.
        expect(rowsOf(address)).toEqual(rowsOf({ ...address, sortField, sortAscending }));
      }),
      { numRuns: 120 },
    );
  });

  it.each([
    ['Første rettsmøte', 'soekeKategori=avgjorelser&sortField=rettsmoete', 1],
    ['Siste rettsmøte', 'soekeKategori=avgjorelser&sortField=rettsmoete&sortAscending=false', -1],
    ['Nye saker', 'soekeKategori=berammede&sortField=sisteSak', -1],
  ])('%s goes that way: %s', (label, address, direction) => {
    const search = readSearchParams(new URLSearchParams(address));
    expect(sortOf(search).label).toBe(label);
    const byId = new Map(DOCUMENTS.map((document) => [document.sakId, document]));
    const keys = rowsOf(search).flatMap((sakId) => {
      const { rettsmoeter, foerstSett } = byId.get(sakId)!;
      if (label === 'Nye saker') return [foerstSett];
      const starts = rettsmoeter.map(({ start }) => start).sort();
      return starts.length === 0 ? [] : [direction === 1 ? starts[0]! : starts.at(-1)!];
    });
    expect(keys.length).toBeGreaterThan(10);
    expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -direction : a > b ? direction : 0)));
  });
});
