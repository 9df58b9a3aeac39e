import { beforeEach, describe, expect, it } from 'vitest';
import { lastList, rememberList } from '#web/sak/last-list.ts';
import {
  forgetSearches,
  keepSearchesOf,
  recentSearches,
  rememberSearch,
} from './recent-searches.ts';

const SEARCH = { query: 'Even Bakkerud', address: '?query=Even+Bakkerud' };

const LIST = { liste: '/?query=Even+Bakkerud&page=2' };

describe('the latest searches, and the list that a case was opened from', () => {
  beforeEach(() => {
    localStorage.clear();
    keepSearchesOf('silje');
    rememberSearch(SEARCH);
    rememberList(LIST);
  });

  it('are there for the same person the next time', () => {
    keepSearchesOf('silje');
    expect(recentSearches()).toEqual([SEARCH]);
    expect(lastList()).toEqual({ to: LIST.liste, label: 'Søk' });
  });

  it('are gone for somebody else who signs in, and do not come back', () => {
    keepSearchesOf('nora');
    expect(recentSearches()).toEqual([]);
    expect(lastList()).toBeNull();
    keepSearchesOf('silje');
    expect(recentSearches()).toEqual([]);
    expect(lastList()).toBeNull();
  });

  it('are gone when they are cleared', () => {
    forgetSearches();
    expect(recentSearches()).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).not.toContain('Bakkerud');
  });
});
