import { queryOptions } from '@tanstack/react-query';
import { pressePaths } from '#contract/paths.ts';
import { berammingslisteSchema } from '#contract/sak.ts';
import { writeSearchParams, type SearchParams } from '#contract/search.ts';
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
