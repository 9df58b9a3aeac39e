import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { pressePaths, varslingPaths } from '#contract/paths.ts';
import { noticeChoicesSchema } from '#contract/notice-choices.ts';
import type { Varsle } from '#domain/notices.ts';
import { errorOf, read, request, send } from './client.ts';
import { readAgain } from './read-again.ts';

const KEY = ['varsling'] as const;

/** What the user is told by e-mail, and where. */
export const noticeChoicesQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => read(pressePaths.varsling.href(), noticeChoicesSchema, signal),
  });

function useChange<T>(change: (given: T) => Promise<void>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => readAgain(client, KEY),
  }).mutateAsync;
}

export const useVarsleFavoritter = () =>
  useChange((favoritter: Varsle) => send('PUT', pressePaths.varsling.href(), { favoritter }));

/** Starts again what was stopped. */
export const useStartNoticeMail = () =>
  useChange<void>(() => send('POST', pressePaths.startVarsling.href()));

/** By the link in an e-mail: nobody has to be signed in. */
export async function stoppVarsling(token: string): Promise<void> {
  const response = await request(varslingPaths.stopp.href(token), { method: 'POST' });
  if (!response.ok) throw await errorOf(response);
}
