import { queryOptions } from '@tanstack/react-query';
import { favoritterSchema } from '#contract/sak.ts';
import { pressePaths } from '#contract/paths.ts';
import { read } from './client.ts';

/** The user's favourite cases. */
export const favoritterQuery = () =>
  queryOptions({
    queryKey: ['favoritter'],
    queryFn: ({ signal }) => read(pressePaths.favoritter.href(), favoritterSchema, signal),
  });
