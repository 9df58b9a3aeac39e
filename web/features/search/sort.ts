import type { SearchParams } from '#contract/search.ts';
import { type Sort, defaultSort } from '#domain/search-rules.ts';

/** The choices of 'Sorter på': the id is the select's, the sort goes into the address. */
const SORT_CHOICES = [
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

const RELEVANCE = {
  id: 'relevans',
  label: 'Mest relevante',
  sort: { sortField: 'relevans', sortAscending: false },
} as const;

/** The choices for this search: 'Mest relevante' needs words to be relevant to. */
export function sortChoices(params: Pick<SearchParams, 'query'>) {
  return params.query.trim() === '' ? SORT_CHOICES : [RELEVANCE, ...SORT_CHOICES];
}

/** The choice that the search is sorted by; null for an order without a choice, e.g. decisions by their day. */
export function chosenSort(params: SearchParams): string | null {
  const usual = defaultSort(params.soekeKategori);
  const field = params.sortField ?? usual.sortField;
  if (field === 'relevans') return RELEVANCE.id;
  const ascending = params.sortAscending ?? usual.sortAscending;
  const choice = SORT_CHOICES.find(
    ({ sort }) => sort.sortField === field && sort.sortAscending === ascending,
  );
  return choice?.id ?? null;
}
