import { queryOptions } from '@tanstack/react-query';
import { domstolerSchema, standardDomstolSchema } from '#contract/bruker.ts';
import { pressePaths } from '#contract/paths.ts';
import { read } from './client.ts';

/** Every court that can be chosen. */
export const domstolerQuery = () =>
  queryOptions({
    queryKey: ['domstoler'],
    queryFn: ({ signal }) => read(pressePaths.domstoler.href(), domstolerSchema, signal),
  });

/** The court that the user's searches begin with, all the user's courts, and the page after sign-in. */
export const standardDomstolQuery = () =>
  queryOptions({
    queryKey: ['standard-domstol'],
    queryFn: ({ signal }) =>
      read(pressePaths.standardDomstol.href(), standardDomstolSchema, signal),
  });
