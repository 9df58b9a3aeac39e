import { queryOptions } from '@tanstack/react-query';
import { noticeCountSchema } from '#contract/notice-count.ts';
import { pressePaths } from '#contract/paths.ts';
import { read } from './client.ts';
import { noticeCountKey } from './keys.ts';

/** ms between two looks at whether something has come. */
const EVERY_MINUTE = 60_000;

/** How much of what is new is not read. A count that can't be had is not asked for at once again: the next minute is soon. */
export const noticeCountQuery = () =>
  queryOptions({
    queryKey: noticeCountKey,
    queryFn: async ({ signal }) =>
      (await read(pressePaths.nyttAntall.href(), noticeCountSchema, signal)).uleste,
    refetchInterval: EVERY_MINUTE,
    retry: false,
  });
