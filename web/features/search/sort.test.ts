import { afterEach, describe, expect, it } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { rememberSort, withRememberedSort } from './remembered-sort.ts';
import { chosenSort, sortChoices } from './sort.ts';

/** What the select shows for an address. */
function chosen(query: string) {
  const params = readSearchParams(new URLSearchParams(query));
  return sortChoices(params).find(({ id }) => id === chosenSort(params))?.label;
}

describe('the sort that the select shows', () => {
  it("is 'Første rettsmøte' by default for hearings and indictments, 'Avsagt dato' for decisions", () => {
    expect(chosen('')).toBe('Første rettsmøte');
    expect(chosen('soekeKategori=tiltaler')).toBe('Første rettsmøte');
    expect(chosen('soekeKategori=avgjorelser')).toBe('Avsagt dato');
  });

  it('is the one in the address', () => {
    expect(chosen('sortField=rettsmoete&sortAscending=false')).toBe('Siste rettsmøte');
    expect(chosen('sortField=sisteSak&sortAscending=false')).toBe('Nye saker');
    expect(chosen('query=ran&sortField=relevans')).toBe('Mest relevante');
  });

  it('says what the rows do when the address names no direction', () => {
    expect(chosen('soekeKategori=avgjorelser&sortField=rettsmoete')).toBe('Første rettsmøte');
    expect(chosen('soekeKategori=berammede&sortField=sisteSak')).toBe('Nye saker');
  });

  it('has a name for every order', () => {
    expect(chosen('sortField=domstol&sortAscending=true')).toBe('Domstol');
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

  it("is 'Mest relevante' wherever that is a choice, also with words in an advanced field", () => {
    rememberSort('relevans');
    for (const field of ['sakengjelder', 'saksnummer'] as const) {
      const search = { isAdvancedSearch: true, query: '', [field]: 'ran' };
      expect(withRememberedSort(search)).toEqual({ ...search, sortField: 'relevans' });
      const chosen = { ...search, sortField: 'relevans' as const };
      expect(withRememberedSort(chosen)).toBe(chosen);
      expect(withRememberedSort({ ...search, isAdvancedSearch: false })).not.toHaveProperty(
        'sortField',
      );
    }
    expect(withRememberedSort({ isAdvancedSearch: true, query: '', dommer: 'Solvang' })).toEqual({
      isAdvancedSearch: true,
      query: '',
      dommer: 'Solvang',
    });
  });

  it('is the usual one again when the words are removed', () => {
    expect(withRememberedSort({ query: '', sortField: 'relevans', sortAscending: false })).toEqual({
      query: '',
    });
  });
});
