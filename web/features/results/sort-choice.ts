import type { SearchParams } from '#contract/search.ts';
import { defaultSort, type Sort } from '#domain/search-rules.ts';

/** 'Sorter på' (SPEC §2). The id goes into the select, the sort into the address. */
export const SORT_CHOICES = [
  {
    id: 'foerste',
    label: 'Første rettsmøte',
    sort: { sortField: 'rettsmoete', sortAscending: true },
  },
  {
    id: 'siste',
    label: 'Siste rettsmøte',
    sort: { sortField: 'rettsmoete', sortAscending: false },
  },
  { id: 'nye', label: 'Nye saker', sort: { sortField: 'sisteSak', sortAscending: false } },
] as const satisfies readonly { id: string; label: string; sort: Sort }[];

/** The choice that the search is sorted by; null when it is another, as decisions are by their day. */
export function chosenSort(params: SearchParams): string | null {
  const usual = defaultSort(params.soekeKategori);
  const field = params.sortField ?? usual.sortField;
  const ascending = params.sortAscending ?? usual.sortAscending;
  const choice = SORT_CHOICES.find(
    ({ sort }) => sort.sortField === field && sort.sortAscending === ascending,
  );
  return choice?.id ?? null;
}
