import { useQuery } from '@tanstack/react-query';
import { writeSearchParams, type SearchParams } from '#contract/search.ts';
import { berammingslisteQuery } from '#web/api/berammingsliste.ts';

/**
 * The hits of a search. While another page or order of the same search is fetched, the old rows stand;
 * a new search shows nothing old.
 */
export function useSearchResults(params: SearchParams) {
  return useQuery({
    ...berammingslisteQuery(params),
    placeholderData: (previous, query) =>
      isSameSearch(query?.queryKey.at(-1), params) ? previous : undefined,
  });
}

function isSameSearch(previousQuery: string | undefined, params: SearchParams): boolean {
  const bare = (query: URLSearchParams) => {
    for (const key of ['page', 'pageSize', 'sortField', 'sortAscending']) query.delete(key);
    return query.toString();
  };
  return bare(new URLSearchParams(previousQuery)) === bare(writeSearchParams(params));
}
