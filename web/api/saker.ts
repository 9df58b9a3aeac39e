import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { berammingslisteSchema, saksdetaljerSchema } from '#contract/sak.ts';
import { type SearchParams, writeSearchParams } from '#contract/search.ts';
import { read } from './client.ts';

/** The key of every page of every search, for changes of a case wherever it is shown. */
export const berammingslisteKey = ['berammingsliste'] as const;

/** One page of hits. Its key is the parameters as they stand in the address. */
export const berammingslisteQuery = (params: SearchParams) => {
  const query = writeSearchParams(params).toString();
  return queryOptions({
    queryKey: [...berammingslisteKey, query],
    queryFn: ({ signal }) =>
      read(`${pressePaths.berammingsliste.href()}?${query}`, berammingslisteSchema, signal),
  });
};

/** A case is named by its id, or by its number when it comes from a case API. */
export type SakReference = { readonly sakId: string } | { readonly saksnummer: string };

/** The key of every opened case. */
export const saksdetaljerKey = ['saksdetaljer'] as const;

/** One case with all its details. */
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
