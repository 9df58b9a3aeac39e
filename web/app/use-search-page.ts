import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { readSearchParams, type SearchParams } from '#contract/search.ts';
import { validateSearch } from '#domain/search-rules.ts';
import { berammingslisteKey } from '#web/api/berammingsliste.ts';
import { domstolerQuery } from '#web/api/domstoler.ts';
import { serverNow } from '#web/api/server-clock.ts';
import { standardDomstolQuery } from '#web/api/standard-domstol.ts';
import { completeSearch, searchAddress } from './search-state.ts';

/** The search page's state is its address; this reads it, completes it, and writes it. */
export function useSearchPage() {
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const courts = useQuery(domstolerQuery()).data;
  const standard = useQuery(standardDomstolQuery());
  const now = serverNow();
  const params = readSearchParams(new URLSearchParams(address));
  const standardDomstol = standard.data?.domstolId;
  const search = completeSearch(params, { standardDomstol, courts, now });
  const go = (to: Partial<SearchParams>) => {
    const next = searchAddress(to);
    // The same search again asks the server again.
    if (next === address) void queryClient.invalidateQueries({ queryKey: berammingslisteKey });
    else void navigate(next);
  };
  return {
    search,
    courts,
    now,
    /** Until the standard court is known or given up, a search would ask for the wrong court. */
    isReady: params.domstolid !== undefined || !standard.isPending || standard.failureCount > 0,
    isValid: Object.keys(validateSearch(search, now)).length === 0,
    submit: go,
    change: (change: Partial<SearchParams>) => go({ ...search, ...change }),
    reset: () => void navigate('/'),
  };
}
