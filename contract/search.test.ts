import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearchParams, searchParamsSchema, writeSearchParams } from './search.ts';

const read = (query: string) => readSearchParams(new URLSearchParams(query));

describe('the search state in the address', () => {
  it('ignores invalid values instead of failing', () => {
    expect(read('page=x&pageSize=7&fraDato=2026-02-31&soekeKategori=alt&sortField=navn')).toEqual(
      read(''),
    );
    expect(read('page=0').page).toBe(1);
    expect(read('page=-3').page).toBe(1);
    expect(read('page=1.5').page).toBe(1);
  });

  it('takes the first of repeated parameters', () => {
    expect(read('query=a&query=b').query).toBe('a');
  });

  it('takes each of the chosen values of a facet once', () => {
    const state = read('fasettkode=MED&fasettkode=&fasettkode=ENE&fasettkode=MED');
    expect(state.fasettkode).toEqual(['MED', 'ENE']);
    expect(String(writeSearchParams({ fasettkode: ['MED', 'ENE'] }))).toBe(
      'fasettkode=MED&fasettkode=ENE',
    );
  });

  it('never shortens a text: it is refused when it is searched for', () => {
    expect(read(`query=${'a'.repeat(501)}`).query).toHaveLength(501);
  });

  it('keeps a descending sort', () => {
    expect(
      read(String(writeSearchParams({ sortField: 'rettsmoete', sortAscending: false }))),
    ).toMatchObject({
      sortField: 'rettsmoete',
      sortAscending: false,
    });
  });

  it('never throws on any address, and reads back what it writes', () => {
    const keys = fc.constantFrom(...Object.keys(searchParamsSchema.shape));
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, fc.string())), (pairs) => {
        const state = readSearchParams(new URLSearchParams(pairs));
        expect(readSearchParams(writeSearchParams(state))).toEqual(state);
      }),
    );
  });
});
