import { queryOptions } from '@tanstack/react-query';
import { nyttAntallSchema } from '#contract/nytt-antall.ts';
import { pressePaths } from '#contract/paths.ts';
import { read } from './client.ts';
import { nyttAntallKey } from './keys.ts';

/** ms between two looks at whether something has come. */
const EVERY_MINUTE = 60_000;

/** How much of what is new is not read. A count that can't be had is not asked for at once again: the next minute is soon. */
export const nyttAntallQuery = () =>
  queryOptions({
    queryKey: nyttAntallKey,
    queryFn: async ({ signal }) =>
      (await read(pressePaths.nyttAntall.href(), nyttAntallSchema, signal)).uleste,
    refetchInterval: EVERY_MINUTE,
    retry: false,
  });
