import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import type { VelgStart } from '#contract/startvalg.ts';
import { ALL_COURTS } from '#domain/search-rules.ts';
import { send } from './client.ts';
import { standardDomstolQuery } from './domstoler.ts';
import { profilQuery } from './profil.ts';
import { readAgain } from './read-again.ts';

/**
 * Chooses own courts, the page after sign-in, and how cases are shown: what is given, no more. It is shown at once, and as it was again when the server refuses. Choices are sent
 * one at a time, so that the last one stays.
 */
export function useVelgStart() {
  const client = useQueryClient();
  const { queryKey } = standardDomstolQuery();
  return useMutation({
    scope: { id: 'velg-start' },
    mutationFn: (start: VelgStart) => send('PUT', pressePaths.velgStart.href(), start),
    onMutate: (start) => {
      void client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      const [domstolId = ALL_COURTS] = start.mineDomstoler ?? [];
      client.setQueryData(
        queryKey,
        before && { ...before, ...start, ...(start.mineDomstoler && { domstolId }) },
      );
      return before;
    },
    onError: (_error, _start, before) => client.setQueryData(queryKey, before),
    onSettled: () => {
      // The profile names the standard court.
      void readAgain(client, profilQuery().queryKey);
      void readAgain(client, queryKey);
    },
  }).mutateAsync;
}
