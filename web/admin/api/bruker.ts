import { queryOptions } from '@tanstack/react-query';
import { brukerDetaljerSchema, type Suspensjon } from '#contract/admin/brukere.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { read, send } from '#web/api/client.ts';

/** A user, with all that is known of access. */
export const brukerQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'bruker', id],
    queryFn: ({ signal }) => read(adminPaths.bruker.href(id), brukerDetaljerSchema, signal),
  });

export const slettBruker = (id: string): Promise<void> =>
  send('DELETE', adminPaths.bruker.href(id));

export const suspenderBruker = (id: string, suspensjon: Suspensjon): Promise<void> =>
  send('POST', adminPaths.suspender.href(id), suspensjon);

export const opphevSuspensjon = (id: string): Promise<void> =>
  send('POST', adminPaths.opphevSuspensjon.href(id));
