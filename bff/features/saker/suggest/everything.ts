import type { DayRange } from '#domain/search-rules.ts';
import type { SearchQuery } from '#search/query.ts';

/** Every scheduled case of these days; to be counted, so that its order does not matter. */
export function everythingIn({ fraDato, tilDato }: DayRange): SearchQuery {
  return {
    ...({ kategori: 'berammede', fraDato, tilDato, domstolId: null } as const),
    ...{ seenAfter: null, free: [], fields: [], facets: {} },
    ...{ tiers: [], points: [], nearly: null },
    ...({ sortField: 'sisteSak', sortAscending: false } as const),
  };
}
