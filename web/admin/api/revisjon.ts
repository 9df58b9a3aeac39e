import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type Ord,
  type RevisjonFilter,
  type RevisjonParams,
  type VisOrd,
  ordSchema,
  revisjonSchema,
} from '#contract/admin/revisjon.ts';
import { writeListParams } from '#contract/admin/list.ts';
import { writeParams } from '#contract/values.ts';
import { read } from '#web/api/client.ts';
import { post } from './post.ts';

/**
 * One page of the audit log. Every look at the log is itself logged, so the query never refetches on its own, for
 * example when the user comes back to the tab.
 */
export const revisjonQuery = (params: RevisjonParams) => {
  const query = writeListParams(params).toString();
  return queryOptions({
    queryKey: ['admin', 'revisjon', query],
    queryFn: ({ signal }) => read(`${adminPaths.revisjon.href()}?${query}`, revisjonSchema, signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
};

/** Address of the download of all rows that match the filter. */
export function exportAddress(filter: RevisjonFilter): string {
  const { person, side, sak, rolle, slag, handling, fraDato, tilDato } = filter;
  const query = writeParams({
    ...{ person, side, sak, rolle, slag, handling, fraDato, tilDato },
  }).toString();
  return `${adminPaths.revisjonCsv.href()}${query && `?${query}`}`;
}

/** What was typed in a row of the log. It is no query, because no cache may keep the words. */
export async function visOrd(id: number, visOrd: VisOrd): Promise<Ord['ord']> {
  return (await post(adminPaths.revisjonOrd.href(String(id)), visOrd, ordSchema)).ord;
}
