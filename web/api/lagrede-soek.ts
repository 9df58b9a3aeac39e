import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  lagredeSoekAntallSchema,
  lagredeSoekSchema,
  type LagretSoek,
  type LagretSoekForm,
  lagretSoekIdSchema,
  soekAnslagSchema,
} from '#contract/lagrede-soek.ts';
import { pressePaths } from '#contract/paths.ts';
import { call, errorOf, jsonOf, read, send } from './client.ts';
import { noticeChoicesQuery } from './notice-choices.ts';
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
    meta: { isSlow: true },
    queryFn: async ({ signal }) => {
      const counts = await read(
        pressePaths.lagredeSoekAntall.href(),
        lagredeSoekAntallSchema,
        signal,
      );
      return new Map(counts.map((one) => [one.id, one]));
    },
  });

/** How many hits the search of an address would have brought in the last weeks; null when that can't be said. */
export const soekAnslagQuery = (soek: string) =>
  queryOptions({
    queryKey: ['soekAnslag', soek],
    queryFn: async ({ signal }) => {
      const path = `${pressePaths.soekAnslag.href()}?${soek}`;
      return (await read(path, soekAnslagSchema, signal)).treff;
    },
    retry: false,
  });

/** Changes of saved searches. Each reads the list again; what was deleted is gone from it at once. */
function useChange<T, R>(change: (given: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // With the choice that the next search begins with.
    onSuccess: () =>
      Promise.all([readAgain(client, KEY), readAgain(client, noticeChoicesQuery().queryKey)]),
  }).mutateAsync;
}

/** Saves a search, in the place of another one where `id` says so. Gives its id. */
export const useLagreSoek = () =>
  useChange(async ({ id, ...form }: LagretSoekForm & { readonly id: number | null }) => {
    if (id !== null) {
      await send('PUT', pressePaths.lagretSoek.href(`${id}`), form);
      return id;
    }
    const answer = await call(pressePaths.lagredeSoek.href(), { method: 'POST', ...jsonOf(form) });
    if (!answer.ok) throw await errorOf(answer);
    return lagretSoekIdSchema.parse(await answer.json()).id;
  });

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
