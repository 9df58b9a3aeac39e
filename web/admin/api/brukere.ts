import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type BrukereParams,
  type Suspensjon,
  brukerDetaljerSchema,
  brukereParamsSchema,
  brukereSchema,
} from '#contract/admin/brukere.ts';
import { adminPaths } from '#contract/admin/paths.ts';
import { listAddress } from '#web/admin/ui/use-list-params.ts';
import { read, send } from '#web/api/client.ts';

export const brukereKey = ['admin', 'brukere'] as const;

/** One page of the users. The old page stays while the next one is fetched. */
export const brukereQuery = (params: BrukereParams) =>
  queryOptions({
    queryKey: [...brukereKey, params],
    queryFn: ({ signal }) =>
      read(
        `${adminPaths.brukere.href()}?${listAddress(brukereParamsSchema, params)}`,
        brukereSchema,
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** A user with profile, access and applications. */
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
