import { queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import { storedVarselSchema, type VarselForm } from '#contract/admin/varsel.ts';
import { varselSchema, type VarselContent } from '#contract/varsel.ts';
import { read, send } from '#web/api/client.ts';

/** The banner as it was read, with its version. */
export type StoredVarsel = VarselContent & { readonly versjon: number };

/** The stored banner, whether it is shown or not; null when there is none. */
export const storedVarselQuery = () =>
  queryOptions({
    queryKey: ['admin', 'varsel'],
    queryFn: async ({ signal }): Promise<StoredVarsel | null> => {
      const path = adminPaths.hentVarsel.href();
      const { content, versjon } = await read(path, storedVarselSchema, signal);
      if (content === null || versjon === null) return null;
      return { ...varselSchema.parse(JSON.parse(content)), versjon };
    },
  });

/** Adds the banner, or replaces the one that was read: 409 when there is another one by now. */
export const lagreVarsel = (varsel: VarselForm, versjon: number | null): Promise<void> => {
  const content = JSON.stringify(varsel);
  return versjon === null
    ? send('POST', adminPaths.leggTilVarsel.href(), { content })
    : send('POST', adminPaths.oppdaterVarsel.href(), { content, versjon });
};

/** Deletes the banner that was read: 409 when there is another one by now. */
export const slettVarsel = (versjon: number): Promise<void> =>
  send(
    'DELETE',
    `${adminPaths.slettVarsel.href()}?${new URLSearchParams({ versjon: `${versjon}` })}`,
  );
