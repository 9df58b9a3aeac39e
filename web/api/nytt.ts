import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Nytt, type NyttLest, nyttSchema } from '#contract/nytt.ts';
import { pressePaths } from '#contract/paths.ts';
import { read, send } from './client.ts';
import { nyttAntallKey, nyttKey } from './keys.ts';
import { readAgain } from './read-again.ts';

/** What is new. */
export const nyttQuery = () =>
  queryOptions({
    queryKey: nyttKey,
    queryFn: ({ signal }) => read(pressePaths.nytt.href(), nyttSchema, signal),
  });

const CHANGE = ['merkNytt'];

/** Marks as read, or not read: at once, and back when the server refuses. One after the other, so that the last one counts. */
export function useMerkNytt() {
  const client = useQueryClient();
  const { mutate, isError, reset } = useMutation({
    mutationKey: CHANGE,
    scope: { id: 'nytt' },
    mutationFn: (lest: NyttLest) => send('POST', pressePaths.nyttLest.href(), lest),
    onMutate: ({ ider, lest }) => {
      // What is being read would bring back what was before.
      void client.cancelQueries({ queryKey: nyttKey });
      void client.cancelQueries({ queryKey: nyttAntallKey });
      const before = client.getQueryData<Nytt>(nyttKey);
      const marked = new Set(ider);
      client.setQueryData<Nytt>(
        nyttKey,
        (nytt) =>
          nytt && {
            ...nytt,
            linjer: nytt.linjer.map((linje) =>
              linje.ider.some((id) => marked.has(id)) ? { ...linje, lest } : linje,
            ),
          },
      );
      const after = client.getQueryData<Nytt>(nyttKey);
      if (after && !after.flere) client.setQueryData(nyttAntallKey, ulesteOf(after).length);
      return { before };
    },
    onError: (_error, _given, context) => client.setQueryData<Nytt>(nyttKey, context?.before),
    onSettled: () =>
      client.isMutating({ mutationKey: CHANGE }) === 1
        ? readAgain(client, nyttAntallKey)
        : undefined,
  });
  const merk = useCallback(
    (ider: readonly string[], lest: boolean) => mutate({ ider: [...ider], lest }),
    [mutate],
  );
  return { merk, hasFailed: isError, forgetFailure: reset };
}

export const ulesteOf = ({ linjer }: Nytt) => linjer.filter(({ lest }) => !lest);
