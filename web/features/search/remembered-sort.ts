import type { SearchParams } from '#contract/search.ts';
import { hasWords } from '#domain/search-rules.ts';
import { inStorage } from '#web/api/storage.ts';

/** Local storage notes that 'Mest relevante' was chosen, until another order is. */
const KEY = 'mestRelevante';

/** Without storage the choice lasts as long as the address. */
export function rememberSort(sortField: string): void {
  inStorage(() =>
    sortField === 'relevans' ? localStorage.setItem(KEY, 'ja') : localStorage.removeItem(KEY),
  );
}

/**
 * A new search with the order that was chosen before: 'Mest relevante' for every search with words, once chosen. Without
 * words, and until then, the category's own order counts.
 */
export function withRememberedSort(search: Partial<SearchParams>): Partial<SearchParams> {
  const isWorded = hasWords(search);
  if (search.sortField === 'relevans' && !isWorded)
    return { ...search, sortField: undefined, sortAscending: undefined };
  return isWorded && !search.sortField && isRemembered()
    ? { ...search, sortField: 'relevans' }
    : search;
}

const isRemembered = () => inStorage(() => localStorage.getItem(KEY)) !== null;
