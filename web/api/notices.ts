import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Notices, type MarkNotices, noticesSchema } from '#contract/notices.ts';
import { pressePaths } from '#contract/paths.ts';
import { read, send } from './client.ts';
import { noticeCountKey, noticesKey } from './keys.ts';
import { readAgain } from './read-again.ts';

/** What is new. */
export const noticesQuery = () =>
  queryOptions({
    queryKey: noticesKey,
    queryFn: ({ signal }) => read(pressePaths.nytt.href(), noticesSchema, signal),
  });

const CHANGE = ['merkNytt'];

/** Marks as read, or not read: at once, and back when the server refuses. One after the other, so that the last one counts. */
export function useMarkNotices() {
  const client = useQueryClient();
  const { mutate, isError, reset } = useMutation({
    mutationKey: CHANGE,
    scope: { id: 'nytt' },
    mutationFn: (lest: MarkNotices) => send('POST', pressePaths.nyttLest.href(), lest),
    onMutate: ({ ider, lest }) => {
      // What is being read would bring back what was before.
      void client.cancelQueries({ queryKey: noticesKey });
      void client.cancelQueries({ queryKey: noticeCountKey });
      const before = client.getQueryData<Notices>(noticesKey);
      const marked = new Set(ider);
      client.setQueryData<Notices>(
        noticesKey,
        (nytt) =>
          nytt && {
            ...nytt,
            linjer: nytt.linjer.map((linje) =>
              linje.ider.some((id) => marked.has(id)) ? { ...linje, lest } : linje,
            ),
          },
      );
      const after = client.getQueryData<Notices>(noticesKey);
      if (after && !after.flere) client.setQueryData(noticeCountKey, ulesteOf(after).length);
      return { before };
    },
    onError: (_error, _given, context) => client.setQueryData<Notices>(noticesKey, context?.before),
    onSettled: () =>
      client.isMutating({ mutationKey: CHANGE }) === 1
        ? readAgain(client, noticeCountKey)
        : undefined,
  });
  const merk = useCallback(
    (ider: readonly string[], lest: boolean) => mutate({ ider: [...ider], lest }),
    [mutate],
  );
  return { merk, hasFailed: isError, forgetFailure: reset };
}

export const ulesteOf = ({ linjer }: Notices) => linjer.filter(({ lest }) => !lest);
