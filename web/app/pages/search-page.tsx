import { lazy, Suspense } from 'react';
import { useSearchPage } from '#web/app/use-search-page.ts';
import { Page as PageFrame } from '#web/features/layout/page.tsx';
import { SearchForm } from '#web/features/search-form/search-form.tsx';
import { Tips } from '#web/features/search-form/tips.tsx';
import styles from './search-page.module.css';

// Banner and tables are fetched while the form is drawn and their answers are under way.
const loadResults = import('#web/features/results/results.tsx');
const loadFavoritter = import('#web/features/favoritter/favoritter.tsx');
const loadVarsel = import('#web/features/varsel/varsel.tsx');
const Results = lazy(async () => ({ default: (await loadResults).Results }));
const Favoritter = lazy(async () => ({ default: (await loadFavoritter).Favoritter }));
const Varsel = lazy(async () => ({ default: (await loadVarsel).Varsel }));

/** The search page: form and tips, what was found, and the favourites below (SPEC §2). */
export function Page() {
  const { search, isReady, isValid, courts, now, submit, change, reset } = useSearchPage();
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
          <SearchForm search={search} courts={courts} now={now} onSubmit={submit} />
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
