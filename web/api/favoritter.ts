import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pressePaths } from '#contract/paths.ts';
import {
  type Berammingsliste,
  type SakHit,
  type Saksdetaljer,
  favoritterSchema,
} from '#contract/sak.ts';
import { messages } from '#domain/messages.ts';
import { read, send } from './client.ts';
import { berammingslisteKey, saksdetaljerKey } from './saker.ts';

/** The user's favourite cases. */
export const favoritterQuery = () =>
  queryOptions({
    queryKey: ['favoritter'],
    queryFn: ({ signal }) => read(pressePaths.favoritter.href(), favoritterSchema, signal),
  });

export interface FavorittSak {
  readonly sakId: string;
  readonly saksnummer: string;
  readonly erHentetFraSakApi: boolean;
}

/** Marks the case. A case from a case API is named by its number. */
const addFavoritt = (sak: FavorittSak): Promise<void> =>
  send(
    'POST',
    sak.erHentetFraSakApi
      ? pressePaths.leggTilFavorittSaksnummer.href(sak.saksnummer)
      : pressePaths.leggTilFavoritt.href(sak.sakId),
  );

const removeFavoritt = (sak: FavorittSak): Promise<void> =>
  send('DELETE', pressePaths.slettFavoritt.href(sak.sakId));

interface Toggle {
  readonly sak: FavorittSak;
  readonly favoritt: boolean;
}

/**
 * The star of a case. It changes at once wherever the case is shown, and changes back when the server refuses. After
 * a success, the list of favourites is read again. Toggles are sent one at a time, so that a quick on-off ends as off.
 */
export function useFavoritt() {
  const client = useQueryClient();
  const { mutate, reset, isError, variables } = useMutation({
    scope: { id: 'favoritt' },
    mutationFn: ({ sak, favoritt }: Toggle) => (favoritt ? addFavoritt(sak) : removeFavoritt(sak)),
    onMutate: ({ sak, favoritt }) => mark(client, sak.sakId, favoritt),
    onError: (_error, { sak, favoritt }) => mark(client, sak.sakId, !favoritt),
    onSuccess: () => client.invalidateQueries({ queryKey: favoritterQuery().queryKey }),
  });
  const toggle = useCallback(
    (sak: FavorittSak, favoritt: boolean) => mutate({ sak, favoritt }),
    [mutate],
  );
  const failed = variables?.favoritt ? messages.favoritt.addFailed : messages.favoritt.removeFailed;
  return { toggle, error: isError ? failed : null, clearError: reset };
}

/** Sets the flag in every cached answer that has the case. Other objects stay the same, so they do not render again. */
function mark(client: QueryClient, sakId: string, isFavoritt: boolean): void {
  const markAll = <T extends SakHit>(saker: T[]) =>
    saker.map((sak) => (sak.sakId === sakId ? { ...sak, isFavoritt } : sak));
  client.setQueriesData<Berammingsliste>({ queryKey: berammingslisteKey }, (list) =>
    list
      ? { ...list, hits: markAll(list.hits), sakerUtenfor: markAll(list.sakerUtenfor) }
      : undefined,
  );
  client.setQueryData(favoritterQuery().queryKey, (list) => (list ? markAll(list) : undefined));
  client.setQueriesData<Saksdetaljer>({ queryKey: saksdetaljerKey }, (sak) =>
    sak?.sakId === sakId ? { ...sak, erFavoritt: isFavoritt } : sak,
  );
}
