import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { dagslisteParams } from '#contract/dagsliste.ts';
import { or, readParams, writeParams } from '#contract/values.ts';
import { validateDagsliste } from '#domain/dagsliste.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { osloDay } from '#domain/time.ts';
import { serverNow } from '#web/api/client.ts';
import { dagslisteQuery } from '#web/api/dagsliste.ts';
import { domstolerQuery, standardDomstolQuery } from '#web/api/domstoler.ts';

const addressSchema = z.extend(dagslisteParams, { ordne: or(z.enum(['sal', 'tid']), 'sal') });
type Address = z.infer<typeof addressSchema>;
export type Ordne = Address['ordne'];

/** What is so anyway is left out. */
const addressOf = ({ ordne, ...rest }: Address) =>
  writeParams({ ...rest, ordne: ordne === 'sal' ? undefined : ordne });

/** The state of the page is its address: without a court it is the user's own, without a day today. */
export function useDagsliste() {
  const [params, setParams] = useSearchParams();
  const courts = useQuery(domstolerQuery()).data;
  const standard = useQuery(standardDomstolQuery());
  const now = serverNow();
  const read = readParams(addressSchema, params, ['domstolid']);
  const isCourt = (id: string | undefined) => !courts || courts.some((court) => court.id === id);
  const own = standard.data?.domstolId;
  const named = read.domstolid.find(isCourt);
  const domstolid = named ?? (own === ALL_COURTS ? undefined : own);
  const today = osloDay(now);
  const dag = read.dag ?? today;
  const errors = validateDagsliste({ domstolid: domstolid ? [domstolid] : [], dag }, now);
  const isValid = Object.keys(errors).length === 0;
  const list = useQuery({
    ...dagslisteQuery({ domstolid: domstolid ?? '', dag }),
    enabled: isValid,
  });
  const go = (to: Partial<Address>, replace = false) =>
    setParams(addressOf({ ...read, domstolid: domstolid ? [domstolid] : [], ...to }), { replace });
  return {
    ...{ courts, domstolid, dag, today, now, errors, isValid, list },
    ordne: read.ordne,
    /** False while the user's own court is being read: it may be the one that is asked for. */
    isReady: named !== undefined || !standard.isPending || standard.failureCount > 0,
    chooseCourt: (id: string) => go({ domstolid: [id] }),
    chooseDay: (day: string) => go({ dag: day }),
    /** The list of today, tomorrow too. */
    chooseToday: () => go({ dag: undefined }),
    chooseOrder: (ordne: Ordne) => go({ ordne }, true),
  };
}
export type DagslisteState = ReturnType<typeof useDagsliste>;
