import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSearchParams, type SearchParams } from '#contract/search.ts';
import { KATEGORIER, PAGE_SIZES, SORT_FIELDS } from '#domain/search-rules.ts';
import { completeSearch, searchAddress } from './search-address.ts';

const NOW = new Date('2026-11-21T12:00:00+01:00');
const COURTS = [{ id: 'TSOS', navn: 'Søndre Østfold tingrett' }];
const searchAt = (address: string) => readSearchParams(new URLSearchParams(address));
const complete = (address: string, standardDomstol?: string) =>
  completeSearch(searchAt(address), { standardDomstol, courts: COURTS, now: NOW });

test('an empty address means the standard court and the coming month', () => {
  expect(complete('', 'TSOS')).toMatchObject({
    soekeKategori: 'berammede',
    domstolid: 'TSOS',
    fraDato: '2026-11-21',
    tilDato: '2026-12-21',
  });
});

test('an invalid parameter gets its default', () => {
  const search = complete('fraDato=2026-02-30&pageSize=7&page=x&soekeKategori=alt', 'alle');
  expect(search).toMatchObject({ fraDato: '2026-11-21', page: 1, pageSize: 50 });
  expect(search.soekeKategori).toBe('berammede');
});

test('a court that does not exist is ignored once the courts are known', () => {
  expect(complete('domstolid=XXXX', 'TSOS').domstolid).toBe('TSOS');
  expect(complete('domstolid=alle', 'TSOS').domstolid).toBe('alle');
  const known = { standardDomstol: 'TSOS', courts: undefined, now: NOW };
  expect(completeSearch(searchAt('domstolid=XXXX'), known).domstolid).toBe('XXXX');
});

test('without a standard court no court is chosen', () => {
  expect(complete('').domstolid).toBeUndefined();
});

test('the address leaves out the defaults of paging', () => {
  expect(searchAddress({ query: 'vold', page: 1, pageSize: 50, isAdvancedSearch: false })).toBe(
    '?query=vold',
  );
});

test('every search can be read from its own address', () => {
  const text = fc.string({ maxLength: 40, unit: 'grapheme' });
  const chosen = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), { maxLength: 3 });
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const searches: fc.Arbitrary<SearchParams> = fc.record({
    soekeKategori: fc.constantFrom(...KATEGORIER),
    domstolid: fc.constantFrom('alle', 'TSOS'),
    fraDato: day,
    tilDato: day,
    query: text,
    isAdvancedSearch: fc.constant(true),
    saksnummer: text,
    domstol: text,
    sakengjelder: text,
    sakstype: text,
    parter: text,
    advokat: text,
    bistandsadvokat: text,
    dommer: text,
    rettsmotetype: text,
    dokumenttekst: text,
    fasettdomstol: chosen,
    fasettsakstype: chosen,
    fasettrettsmoetetype: chosen,
    fasettkode: chosen,
    fasettbegrensning: chosen,
    dagord: fc.constantFrom('ord', 'uten', undefined),
    page: fc.integer({ min: 1, max: 9_999_999 }),
    pageSize: fc.constantFrom(...PAGE_SIZES),
    sortField: fc.constantFrom(...SORT_FIELDS),
    sortAscending: fc.boolean(),
  });
  fc.assert(
    fc.property(searches, (search) => {
      expect(searchAt(searchAddress(search))).toEqual(search);
    }),
  );
});
