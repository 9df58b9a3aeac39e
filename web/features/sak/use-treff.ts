import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SakHit } from '#contract/sak.ts';
import { readSearchParams, type SearchParams } from '#contract/search.ts';
import { ALL_COURTS, LAST_ROW, validateSearch } from '#domain/search-rules.ts';
import { serverNow } from '#web/api/client.ts';
import { domstolerQuery, standardDomstolQuery } from '#web/api/domstoler.ts';
import { berammingslisteQuery, type SakReference } from '#web/api/saker.ts';
import { inOrder, orderOf } from '#web/sak/favoritt-order.ts';
import { useFavorittRows } from '#web/sak/favoritt-rows.ts';
import { rememberList } from '#web/sak/last-list.ts';
import { noteMoved, onPage } from '#web/sak/moved-list.ts';
import { rememberGoneOn } from '#web/sak/return-to-row.ts';
import { type SakAddress, sakHref } from '#web/sak/sak-address.ts';
import { completeSearch, listed, wordsOf } from '#web/sak/search-address.ts';
import { useAction } from '#web/ui/use-action.ts';

/*
 * The hits, or the favourites, that a case was opened from. They are nowhere stored: the page of hits is the answer that the search
 * page has in memory; where there is none, as after a reload, the same search is made again.
 */

/** Where the case stands among them. */
interface Place {
  readonly slag: 'treff' | 'favoritt';
  /** The first is 1. */
  readonly nr: number;
  readonly total: number;
  /** Those beside it on its page of hits; null: none there. */
  readonly forrige: SakAddress | null;
  readonly neste: SakAddress | null;
}

export function useTreff(liste: string | null, sak: SakReference) {
  const { search, label } = useSearchOf(liste);
  const hit = useHitPlace(search, sak);
  const favourite = useFavorittPlace(liste, sak);
  const place = useKept(JSON.stringify([liste, sak]), hit ?? favourite);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { run, isBusy, error } = useAction(async (step: -1 | 1) => {
    if (liste === null || !place) return;
    let to = step < 0 ? place.forrige : place.neste;
    let list = liste;
    if (!to && search) {
      const page = search.page + step;
      const { hits } = await client.fetchQuery({
        ...berammingslisteQuery({ ...search, page }),
        ...FROM_MEMORY,
      });
      to = (step < 0 ? hits.at(-1) : hits[0]) ?? null;
      list = onPage(liste, page);
      noteMoved(search.page, page);
    }
    if (!to) throw new Error('There is no case beside this one');
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

function useHitPlace(search: SearchParams | null, sak: SakReference): Place | null {
  const { data } = useQuery({
    ...berammingslisteQuery(search ?? NO_SEARCH),
    ...FROM_MEMORY,
    enabled: search !== null,
  });
  if (!search || !data) return null;
  const total = Math.min(data.totalHits, LAST_ROW);
  return placeIn('treff', data.hits, sak, { before: (search.page - 1) * search.pageSize, total });
}

/** Among the favourites as their page shows them. */
function useFavorittPlace(liste: string | null, sak: SakReference): Place | null {
  const address = liste?.split('?');
  const isFavourites = address?.[0] === '/favoritter';
  const { rows } = useFavorittRows(isFavourites);
  if (!isFavourites || !rows) return null;
  const order = orderOf(new URLSearchParams(address?.[1]).get('sorter'));
  const { saker, utenKommende } = inOrder(rows, order);
  const all = [...saker, ...utenKommende];
  return placeIn('favoritt', all, sak, { before: 0, total: all.length });
}

/** A case that is hidden while it is open, or is no favourite any more, keeps its place: the way to the others stays. */
function useKept(key: string, place: Place | null): Place | null {
  const [known, setKnown] = useState<{ readonly key: string; readonly place: Place }>();
  if (place && (known?.key !== key || JSON.stringify(known.place) !== JSON.stringify(place)))
    setKnown({ key, place });
  return place ?? (known?.key === key ? known.place : null);
}

function placeIn(
  slag: Place['slag'],
  saker: readonly SakHit[],
  sak: SakReference,
  { before, total }: { readonly before: number; readonly total: number },
): Place | null {
  const at = saker.findIndex((one) =>
    'sakId' in sak ? one.sakId === sak.sakId : one.saksnummer === sak.saksnummer,
  );
  if (at === -1) return null;
  return {
    ...{ slag, nr: before + at + 1, total },
    forrige: addressOf(saker[at - 1]),
    neste: addressOf(saker[at + 1]),
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
