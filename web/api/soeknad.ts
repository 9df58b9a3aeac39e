import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { minSoeknadSchema } from '#contract/profil.ts';
import type { Soeknad } from '#contract/soeknad.ts';
import { read, send } from './client.ts';

/** The applicant's own application, while it is active. */
export const minSoeknadQuery = () =>
  queryOptions({
    queryKey: ['min-soeknad'],
    queryFn: ({ signal }) => read(pressePaths.minSoeknad.href(), minSoeknadSchema, signal),
  });

/** Applies for access. 400 with errors by field; 409 `application_active` or `has_access`. */
export const registrerSoeknad = (soeknad: Soeknad): Promise<void> =>
  send('POST', pressePaths.registrerSoeknad.href(), soeknad);
