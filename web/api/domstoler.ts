import { queryOptions } from '@tanstack/react-query';
import { domstolerSchema } from '#contract/bruker.ts';
import { pressePaths } from '#contract/paths.ts';
import { read } from './client.ts';

/** Every court that can be chosen. */
export const domstolerQuery = () =>
  queryOptions({
    queryKey: ['domstoler'],
    queryFn: ({ signal }) => read(pressePaths.domstoler.href(), domstolerSchema, signal),
  });
