import { queryOptions } from '@tanstack/react-query';
import { standardDomstolSchema } from '#contract/bruker.ts';
import { pressePaths } from '#contract/paths.ts';
import { read } from './client.ts';

/** The court that the user's searches begin with. */
export const standardDomstolQuery = () =>
  queryOptions({
    queryKey: ['standard-domstol'],
    queryFn: ({ signal }) =>
      read(pressePaths.standardDomstol.href(), standardDomstolSchema, signal),
  });
