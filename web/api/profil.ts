import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { profilSchema } from '#contract/profil.ts';
import { read } from './client.ts';

/** The user's own profile. */
export const profilQuery = () =>
  queryOptions({
    queryKey: ['profil'],
    queryFn: ({ signal }) => read(pressePaths.profil.href(), profilSchema, signal),
  });
