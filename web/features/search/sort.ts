import type { SearchParams } from '#contract/search.ts';
import { sortChoices as choicesOf, sortOf } from '#domain/sorts.ts';
import type { Ledende } from '#web/sak/moeter.ts';

/** The choices of 'Sorter på' for this search, in the order of the table (domain/sorts.ts). */
export function sortChoices(params: SearchParams) {
  return choicesOf(params).map(({ id, label, sortField, sortAscending }) => ({
    id,
    label,
    sort: { sortField, sortAscending },
  }));
}

/** The choice that the search is sorted by. */
export function chosenSort(params: SearchParams): string {
  return sortOf(params).id;
}

/** Which hearings lead a row: those that the rows are sorted by. */
export const ledendeOf = (params: SearchParams): Ledende =>
  sortOf(params).id === 'rettsmoete-desc' ? 'sisteIPerioden' : 'foersteIPerioden';
