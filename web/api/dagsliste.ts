import { queryOptions } from '@tanstack/react-query';
import { dagslisteSchema } from '#contract/dagsliste.ts';
import { pressePaths } from '#contract/paths.ts';
import { writeParams } from '#contract/values.ts';
import type { Day } from '#domain/time.ts';
import { read } from './client.ts';
import { dagslisteKey } from './keys.ts';

interface Asked {
  /** The ids of courts, or 'alle'. */
  readonly domstolid: readonly string[];
  readonly dag: Day;
}

/** The hearings of some courts, or of all, on one day. */
export const dagslisteQuery = ({ domstolid, dag }: Asked) => {
  const query = writeParams({ domstolid, dag }).toString();
  return queryOptions({
    queryKey: [...dagslisteKey, query],
    queryFn: ({ signal }) =>
      read(`${pressePaths.dagsliste.href()}?${query}`, dagslisteSchema, signal),
  });
};
