import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AbonnementForm,
  abonnementerSchema,
  type NyttAbonnement,
  nyttAbonnementSchema,
} from '#contract/abonnement.ts';
import { pressePaths } from '#contract/paths.ts';
import { call, errorOf, jsonOf, read, send } from './client.ts';
import { readAgain } from './read-again.ts';

const KEY = ['abonnementer'] as const;

/** The user's secret addresses, without what is secret. */
export const abonnementerQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => read(pressePaths.abonnementer.href(), abonnementerSchema, signal),
  });

function useChange<T, R>(change: (given: T) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => readAgain(client, KEY),
    // The address is a secret: nothing keeps it but the page that shows it.
    gcTime: 0,
  }).mutateAsync;
}

/** Makes an address, and gives it: nobody can ask for it again. */
export const useLagAbonnement = () =>
  useChange(async (form: AbonnementForm): Promise<NyttAbonnement> => {
    const response = await call(pressePaths.abonnementer.href(), {
      method: 'POST',
      ...jsonOf(form),
    });
    if (!response.ok) throw await errorOf(response);
    return nyttAbonnementSchema.parse(await response.json());
  });

export const useSlettAbonnement = () =>
  useChange((id: number) => send('DELETE', pressePaths.abonnement.href(`${id}`)));
