import { expect, it } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { toSearchQuery } from '#search/parse-query.ts';
import { isFoundByNumber } from './by-number.ts';

function isFound(params: Record<string, string>, saksnummer = '26-000777MED-TSOS/TSAR'): boolean {
  const search = readSearchParams(new URLSearchParams(params));
  const range = { domstolid: 'alle', fraDato: '2026-03-01', tilDato: '2026-03-31' };
  return isFoundByNumber(toSearchQuery({ ...search, ...range }), saksnummer);
}

it.each([
  '26-000777MED-TSOS/TSAR',
  '26-000777med-tsos',
  '26000777medtsos',
  '26-777',
  '2026-000777',
  'TSOS-2026-777',
  'sak 26-000777 -tyveri',
  '26-000777 ELLER tyveri',
])('%j finds the case by its number alone, in the free text and in the field', (typed) => {
  expect(isFound({ query: typed })).toBe(true);
  expect(isFound({ isAdvancedSearch: 'true', saksnummer: typed })).toBe(true);
});

it.each([
  { query: '26-000777 tyveri' },
  { query: '-26-000777' },
  { query: '26-000778' },
  { query: '26-000777', isAdvancedSearch: 'true', parter: 'Glimnes' },
  { query: '26-000777', isAdvancedSearch: 'true', rettsmotetype: 'hovedforhandling' },
])('%j asks for more than the number, or for another one', (params) => {
  expect(isFound(params)).toBe(false);
});

it('what must not be there keeps nobody out who says nothing but a number', () => {
  const params = { isAdvancedSearch: 'true', saksnummer: '26-777', rettsmotetype: '-planmøte' };
  expect(isFound({ ...params, query: '-Glimnes' })).toBe(true);
});
