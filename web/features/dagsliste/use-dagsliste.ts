import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { dagslisteParams } from '#contract/dagsliste.ts';
import { or, readParams, writeParams } from '#contract/values.ts';
import { isOfAllCourts, validateDagsliste } from '#domain/dagsliste.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { osloDay } from '#domain/time.ts';
import { serverNow } from '#web/api/client.ts';
import { dagslisteQuery } from '#web/api/dagsliste.ts';
import { domstolerQuery, standardDomstolQuery } from '#web/api/domstoler.ts';
import {
  rememberCourts,
  rememberedCourts,
  rememberedVis,
  rememberVis,
  type Vis,
} from './remembered.ts';

const addressSchema = z.extend(dagslisteParams, { ordne: or(z.enum(['sal', 'tid']), 'sal') });
type Address = z.infer<typeof addressSchema>;
export type Ordne = Address['ordne'];

/** What is so anyway is left out. */
const addressOf = ({ ordne, ...rest }: Address) =>
  writeParams({ ...rest, ordne: ordne === 'sal' ? undefined : ordne });

/**
 * The state of the page is its address: without courts those that were chosen last, or the user's own, and without a day today. The
 * address names the courts, so that it means the same to others and to Back.
 */
export function useDagsliste() {
  const [params, setParams] = useSearchParams();
  const [vis, setVis] = useState(rememberedVis);
  const read = readParams(addressSchema, params, ['domstolid']);
  const { named, begin, ...known } = useCourts(read.domstolid);
  const domstolid = named.length > 0 ? named : begin;
  const now = serverNow();
  const today = osloDay(now);
  const dag = read.dag ?? today;
  const errors = validateDagsliste({ domstolid, dag }, now);
  const isValid = Object.keys(errors).length === 0;
  const list = useQuery({ ...dagslisteQuery({ domstolid, dag }), enabled: isValid });
  const addressWith = (to: Partial<Address>) =>
    addressOf({ ...read, domstolid: [...domstolid], ...to });
  const go = (to: Partial<Address>, replace = false) => setParams(addressWith(to), { replace });
  const begun = named.length === 0 && begin.length > 0 ? addressWith({}).toString() : null;
  useEffect(() => {
    if (begun !== null) setParams(begun, { replace: true });
  }, [begun, setParams]);
  return {
    ...{ ...known, domstolid, vis, dag, today, now, errors, isValid, list },
    ordne: read.ordne,
    /** Whether the list is that of one court. */
    isOne: domstolid.length === 1 && !isOfAllCourts(domstolid),
    chooseCourts: (ids: readonly string[]) => {
      rememberCourts(ids, known.own);
      go({ domstolid: [...ids] });
    },
    chooseDay: (day: string) => go({ dag: day }),
    /** Where the list of these courts on another day is. */
    ofDay: (day: string) => `?${addressWith({ dag: day })}`,
    /** The list of today, tomorrow too. */
    chooseToday: () => go({ dag: undefined }),
    chooseOrder: (ordne: Ordne) => go({ ordne }, true),
    chooseVis: (next: Vis) => {
      rememberVis(next);
      setVis(next);
    },
  };
}
export type DagslisteState = ReturnType<typeof useDagsliste>;

/** The courts that an address names, as far as they exist, and those that one without any begins with. */
function useCourts(asked: readonly string[]) {
  const courts = useQuery(domstolerQuery()).data;
  const standard = useQuery(standardDomstolQuery());
  const isCourt = (id: string) => !courts || courts.some((court) => court.id === id);
  const named = isOfAllCourts(asked) ? [ALL_COURTS] : asked.filter(isCourt);
  const { domstolId = ALL_COURTS, mineDomstoler: own = [] } = standard.data ?? {};
  const isReady = named.length > 0 || !standard.isPending || standard.failureCount > 0;
  const last = isReady && named.length === 0 ? rememberedCourts(own, isCourt) : [];
  const first = domstolId !== ALL_COURTS && isCourt(domstolId) ? [domstolId] : [];
  const begin = last.length > 0 ? last : first;
  /** `isReady`: false while the user's own courts are being read: they may be those that are asked for. */
  return { courts, own, named, begin, isReady };
}
