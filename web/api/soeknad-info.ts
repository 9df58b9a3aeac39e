import { queryOptions } from '@tanstack/react-query';
import { soeknadInfoSchema } from '#contract/bruker.ts';
import { pressePaths } from '#contract/paths.ts';
import { read } from './client.ts';

/** The applicant's name and whether an application is active. */
export const soeknadInfoQuery = () =>
  queryOptions({
    queryKey: ['soeknad-info'],
    queryFn: ({ signal }) => read(pressePaths.soeknadInfo.href(), soeknadInfoSchema, signal),
  });
