import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { pressePaths } from '#contract/paths.ts';
import { favoritterSchema, type SakHit } from '#contract/sak.ts';
import { type SkjultSak, skjulteFavoritterSchema } from '#contract/skjult.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { read, send } from './client.ts';
import { changeInLists } from './forget.ts';
import { favoritterKey, saksdetaljerKey, skjulteFavoritterKey } from './keys.ts';
import { readAgain } from './read-again.ts';
import type { SakAnswer } from './saker.ts';

/** The user's favourite cases. */
export const favoritterQuery = () =>
  queryOptions({
    queryKey: favoritterKey,
    queryFn: ({ signal }) => read(pressePaths.favoritter.href(), favoritterSchema, signal),
  });

/** Favourites that the court has hidden. They leave every list that still has them. */
export const skjulteFavoritterQuery = () =>
  queryOptions({
    queryKey: skjulteFavoritterKey,
    queryFn: async ({ signal, client }) => {
      const hidden = await read(
        pressePaths.skjulteFavoritter.href(),
        skjulteFavoritterSchema,
        signal,
      );
      for (const { sakId } of hidden)
        changeInLists(client, (sak) => (sak.sakId === sakId ? null : sak));
      return hidden;
    },
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

const CHANGE = ['favoritt'];

/**
 * The star of a case. It changes at once wherever the case is shown, and changes back when the server refuses. Afterwards
 * the list of favourites is read again. Toggles are sent one at a time, so that a quick on-off ends as off.
 */
export function useFavoritt() {
  const client = useQueryClient();
  const { mutate, reset, isError, isSuccess, variables } = useMutation({
    mutationKey: CHANGE,
    scope: { id: 'favoritt' },
    mutationFn: ({ sak, favoritt }: Toggle) => (favoritt ? addFavoritt(sak) : removeFavoritt(sak)),
    onMutate: ({ sak, favoritt }) => {
      // A list that is being read would bring back what was before.
      void client.cancelQueries({ queryKey: favoritterKey });
      mark(client, sak.sakId, favoritt);
    },
    onError: (_error, { sak, favoritt }) => mark(client, sak.sakId, !favoritt),
    onSettled: () =>
      // Skip the refetch until the last change.
      client.isMutating({ mutationKey: CHANGE }) === 1
        ? readAgain(client, favoritterKey)
        : undefined,
  });
  const toggle = useCallback(
    (sak: FavorittSak, favoritt: boolean) => mutate({ sak, favoritt }),
    [mutate],
  );
  const failed = variables?.favoritt
    ? sakMessages.favoritt.addFailed
    : sakMessages.favoritt.removeFailed;
  const hasAdded = isSuccess && variables.favoritt;
  return { toggle, error: isError ? failed : null, clearError: reset, hasAdded };
}

/** Puts a favourite that was removed back in its place in the list, which may have been read again since. */
export function putBack(client: QueryClient, sak: SakHit, place: number): void {
  client.setQueryData<SakHit[]>(favoritterKey, (list) =>
    list && !list.some(({ sakId }) => sakId === sak.sakId) ? list.toSpliced(place, 0, sak) : list,
  );
}

/** Sets the flag in every cached answer that has the case. */
function mark(client: QueryClient, sakId: string, isFavoritt: boolean): void {
  changeInLists(client, (sak) => (sak.sakId === sakId ? { ...sak, isFavoritt } : sak));
  client.setQueriesData<SakAnswer>({ queryKey: saksdetaljerKey }, (sak) =>
    sak?.sakId === sakId ? { ...sak, erFavoritt: isFavoritt } : sak,
  );
  client.setQueryData<SkjultSak[]>(skjulteFavoritterKey, (list) =>
    list?.map((sak) => (sak.sakId === sakId ? { ...sak, erFavoritt: isFavoritt } : sak)),
  );
}
