import { queryOptions } from '@tanstack/react-query';
import { mottakSchema } from '#contract/mottak.ts';
import { pressePaths } from '#contract/paths.ts';
import { read } from './client.ts';

/** Lists come a few times a day: a page that stays open looks again now and then. In milliseconds. */
const INTERVAL = 10 * 60_000;

/** When each court's list was last received. */
export const mottakQuery = () =>
  queryOptions({
    queryKey: ['mottak'],
    queryFn: ({ signal }) => read(pressePaths.mottak.href(), mottakSchema, signal),
    staleTime: INTERVAL,
    refetchInterval: INTERVAL,
  });
