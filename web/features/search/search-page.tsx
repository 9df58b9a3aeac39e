import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type SearchParams, readSearchParams } from '#contract/search.ts';
import { validateSearch } from '#domain/search-rules.ts';
import { serverNow } from '#web/api/client.ts';
import { domstolerQuery, standardDomstolQuery } from '#web/api/domstoler.ts';
import { berammingslisteKey, bannerKey } from '#web/api/keys.ts';
import { inStorage } from '#web/api/storage.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { rememberSearch } from '#web/api/recent-searches.ts';
import { MOVED, openedFrom } from '#web/sak/sak-address.ts';
import { completeSearch, searchAddress } from '#web/sak/search-address.ts';
import { part } from '#web/ui/part.tsx';
import type { DaysInWords } from './days-in-words.ts';
import { searchTitle } from './describe.ts';
import { ownCourts } from './own-courts.ts';
import { SearchForm } from './search-form.tsx';
import styles from './search-page.module.css';
import { t } from './texts.ts';
import { ToHits } from './to-hits.tsx';

// Banner and tables are loaded while the form renders and their data is read.
const Results = part(async () => (await import('./parts.ts')).Results, { isEager: true });
const Favoritter = part(async () => (await import('./parts.ts')).Favoritter, {
  isEager: true,
});
const Tips = part(async () => (await import('./parts.ts')).Tips, {
  isEager: true,
  failed: null,
});
const Banner = part(async () => (await import('./parts.ts')).Banner, {
  isEager: true,
  failed: null,
});

const GoOn = part(async () => (await import('./go-on.tsx')).GoOn, { failed: null });

/** Back from a case that stands on another page of the hits goes on to that one; few come so, and its script is their own. */
export function Page() {
  const [isMoved, setMoved] = useState(() =>
    inStorage(() => sessionStorage.getItem(MOVED) !== null),
  );
  return isMoved ? <GoOn onStay={() => setMoved(false)} /> : <SearchPage />;
}

// After the yearly update.
const Oppdatert = part(async () => (await import('#web/soeknad/oppdatert.tsx')).Oppdatert, {
  failed: null,
});

/** The search page: form and tips, the results, and the favourites below (docs/PRODUCT.md, "Searching"). */
function SearchPage() {
  const { search, isReady, isValid, hasSearched, attempt, courts, own, now, ...to } =
    useSearchPage();
  // The state goes when it has been said.
  const [isUpdated] = useState(useLocation().state !== null);
  const [isChanged, setIsChanged] = useState(false);
  const [isPlaced, setIsPlaced] = useBanner();
  const sentRef = useRef(false);
  const [days, setDays] = useState<DaysInWords>();
  const shown = days?.shown(search) ?? search;
  return (
    <>
      <Banner onKnown={setIsPlaced} />
      <div className={isPlaced ? undefined : styles.unplaced}>
        <PageFrame title={hasSearched ? t.pageTitle(searchTitle(shown, courts)) : t.search}>
          <h1 tabIndex={-1} className={styles.heading}>
            {t.search}
          </h1>
          {isReady && isValid && <ToHits />}
          {isUpdated && <Oppdatert />}
          <div
            className={styles.band}
            onInput={() => {
              sentRef.current = false;
            }}
          >
            <SearchForm
              search={own.shown(shown)}
              courts={own.courts(courts)}
              now={now}
              canFold={isValid}
              onSubmit={(asked) => {
                sentRef.current = true;
                to.submit(own.sent(days?.sent(asked, search) ?? asked));
              }}
              onOpen={(address) => {
                sentRef.current = true;
                to.open(address);
              }}
              onChanged={setIsChanged}
            />
            <div className={styles.tips}>
              <Tips />
            </div>
          </div>
          <div className={styles.results}>
            {isReady &&
              (isValid ? (
                <Results
                  params={search}
                  courts={courts}
                  attempt={attempt}
                  sentRef={sentRef}
                  isChanged={isChanged}
                  onChange={to.change}
                  onReset={to.reset}
                  onDays={setDays}
                >
                  <Favoritter />
                </Results>
              ) : (
                <Favoritter />
              ))}
          </div>
        </PageFrame>
      </div>
    </>
  );
}

/** A banner that comes late would move the whole page: at the first visit it is shown once the banner is known. */
function useBanner() {
  const queryClient = useQueryClient();
  return useState(() => queryClient.getQueryData(bannerKey) !== undefined);
}

/** The state of the search page is its address: reads it, adds the defaults, and changes it. */
function useSearchPage() {
  const location = useLocation();
  const address = location.search;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const courts = useQuery(domstolerQuery()).data;
  const standard = useQuery(standardDomstolQuery());
  const now = serverNow();
  const params = readSearchParams(new URLSearchParams(address));
  const search = completeSearch(params, { standardDomstol: standard.data?.domstolId, courts, now });
  const isValid = Object.keys(validateSearch(search, now)).length === 0;
  const [attempt, setAttempt] = useState(0);
  const go = (to: Partial<SearchParams>, replace = false) => {
    const next = searchAddress(to);
    if (next !== address) return void navigate(next, { replace });
    // Sending the same search again reads it again.
    setAttempt(attempt + 1);
    void queryClient.invalidateQueries({ queryKey: berammingslisteKey });
  };
  return {
    search,
    courts,
    own: ownCourts(standard.data?.mineDomstoler),
    now,
    /** False while the standard court is being read: a search now would use the wrong court. */
    isReady: params.domstolid !== undefined || !standard.isPending || standard.failureCount > 0,
    isValid,
    /** Whether the address asks for something, and is not just the first page. */
    hasSearched: address !== '' && isValid,
    /** Counts how often the same search was sent again. */
    attempt,
    submit: (to: Partial<SearchParams>) => {
      rememberSearch({ query: to.query ?? '', address: searchAddress(to) });
      go(to);
    },
    /** A suggested case, or an earlier search. */
    open: (to: string) => void navigate(to, { state: openedFrom(location) }),
    change: (change: Partial<SearchParams>, replace?: boolean) =>
      go({ ...search, ...change }, replace),
    reset: () => void navigate('/'),
  };
}
