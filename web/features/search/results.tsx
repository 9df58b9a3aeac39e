import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { FASETTER, fasettParam, type SearchParams, writeSearchParams } from '#contract/search.ts';
import { messages } from '#domain/messages.ts';
import { ApiError } from '#web/api/client.ts';
import { berammingslisteQuery } from '#web/api/saker.ts';
import { Facets } from './facets.tsx';
import { NoResults, OutsideSearch } from './no-results.tsx';
import { ResultsHead, ResultsTable } from './results-table.tsx';
import { SakSkeleton } from '#web/sak/sak-table.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import styles from './results.module.css';

interface ResultsProps {
  readonly params: SearchParams;
  /** Changes parameters in the address. Paging and sorting keep the rest of the search. */
  readonly onChange: (change: Partial<SearchParams>) => void;
  readonly onReset: () => void;
}

/** The result of a search: loading, failed, empty, or rows. */
export function Results({ params, onChange, onReset }: ResultsProps) {
  const headingId = useId();
  // The first failure is shown at once, while the query is still retried.
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
  const isEmpty = data.totalHits === 0;
  // The case that was asked for is there, only not in the search: no advice on words then.
  const isOnlyOutside = isEmpty && data.sakerUtenfor.length > 0;
  return (
    <>
      <LiveRegion>{isPlaceholderData ? '' : caption}</LiveRegion>
      <OutsideSearch saker={data.sakerUtenfor} onReset={isOnlyOutside ? onReset : undefined} />
      {/* With hits or without, the facets are the same ones: they keep the focus. */}
      <section aria-labelledby={isEmpty ? undefined : headingId}>
        {!isEmpty && head(caption)}
        {data.skrivemaate !== null && (
          <p className={styles.note}>
            Ingen treff på ordene slik du skrev dem. Du ser treff på «{data.skrivemaate}».
          </p>
        )}
        <Facets params={params} fasetter={data.fasetter} onChange={onChange} />
        {isEmpty && !isOnlyOutside && <NoResults params={params} list={data} onReset={onReset} />}
        {!isEmpty && (
          <ResultsTable
            headingId={headingId}
            list={data}
            params={params}
            isBusy={isPlaceholderData}
            onChange={onChange}
          />
        )}
      </section>
    </>
  );
}

/**
 * The hits of a search. The old rows stay while another page, order or facet of the same search is read; a new search shows
 * no old rows.
 */
function useSearchResults(params: SearchParams) {
  return useQuery({
    ...berammingslisteQuery(params),
    placeholderData: (previous, query) =>
      isSameSearch(query?.queryKey.at(-1), params) ? previous : undefined,
  });
}

function isSameSearch(previousQuery: string | undefined, params: SearchParams): boolean {
  const bare = (query: URLSearchParams) => {
    const narrowing = FASETTER.map(fasettParam);
    for (const key of ['page', 'pageSize', 'sortField', 'sortAscending', ...narrowing])
      query.delete(key);
    return query.toString();
  };
  return bare(new URLSearchParams(previousQuery)) === bare(writeSearchParams(params));
}

/** A quick answer shows no skeleton rows. */
const DELAY_MS = 300;

function ResultsLoading({ head }: { readonly head: ReactNode }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <section>
      <LiveRegion>Søker …</LiveRegion>
      {head}
      <SakSkeleton />
    </section>
  );
}

interface SearchFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A failed search, with the server's details of it. Form and favourites stay. */
function SearchFailure({ error, onRetry }: SearchFailureProps) {
  const details = error instanceof ApiError ? Object.values(error.body.errors).flat() : [];
  return (
    <Message purpose="danger" heading={messages.search.failed} role="alert">
      {details.length > 0 ? (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      ) : (
        <p>Søket ditt er beholdt. Vent litt, og prøv igjen.</p>
      )}
      <Button variant="secondary" size="small" onPress={onRetry}>
        Prøv igjen
      </Button>
    </Message>
  );
}
