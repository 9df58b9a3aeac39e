import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import type { VelgStart } from '#contract/startvalg.ts';
import { send } from './client.ts';
import { standardDomstolQuery } from './domstoler.ts';
import { profilQuery } from './profil.ts';
import { readAgain } from './read-again.ts';

/** Chooses own courts and the page after sign-in; resolves when what is shown has been read again. */
export function useVelgStart() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (start: VelgStart) => send('PUT', pressePaths.velgStart.href(), start),
    onSuccess: async () => {
      // The profile names the standard court.
      void readAgain(client, profilQuery().queryKey);
      await readAgain(client, standardDomstolQuery().queryKey);
    },
  }).mutateAsync;
}
