import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, lazy } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type SearchParams, readSearchParams } from '#contract/search.ts';
import { validateSearch } from '#domain/search-rules.ts';
import { serverNow } from '#web/api/client.ts';
import { domstolerQuery, standardDomstolQuery } from '#web/api/domstoler.ts';
import { berammingslisteKey } from '#web/api/keys.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { rememberSearch } from '#web/sak/recent-searches.ts';
import { completeSearch, searchAddress } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import styles from './search-page.module.css';
import { Tips } from './tips.tsx';

// Banner and tables are loaded while the form renders and their data is read.
const loadResults = import('./results.tsx');
const loadFavoritter = import('./favoritter.tsx');
const loadVarsel = import('./varsel.tsx');
const Results = lazy(async () => ({ default: (await loadResults).Results }));
const Favoritter = lazy(async () => ({ default: (await loadFavoritter).Favoritter }));
const Varsel = lazy(async () => ({ default: (await loadVarsel).Varsel }));

/** The search page: form and tips, the results, and the favourites below (docs/PRODUCT.md, "Searching"). */
export function Page() {
  const { search, isReady, isValid, courts, now, submit, open, change, reset } = useSearchPage();
  return (
    <>
      <Suspense>
        <Varsel />
      </Suspense>
      <PageFrame title="Søk">
        <h1 tabIndex={-1} className={styles.heading}>
          Søk
        </h1>
        <div className={styles.band}>
          <SearchForm search={search} courts={courts} now={now} onSubmit={submit} onOpen={open} />
          <Tips />
        </div>
        <Suspense>
          {isReady && isValid && <Results params={search} onChange={change} onReset={reset} />}
          <Favoritter />
        </Suspense>
      </PageFrame>
    </>
  );
}

/** The state of the search page is its address: reads it, adds the defaults, and changes it. */
function useSearchPage() {
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
    // Sending the same search again reads it again.
    if (next === address) void queryClient.invalidateQueries({ queryKey: berammingslisteKey });
    else void navigate(next);
  };
  return {
    search,
    courts,
    now,
    /** False while the standard court is being read: a search now would use the wrong court. */
    isReady: params.domstolid !== undefined || !standard.isPending || standard.failureCount > 0,
    isValid: Object.keys(validateSearch(search, now)).length === 0,
    submit: (to: Partial<SearchParams>) => {
      rememberSearch({ query: to.query ?? '', address: searchAddress(to) });
      go(to);
    },
    open: (to: string) => void navigate(to),
    change: (change: Partial<SearchParams>) => go({ ...search, ...change }),
    reset: () => void navigate('/'),
  };
}
