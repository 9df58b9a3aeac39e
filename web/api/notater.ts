import { queryOptions } from '@tanstack/react-query';
import {
  type LagreNotat,
  lagretNotatSchema,
  type Notat,
  notaterSchema,
  notatSchema,
} from '#contract/notat.ts';
import { pressePaths } from '#contract/paths.ts';
import { errorOf, jsonOf, read, request, send } from './client.ts';
import { notaterKey } from './keys.ts';

/** All of the reader's notes. They are not kept when the page is left. */
export const notaterQuery = () =>
  queryOptions({
    queryKey: notaterKey,
    gcTime: 0,
    queryFn: ({ signal }) => read(pressePaths.notater.href(), notaterSchema, signal),
  });

/** The note on a case, read once each time that the case is opened: what is being written must not change by itself. */
export const notatQuery = (sakId: string) =>
  queryOptions({
    queryKey: [...notaterKey, sakId],
    gcTime: 0,
    staleTime: Infinity,
    queryFn: ({ signal }): Promise<Notat> => readNotat(sakId, signal),
  });

export const readNotat = (sakId: string, signal?: AbortSignal): Promise<Notat> =>
  read(pressePaths.notat.href(sakId), notatSchema, signal);

/**
 * Saves a note, also while the page is being left, and gives its version. Somebody who is signed out by now is not led to
 * sign-in: what is written would be lost.
 */
export async function saveNotat(sakId: string, notat: LagreNotat): Promise<number> {
  const init = { method: 'PUT', keepalive: true, ...jsonOf(notat) };
  const response = await request(pressePaths.notat.href(sakId), init);
  if (!response.ok) throw await errorOf(response);
  return lagretNotatSchema.parse(await response.json()).versjon;
}

export const deleteNotat = (sakId: string): Promise<void> =>
  send('DELETE', pressePaths.notat.href(sakId));
