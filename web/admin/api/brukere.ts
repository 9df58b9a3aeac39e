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

/** The user as it was read. */
interface ReadBruker {
  readonly id: string;
  readonly versjon: number;
}

/*
 * Changes of a user that was read: 409 `bruker_changed` when another administrator has changed it since.
 */

const withVersion = (path: string, { versjon }: ReadBruker) =>
  `${path}?${new URLSearchParams({ versjon: `${versjon}` })}`;

export const slettBruker = (bruker: ReadBruker): Promise<void> =>
  send('DELETE', withVersion(adminPaths.bruker.href(bruker.id), bruker));

export const suspenderBruker = (
  { id, versjon }: ReadBruker,
  suspensjon: Suspensjon,
): Promise<void> => send('POST', adminPaths.suspender.href(id), { ...suspensjon, versjon });

/** Keeps access that is not used, for a reason; null: no longer. 409 `not_unused` when there is nothing to keep. */
export const beholdTilgang = (
  { id, versjon }: ReadBruker,
  begrunnelse: string | null,
): Promise<void> => send('POST', adminPaths.behold.href(id), { begrunnelse, versjon });

export const opphevSuspensjon = (bruker: ReadBruker): Promise<void> =>
  send('POST', withVersion(adminPaths.opphevSuspensjon.href(bruker.id), bruker));

export const angreSletting = (bruker: ReadBruker): Promise<void> =>
  send('POST', withVersion(adminPaths.angreSletting.href(bruker.id), bruker));
