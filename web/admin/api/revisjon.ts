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
 * One page of the audit log. Every look at the log is itself logged, so the query never refetches on its own, for
 * example when the user comes back to the tab.
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

/** Address of the download of all rows that match the filter. */
export function exportAddress({ person, sak, handling, fraDato, tilDato }: RevisjonFilter): string {
  const query = writeParams({ person, sak, handling, fraDato, tilDato }).toString();
  return `${adminPaths.revisjonCsv.href()}${query && `?${query}`}`;
}
