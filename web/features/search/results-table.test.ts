import { describe, expect, it } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { chosenSort } from './results-table.tsx';

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
