import { inStorage } from './storage.ts';

/** A search that was made in this browser: its words, and its address with the question mark. */
export interface RecentSearch {
  readonly query: string;
  readonly address: string;
}

/** Local storage has the latest searches; they are not sent anywhere. Signing out removes them, and so does anybody else who signs in. */
const KEY = 'sisteSoek';
/** The list that a case was last opened from (web/sak/last-list.ts): its address has typed words too, so it goes with them. */
export const LAST_LIST = 'sisteListe';
/** Whose they are (`merke` of bruker-info). */
const OWNER = 'sisteSoekAv';
const KEPT = 10;

/** The latest searches with words, newest first; none without storage. */
export function recentSearches(): readonly RecentSearch[] {
  const stored = inStorage<unknown>(() => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isRecent) : [];
}

/** Notes a search. The same words again replace the earlier ones. */
export function rememberSearch(search: RecentSearch): void {
  if (search.query === '') return;
  const others = recentSearches().filter(({ query }) => query !== search.query);
  inStorage(() => localStorage.setItem(KEY, JSON.stringify([search, ...others].slice(0, KEPT))));
}

/** Forgets the searches of somebody else, who has used this browser before and did not sign out. */
export function keepSearchesOf(person: string): void {
  inStorage(() => {
    if (localStorage.getItem(OWNER) !== person) forgetSearches();
    localStorage.setItem(OWNER, person);
  });
}

export function forgetSearches(): void {
  inStorage(() => {
    localStorage.removeItem(KEY);
    localStorage.removeItem(LAST_LIST);
  });
}

function isRecent(value: unknown): value is RecentSearch {
  const { query, address } = (value ?? {}) as Partial<Record<keyof RecentSearch, unknown>>;
  return typeof query === 'string' && typeof address === 'string' && address.startsWith('?');
}
