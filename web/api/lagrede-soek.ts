import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  lagredeSoekAntallSchema,
  lagredeSoekSchema,
  type LagretSoek,
  type LagretSoekForm,
} from '#contract/lagrede-soek.ts';
import { pressePaths } from '#contract/paths.ts';
import { read, send } from './client.ts';
import { readAgain } from './read-again.ts';

const KEY = ['lagredeSoek'] as const;

/** The user's saved searches. */
export const lagredeSoekQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'liste'],
    queryFn: ({ signal }) => read(pressePaths.lagredeSoek.href(), lagredeSoekSchema, signal),
  });

/** How many cases they have: it takes the engine a moment, so the list does not wait for it. */
export const lagredeSoekAntallQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'antall'],
    queryFn: async ({ signal }) => {
      const counts = await read(
        pressePaths.lagredeSoekAntall.href(),
        lagredeSoekAntallSchema,
        signal,
      );
      return new Map(counts.map((one) => [one.id, one]));
    },
  });

/** Changes of saved searches. Each reads the list again; what was deleted is gone from it at once. */
function useChange<T>(change: (given: T) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => readAgain(client, KEY),
  }).mutateAsync;
}

/** Saves a search, in the place of another one where `id` says so. */
export const useLagreSoek = () =>
  useChange(({ id, ...form }: LagretSoekForm & { readonly id: number | null }) =>
    id === null
      ? send('POST', pressePaths.lagredeSoek.href(), form)
      : send('PUT', pressePaths.lagretSoek.href(`${id}`), form),
  );

export const useGiNyttNavn = () =>
  useChange(({ id, navn }: Pick<LagretSoek, 'id' | 'navn'>) =>
    send('PUT', pressePaths.lagretSoekNavn.href(`${id}`), { navn }),
  );

export const useVarsleLagretSoek = () =>
  useChange(({ id, varsle }: Pick<LagretSoek, 'id' | 'varsle'>) =>
    send('PUT', pressePaths.lagretSoekVarsle.href(`${id}`), { varsle }),
  );

export const useSlettLagretSoek = () =>
  useChange((id: number) => send('DELETE', pressePaths.lagretSoek.href(`${id}`)));
