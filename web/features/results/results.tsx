import { useId } from 'react';
import type { SearchParams } from '#contract/search.ts';
import { LiveRegion } from '#web/ui/live-region.tsx';
import { NoResults } from './no-results.tsx';
import { ResultsHead } from './results-head.tsx';
import { ResultsLoading } from './results-loading.tsx';
import { ResultsTable } from './results-table.tsx';
import { SearchFailure } from './search-failure.tsx';
import { useSearchResults } from './use-search-results.ts';

interface Props {
  readonly params: SearchParams;
  /** Puts changed parameters into the address; paging and sorting keep the rest of the search. */
  readonly onChange: (change: Partial<SearchParams>) => void;
  readonly onReset: () => void;
}

/** What a search brought, in each of its states: under way, failed, empty, or rows. */
export function Results({ params, onChange, onReset }: Props) {
  const headingId = useId();
  // The first failure shows at once; behind it, the search is tried again (SPEC §9).
  const { data, failureReason: error, isPlaceholderData, refetch } = useSearchResults(params);
  const head = (heading: string) => (
    <ResultsHead
      headingId={headingId}
      heading={heading}
      params={params}
      onSort={(sort) => onChange({ ...sort, page: 1 })}
    />
  );
  if (!data) {
    if (error) return <SearchFailure error={error} onRetry={() => void refetch()} />;
    return <ResultsLoading head={head('Søker …')} />;
  }
  const caption = `Antall treff: ${data.totalHits}`;
  return (
    <>
      <LiveRegion>{isPlaceholderData ? '' : caption}</LiveRegion>
      {data.totalHits === 0 ? (
        <NoResults onReset={onReset} />
      ) : (
        <section aria-labelledby={headingId}>
          {head(caption)}
          <ResultsTable
            headingId={headingId}
            list={data}
            params={params}
            isBusy={isPlaceholderData}
            onChange={onChange}
          />
        </section>
      )}
    </>
  );
}
