import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { adminbrukerSchema, type Adminbruker } from '#contract/admin/brukere.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { ApiError, read } from '#web/api/client.ts';

/** The administrator who is signed in; null when the user is not an administrator. */
export const adminbrukerQuery = () =>
  queryOptions({
    queryKey: ['admin', 'bruker-info'],
    queryFn: async ({ signal }): Promise<Adminbruker | null> => {
      try {
        return await read(adminPaths.gyldigAdminbruker.href(), adminbrukerSchema, signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 403) return null;
        throw error;
      }
    },
  });

/** The name of the administrator who is signed in: whose drafts are kept. */
export const useAdministrator = (): string => useSuspenseQuery(adminbrukerQuery()).data?.navn ?? '';
