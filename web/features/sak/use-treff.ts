import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Berammingsliste, SakHit } from '#contract/sak.ts';
import { readSearchParams, type SearchParams } from '#contract/search.ts';
import { ALL_COURTS, LAST_ROW, validateSearch } from '#domain/search-rules.ts';
import { serverNow } from '#web/api/client.ts';
import { domstolerQuery, standardDomstolQuery } from '#web/api/domstoler.ts';
import { berammingslisteQuery, type SakReference } from '#web/api/saker.ts';
import { rememberList } from '#web/sak/last-list.ts';
import { noteMoved, onPage } from '#web/sak/moved-list.ts';
import { rememberGoneOn } from '#web/sak/return-to-row.ts';
import { type SakAddress, sakHref } from '#web/sak/sak-address.ts';
import { completeSearch, listed, wordsOf } from '#web/sak/search-address.ts';
import { useAction } from '#web/ui/use-action.ts';

/*
 * The hits that a case was opened from. They are nowhere stored: the page of hits is the answer that the search page has in
 * memory; where there is none, as after a reload, the same search is made again.
 */

/** Where the case stands among the hits. */
interface Place {
  /** The first is 1. */
  readonly nr: number;
  readonly total: number;
  /** Those beside it on its page of hits; null: none there. */
  readonly forrige: SakAddress | null;
  readonly neste: SakAddress | null;
}

export function useTreff(liste: string | null, sak: SakReference) {
  const { search, label } = useSearchOf(liste);
  const place = usePlace(search, sak);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { run, isBusy, error } = useAction(async (step: -1 | 1) => {
    if (!search || liste === null || !place) return;
    let to = step < 0 ? place.forrige : place.neste;
    let list = liste;
    if (!to) {
      const page = search.page + step;
      const { hits } = await client.fetchQuery({
        ...berammingslisteQuery({ ...search, page }),
        ...FROM_MEMORY,
      });
      to = (step < 0 ? hits.at(-1) : hits[0]) ?? null;
      list = onPage(liste, page);
      noteMoved(search.page, page);
    }
    if (!to) throw new Error('The page of hits is empty');
    rememberGoneOn(to.sakId);
    rememberList({ liste: list });
    // In the place of this case: Back leads to the hits, however many of them one has been through.
    void navigate(sakHref(to), {
      replace: true,
      state: { liste: list, saksnummer: to.saksnummer },
    });
  });
  return { place, label, go: run, isBusy, error };
}

/** What was read is not read again only because it is old: the place of the case would change while one reads it. */
const FROM_MEMORY = { staleTime: Infinity } as const;
const NO_SEARCH = readSearchParams(new URLSearchParams());

/** The search of a list, as the search page makes it, and what it is called. Null for another list. */
function useSearchOf(liste: string | null): {
  readonly search: SearchParams | null;
  readonly label: string;
} {
  const isSearch = liste !== null && /^\/(?:\?|$)/.test(liste);
  const params = isSearch ? readSearchParams(new URLSearchParams(liste.slice(1))) : NO_SEARCH;
  const { standardDomstol, isReady, courts } = useCourts(isSearch, params);
  if (!isSearch) return { search: null, label: '' };
  const now = serverNow();
  const search = completeSearch(params, { standardDomstol, courts, now });
  const isValid = isReady && Object.keys(validateSearch(search, now)).length === 0;
  const court = courts?.find(({ id }) => id === search.domstolid)?.navn ?? '';
  return { search: isValid ? search : null, label: listed([wordsOf(search), court]) };
}

function useCourts(isSearch: boolean, { domstolid }: SearchParams) {
  const isNamed = domstolid !== undefined;
  const standard = useQuery({ ...standardDomstolQuery(), enabled: isSearch && !isNamed });
  const courts = useQuery({ ...domstolerQuery(), enabled: isSearch && domstolid !== ALL_COURTS });
  return {
    standardDomstol: standard.data?.domstolId,
    isReady: isNamed || !standard.isPending || standard.failureCount > 0,
    courts: courts.data,
  };
}

/** A case that the court hides while it is open is no hit any more; the way to the others stays. */
function usePlace(search: SearchParams | null, sak: SakReference): Place | null {
  const { data } = useQuery({
    ...berammingslisteQuery(search ?? NO_SEARCH),
    ...FROM_MEMORY,
    enabled: search !== null,
  });
  const key = JSON.stringify([search, sak]);
  const [known, setKnown] = useState<{ readonly key: string; readonly place: Place }>();
  const place = search && data ? placeIn(data, search, sak) : null;
  if (place && (known?.key !== key || JSON.stringify(known.place) !== JSON.stringify(place)))
    setKnown({ key, place });
  return place ?? (known?.key === key ? known.place : null);
}

function placeIn(
  { hits, totalHits }: Berammingsliste,
  { page, pageSize }: SearchParams,
  sak: SakReference,
): Place | null {
  const at = hits.findIndex((hit) =>
    'sakId' in sak ? hit.sakId === sak.sakId : hit.saksnummer === sak.saksnummer,
  );
  if (at === -1) return null;
  return {
    nr: (page - 1) * pageSize + at + 1,
    total: Math.min(totalHits, LAST_ROW),
    forrige: addressOf(hits[at - 1]),
    neste: addressOf(hits[at + 1]),
  };
}

const addressOf = (hit: SakHit | undefined): SakAddress | null =>
  hit
    ? {
        sakId: hit.sakId,
        saksnummer: hit.saksnummer,
        erHentetFraSakApi: hit.erHentetFraSakApi,
      }
    : null;
