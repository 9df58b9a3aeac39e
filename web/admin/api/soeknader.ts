import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import { soeknaderSchema, type SoeknaderParams } from '#contract/admin/soeknader.ts';
import { writeParams } from '#contract/query.ts';
import { read } from '#web/api/client.ts';

/** Every list and every opened application, for what changes one of them. */
export const soeknaderKey = ['admin', 'soeknader'] as const;

/** One page of the applications. While the next one is fetched, the last one stands. */
export const soeknaderQuery = (params: SoeknaderParams) => {
  const query = writeParams(params).toString();
  return queryOptions({
    queryKey: [...soeknaderKey, 'liste', query],
    queryFn: ({ signal }) =>
      read(`${adminPaths.soeknader.href()}?${query}`, soeknaderSchema, signal),
    placeholderData: keepPreviousData,
  });
};
