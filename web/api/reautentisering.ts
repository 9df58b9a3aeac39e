import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { reautentiseringSchema } from '#contract/profil.ts';
import type { Soeknad } from '#contract/soeknad.ts';
import { read, send } from './client.ts';

/** What is stored of a press user whose yearly update is due, and whether it is. */
export const reautentiseringQuery = () =>
  queryOptions({
    queryKey: ['reautentisering'],
    queryFn: ({ signal }) =>
      read(pressePaths.reautentisering.href(), reautentiseringSchema, signal),
  });

/** The yearly update. 400 with errors by field; 409 `has_access` when it is not due. */
export const oppdaterProfil = (soeknad: Soeknad): Promise<void> =>
  send('POST', pressePaths.oppdaterProfil.href(), soeknad);
