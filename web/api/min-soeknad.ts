import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { minSoeknadSchema } from '#contract/profil.ts';
import { read } from './client.ts';

/** The applicant's own application, while it is active. */
export const minSoeknadQuery = () =>
  queryOptions({
    queryKey: ['min-soeknad'],
    queryFn: ({ signal }) => read(pressePaths.minSoeknad.href(), minSoeknadSchema, signal),
  });
