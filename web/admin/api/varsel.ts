import { queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import { storedVarselSchema, type VarselForm } from '#contract/admin/varsel.ts';
import { varselSchema, type VarselContent } from '#contract/varsel.ts';
import { read, send } from '#web/api/client.ts';

/** The stored banner, whether it is shown or not; null when there is none. */
export const storedVarselQuery = () =>
  queryOptions({
    queryKey: ['admin', 'varsel'],
    queryFn: async ({ signal }): Promise<VarselContent | null> => {
      const { content } = await read(adminPaths.hentVarsel.href(), storedVarselSchema, signal);
      return content === null ? null : varselSchema.parse(JSON.parse(content));
    },
  });

/** Adds the banner, or replaces the stored one. */
export const lagreVarsel = (varsel: VarselForm, exists: boolean): Promise<void> => {
  const path = exists ? adminPaths.oppdaterVarsel : adminPaths.leggTilVarsel;
  return send('POST', path.href(), { content: JSON.stringify(varsel) });
};

export const slettVarsel = (): Promise<void> => send('DELETE', adminPaths.slettVarsel.href());
