import { afterEach, describe, expect, it } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { rememberSort, withRememberedSort } from './remembered-sort.ts';
import { chosenSort, sortChoices } from './sort.ts';

const chosen = (query: string) => chosenSort(readSearchParams(new URLSearchParams(query)));

describe('the sort that the select shows', () => {
  it("is 'Første rettsmøte' by default for hearings and indictments", () => {
    expect(chosen('')).toBe('foerste');
    expect(chosen('soekeKategori=tiltaler')).toBe('foerste');
  });

  it('is the one in the address', () => {
    expect(chosen('sortField=rettsmoete&sortAscending=false')).toBe('siste');
    expect(chosen('sortField=sisteSak&sortAscending=false')).toBe('nye');
  });

  it('is none of the three for decisions by default, or for another key', () => {
    expect(chosen('soekeKategori=avgjorelser')).toBeNull();
    expect(chosen('sortField=domstol&sortAscending=true')).toBeNull();
  });
});

describe('the choices', () => {
  const labels = (query: string) =>
    sortChoices(readSearchParams(new URLSearchParams(query))).map(({ label }) => label);

  it("begin with 'Mest relevante' when words are typed", () => {
    expect(labels('query=ran')).toEqual([
      'Mest relevante',
      'Første rettsmøte',
      'Siste rettsmøte',
      'Nye saker',
    ]);
    expect(labels('query=%20')).toEqual(['Første rettsmøte', 'Siste rettsmøte', 'Nye saker']);
    expect(chosen('query=ran&sortField=relevans')).toBe('relevans');
  });
});

describe('the order of a new search', () => {
  afterEach(() => localStorage.clear());

  it("is 'Mest relevante' once that has been chosen, for searches with words", () => {
    const search = { query: 'ran', domstolid: 'alle' };
    expect(withRememberedSort(search)).toBe(search);
    rememberSort('relevans');
    expect(withRememberedSort(search)).toEqual({ ...search, sortField: 'relevans' });
    expect(withRememberedSort({ query: '' })).toEqual({ query: '' });
    expect(withRememberedSort({ query: 'ran', sortField: 'sisteSak' })).toMatchObject({
      sortField: 'sisteSak',
    });
    rememberSort('rettsmoete');
    expect(withRememberedSort(search)).toBe(search);
  });

  it('is the usual one again when the words are removed', () => {
    expect(withRememberedSort({ query: '', sortField: 'relevans', sortAscending: false })).toEqual({
      query: '',
    });
  });
});
