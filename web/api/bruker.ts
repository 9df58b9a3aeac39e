import { queryOptions } from '@tanstack/react-query';
import { brukerInfoSchema, soeknadInfoSchema } from '#contract/bruker.ts';
import { pressePaths } from '#contract/paths.ts';
import { keepSearchesOf } from './recent-searches.ts';
import { read, readIfSignedIn } from './client.ts';

/** Whether the signed-in person is a valid press user, and the first name. */
export const brukerInfoQuery = () =>
  queryOptions({
    queryKey: ['bruker-info'],
    queryFn: async ({ signal }) => {
      const info = await read(pressePaths.brukerInfo.href(), brukerInfoSchema, signal);
      keepSearchesOf(info.merke);
      return info;
    },
  });

/** The applicant's name and whether an application is active. */
export const soeknadInfoQuery = () =>
  queryOptions({
    queryKey: ['soeknad-info'],
    queryFn: ({ signal }) => read(pressePaths.soeknadInfo.href(), soeknadInfoSchema, signal),
  });

/** The same on a page that anybody may open; null for a guest. */
export const maybeSoeknadInfoQuery = () =>
  queryOptions({
    queryKey: ['soeknad-info', 'maybe'],
    queryFn: ({ signal }) =>
      readIfSignedIn(pressePaths.soeknadInfo.href(), soeknadInfoSchema, signal),
    retry: false,
  });
