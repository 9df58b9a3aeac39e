import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import { type StatistikkParams, statistikkSchema } from '#contract/admin/statistikk.ts';
import { writeParams } from '#contract/values.ts';
import { read } from '#web/api/client.ts';

const addressOf = (path: string, params: StatistikkParams) => {
  const query = writeParams(params).toString();
  return query ? `${path}?${query}` : path;
};

/** The numbers of a period. Those of before stay while others are fetched. */
export const statistikkQuery = (params: StatistikkParams) =>
  queryOptions({
    queryKey: ['admin', 'statistikk', params],
    queryFn: ({ signal }) =>
      read(addressOf(adminPaths.statistikk.href(), params), statistikkSchema, signal),
    placeholderData: keepPreviousData,
  });

export const statistikkCsv = (params: StatistikkParams) =>
  addressOf(adminPaths.statistikkCsv.href(), params);
