import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Berammingsliste } from '#contract/sak.ts';
import { FASETTER, fasettParam, type SearchParams, writeSearchParams } from '#contract/search.ts';
import { LAST_ROW, lastPageOf } from '#domain/search-rules.ts';
import { hasContact } from '#web/api/contact.ts';
import { berammingslisteQuery, tellingQuery } from '#web/api/saker.ts';
import { useLastKnown } from './facet-model.ts';

/** A quick answer shows no skeleton rows. */
const DELAY_MS = 300;

/**
 * The hits of a search. The rows before stay, marked as busy, while another page, order or facet of the same search is read;
 * rows of another search only until the answer has taken a moment, or as long as there is no contact with the service. Answers are kept by their search: an old one that comes
 * late is not shown.
 */
export function useResults(params: SearchParams) {
  const { data, answer, error, isOutOfReach, retry } = useAnswer(params);
  const telling = useQuery(tellingQuery(params)).data;
  const search = withoutPage(params);
  const hasOther = useHasOther(search, answer);
  const hasOnlyOld = hasOther && isOutOfReach && data !== undefined;
  const isWaiting = hasOther && !hasOnlyOld;
  const isSlow = useSlow(isWaiting, writeSearchParams(params).toString());
  const lastPage = lastPageOf(totalOf(answer), params.pageSize);
  const fresh = params.page > lastPage ? undefined : answer;
  const isGone = isSlow || error !== null || hasNoRows(data);
  return {
    /** The list to show; undefined while there is none. */
    list: fresh ?? (isGone ? undefined : data),
    /** The answer to this very search; undefined until it is there. */
    fresh,
    error,
    /** The answer takes a moment: the place of the rows is to be seen. */
    isSlow: isSlow || hasNoRows(data),
    lastPage,
    /** What is shown belongs to the search before, until there is contact again. */
    hasOnlyOld,
    /** There are hits, but not so many that this page has any. */
    isBeyond: fresh !== answer,
    fasetter: useLastKnown(telling?.fasetter),
    nye: useNye(search, telling?.nye),
    retry,
  };
}

/** Whether nothing of this search is there yet, on any page and in any order. */
function useHasOther(search: string, answer: Berammingsliste | undefined): boolean {
  const [answered, setAnswered] = useState<string | null>(null);
  if (answer && answered !== search) setAnswered(search);
  return !answer && answered !== search;
}

/**
 * The answer to the search, and (`data`) until it is there the answer to the one before. A page beyond the last row is refused: the
 * last one that there can be has the total.
 */
function useAnswer(params: SearchParams) {
  const page = Math.min(params.page, lastPageOf(LAST_ROW, params.pageSize));
  const asked = berammingslisteQuery({ ...params, page });
  const query = useQuery({ ...asked, placeholderData: keepPreviousData });
  const { data, isPlaceholderData, refetch } = query;
  const answer = isPlaceholderData ? undefined : data;
  const { failureReason } = query;
  // The browser may not know; then a call has failed without an answer.
  const isOutOfReach =
    query.fetchStatus === 'paused' || (failureReason instanceof TypeError && !hasContact());
  // The first failure is shown at once, while the query is still retried. Without contact it goes on by itself.
  const error = isOutOfReach || (answer && !query.isError) ? null : failureReason;
  return { data, answer, error, isOutOfReach, retry: () => void refetch() };
}

const totalOf = (list: Berammingsliste | undefined) => list?.totalHits ?? 0;

/** A page that there is nothing on, of a search that has hits. */
const hasNoRows = (list: Berammingsliste | undefined) =>
  list !== undefined && list.totalHits > 0 && list.hits.length === 0;

/** The search but for what shows another part or order of its hits. */
function withoutPage(params: SearchParams): string {
  const query = writeSearchParams(params);
  const narrowing = FASETTER.map(fasettParam);
  for (const key of ['page', 'pageSize', 'sortField', 'sortAscending', 'nye', ...narrowing])
    query.delete(key);
  return query.toString();
}

/** What is new stays while another order or facet of the same search is read. `nye` is undefined until it is counted. */
function useNye(search: string, nye: Berammingsliste['nye'] | undefined) {
  const [known, setKnown] = useState<{ search: string; nye: Berammingsliste['nye'] }>();
  const isKnown = known?.search === search;
  if (nye !== undefined && !(isKnown && known.nye === nye)) setKnown({ search, nye });
  return isKnown ? known.nye : null;
}

/** Whether what is waited for has taken a moment. `what` starts the time again. */
function useSlow(isWaiting: boolean, what: string): boolean {
  const [slow, setSlow] = useState<string | null>(null);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(what), DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, what]);
  return isWaiting && slow === what;
}
