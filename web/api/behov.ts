import { queryOptions } from '@tanstack/react-query';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import { behovSchema, type Behov, type BehovSvar } from '#contract/soeknad.ts';
import { errorOf, jsonOf, request } from './client.ts';

/** What the employer is asked. Read once: whether the link is still valid is checked again with the answer. */
export const behovQuery = (token: string) =>
  queryOptions({
    queryKey: ['behov', token],
    queryFn: async ({ signal }): Promise<Behov> => {
      const response = await callOpenly(token, { signal });
      return behovSchema.parse(await response.json());
    },
    staleTime: Infinity,
    retry: false,
  });

/** Sends the employer's answer, which can be given once, with what is added to it. */
export async function answerBehov(token: string, svar: BehovSvar, melding: string): Promise<void> {
  const sent = { svar, ...(melding.trim() !== '' && { melding }) };
  await callOpenly(token, { method: 'POST', ...jsonOf(sent) });
}

/** The employer has no sign-in: no status leads anywhere, every failure is an error. */
async function callOpenly(token: string, init: RequestInit): Promise<Response> {
  const response = await request(arbeidsgiverPaths.behov.href(token), init);
  if (!response.ok) throw await errorOf(response);
  return response;
}
