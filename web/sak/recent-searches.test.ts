import { beforeEach, describe, expect, it } from 'vitest';
import {
  forgetSearches,
  keepSearchesOf,
  recentSearches,
  rememberSearch,
} from './recent-searches.ts';

const SEARCH = { query: 'Even Bakkerud', address: '?query=Even+Bakkerud' };

describe('the latest searches', () => {
  beforeEach(() => {
    localStorage.clear();
    keepSearchesOf('silje');
    rememberSearch(SEARCH);
  });

  it('are there for the same person the next time', () => {
    keepSearchesOf('silje');
    expect(recentSearches()).toEqual([SEARCH]);
  });

  it('are gone for somebody else who signs in, and do not come back', () => {
    keepSearchesOf('nora');
    expect(recentSearches()).toEqual([]);
    keepSearchesOf('silje');
    expect(recentSearches()).toEqual([]);
  });

  it('are gone when they are cleared', () => {
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });
});
