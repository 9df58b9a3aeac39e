import { queryOptions } from '@tanstack/react-query';
import { redaksjonPaths } from '#contract/paths.ts';
import {
  redaksjonslisteSchema,
  type Redaksjonsliste,
  type RedaksjonslisteSvar,
} from '#contract/redaksjonsliste.ts';
import { errorOf, jsonOf, request } from './client.ts';

/** Whom the editor is asked about. Read once: whether the link is still valid is checked again with the answer. */
export const redaksjonslisteQuery = (token: string) =>
  queryOptions({
    queryKey: ['redaksjonsliste', token],
    queryFn: async ({ signal }): Promise<Redaksjonsliste> => {
      const response = await callOpenly(token, { signal });
      return redaksjonslisteSchema.parse(await response.json());
    },
    staleTime: Infinity,
    retry: false,
  });

/** Sends the editor's answer, which can be given once. */
export async function answerRedaksjonsliste(
  token: string,
  svar: RedaksjonslisteSvar,
): Promise<void> {
  await callOpenly(token, { method: 'POST', ...jsonOf(svar) });
}

/** The editor has no sign-in: no status leads anywhere, every failure is an error. */
async function callOpenly(token: string, init: RequestInit): Promise<Response> {
  const response = await request(redaksjonPaths.liste.href(token), init);
  if (!response.ok) throw await errorOf(response);
  return response;
}
