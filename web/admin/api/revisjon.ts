import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  revisjonSchema,
  type RevisjonFilter,
  type RevisjonParams,
} from '#contract/admin/revisjon.ts';
import { writeParams } from '#contract/values.ts';
import { read } from '#web/api/client.ts';

/**
 * One page of the audit log. Every look is written into it, so it is looked at when somebody asks and not by itself:
 * coming back to the tab is no look.
 */
export const revisjonQuery = (params: RevisjonParams) => {
  const query = writeParams(params).toString();
  return queryOptions({
    queryKey: ['admin', 'revisjon', query],
    queryFn: ({ signal }) => read(`${adminPaths.revisjon.href()}?${query}`, revisjonSchema, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};

/** Where all that the filter means is downloaded. */
export function exportAddress({ person, sak, handling, fraDato, tilDato }: RevisjonFilter): string {
  const query = writeParams({ person, sak, handling, fraDato, tilDato }).toString();
  return `${adminPaths.revisjonCsv.href()}${query && `?${query}`}`;
}
