import { queryOptions } from '@tanstack/react-query';
import { arbeidsgiverPaths } from '#contract/paths.ts';
import { behovSchema, type BehovSvar } from '#contract/soeknad.ts';
import { readOpenly, sendOpenly } from './client.ts';

/** Who asks the employer and why. Read once: whether the link still holds is judged when it is answered. */
export const behovQuery = (token: string) =>
  queryOptions({
    queryKey: ['behov', token],
    queryFn: ({ signal }) => readOpenly(arbeidsgiverPaths.behov.href(token), behovSchema, signal),
    staleTime: Infinity,
    retry: false,
  });

/** The employer's answer, once and for all. */
export const answerBehov = (token: string, svar: BehovSvar): Promise<void> =>
  sendOpenly(arbeidsgiverPaths.behov.href(token), { svar });
