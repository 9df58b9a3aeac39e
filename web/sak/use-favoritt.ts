import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Berammingsliste, SakHit, Saksdetaljer } from '#contract/sak.ts';
import { messages } from '#domain/messages.ts';
import { berammingslisteKey } from '#web/api/berammingsliste.ts';
import { addFavoritt, removeFavoritt, type FavorittSak } from '#web/api/favoritt.ts';
import { favoritterQuery } from '#web/api/favoritter.ts';
import { saksdetaljerKey } from '#web/api/saksdetaljer.ts';

interface Toggle {
  readonly sak: FavorittSak;
  readonly favoritt: boolean;
}

/**
 * The star (SPEC §4, Favourite toggle): changes at once wherever the case is shown, turns back when the
 * server refuses, and fetches the list of favourites anew when it agrees. Toggles are sent one at a time,
 * so that a quick on-off ends as off.
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

/** Sets the flag in every cached answer that has the case, and leaves all others the very same objects. */
function mark(client: QueryClient, sakId: string, isFavoritt: boolean): void {
  const markAll = (saker: SakHit[]) =>
    saker.map((sak) => (sak.sakId === sakId ? { ...sak, isFavoritt } : sak));
  client.setQueriesData<Berammingsliste>({ queryKey: berammingslisteKey }, (list) =>
    list ? { ...list, hits: markAll(list.hits) } : undefined,
  );
  client.setQueryData(favoritterQuery().queryKey, (list) => (list ? markAll(list) : undefined));
  client.setQueriesData<Saksdetaljer>({ queryKey: saksdetaljerKey }, (sak) =>
    sak?.sakId === sakId ? { ...sak, erFavoritt: isFavoritt } : sak,
  );
}
