import { queryOptions } from '@tanstack/react-query';
import { dagslisteSchema } from '#contract/dagsliste.ts';
import { pressePaths } from '#contract/paths.ts';
import type { Day } from '#domain/time.ts';
import { read } from './client.ts';
import { dagslisteKey } from './keys.ts';

interface Asked {
  readonly domstolid: string;
  readonly dag: Day;
}

/** The hearings of one court on one day. */
export const dagslisteQuery = ({ domstolid, dag }: Asked) => {
  const query = new URLSearchParams({ domstolid, dag }).toString();
  return queryOptions({
    queryKey: [...dagslisteKey, query],
    queryFn: ({ signal }) =>
      read(`${pressePaths.dagsliste.href()}?${query}`, dagslisteSchema, signal),
  });
};
