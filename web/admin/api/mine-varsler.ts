import { queryOptions } from '@tanstack/react-query';
import { type MineVarslerForm, mineVarslerSchema } from '#contract/admin/mine-varsler.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { read, send } from '#web/api/client.ts';

/** What the administrator who is signed in is told of in the morning, and where. */
export const mineVarslerQuery = () =>
  queryOptions({
    queryKey: ['admin', 'mine-varsler'],
    queryFn: ({ signal }) => read(adminPaths.mineVarsler.href(), mineVarslerSchema, signal),
  });

export const lagreMineVarsler = (form: MineVarslerForm): Promise<void> =>
  send('PUT', adminPaths.mineVarsler.href(), form);

/** 404 when the link is of no use (any more). */
export const bekreftAdresse = (token: string): Promise<void> =>
  send('POST', adminPaths.bekreftAdresse.href(), { token });
