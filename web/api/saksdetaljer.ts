import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { saksdetaljerSchema } from '#contract/sak.ts';
import { read } from './client.ts';

/** A case by its id, or by its number when it comes from a case API. */
export type SakReference = { readonly sakId: string } | { readonly saksnummer: string };

/** Every opened case, for what changes a case wherever it is shown. */
export const saksdetaljerKey = ['saksdetaljer'] as const;

export const saksdetaljerQuery = (sak: SakReference) =>
  queryOptions({
    queryKey: [...saksdetaljerKey, sak],
    queryFn: ({ signal }) => read(hrefOf(sak), saksdetaljerSchema, signal),
  });

function hrefOf(sak: SakReference): string {
  return 'sakId' in sak
    ? pressePaths.saksdetaljer.href(sak.sakId)
    : pressePaths.saksdetaljerSaksnummer.href(sak.saksnummer);
}
