import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { berammingslisteSchema, saksdetaljerSchema } from '#contract/sak.ts';
import { type SearchParams, writeSearchParams } from '#contract/search.ts';
import { read } from './client.ts';

/** Every page of every search, for what changes a case wherever it is shown. */
export const berammingslisteKey = ['berammingsliste'] as const;

/** One page of hits. The parameters as the address has them are the key: the same search is the same answer. */
export const berammingslisteQuery = (params: SearchParams) => {
  const query = writeSearchParams(params).toString();
  return queryOptions({
    queryKey: [...berammingslisteKey, query],
    queryFn: ({ signal }) =>
      read(`${pressePaths.berammingsliste.href()}?${query}`, berammingslisteSchema, signal),
  });
};

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
