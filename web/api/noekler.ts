import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  type NoekkelForm,
  noeklerSchema,
  type NyNoekkel,
  nyNoekkelSchema,
} from '#contract/noekler.ts';
import { pressePaths } from '#contract/paths.ts';
import { call, errorOf, jsonOf, read, send } from './client.ts';
import { readAgain } from './read-again.ts';

const KEY = ['noekler'] as const;

/** The user's keys for programs, without the keys themselves. */
export const noeklerQuery = () =>
  queryOptions({
    queryKey: KEY,
    queryFn: ({ signal }) => read(pressePaths.noekler.href(), noeklerSchema, signal),
  });

/**
 * Makes a key, and deletes one. No mutation of the query client: that would keep the answer, and nothing may have the new key but
 * the dialog that shows it.
 */
export function useNoekkelChanges() {
  const client = useQueryClient();
  const forget = () => readAgain(client, KEY);
  return {
    lag: async (form: NoekkelForm): Promise<NyNoekkel> => {
      const init = { method: 'POST', ...jsonOf(form) };
      const response = await call(pressePaths.noekler.href(), init);
      if (!response.ok) throw await errorOf(response);
      const made = nyNoekkelSchema.parse(await response.json());
      void forget();
      return made;
    },
    slett: async (id: number): Promise<void> => {
      await send('DELETE', pressePaths.noekkel.href(`${id}`));
      await forget();
    },
  };
}
