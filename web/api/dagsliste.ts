import { queryOptions } from '@tanstack/react-query';
import { dagslisteSchema } from '#contract/dagsliste.ts';
import { pressePaths } from '#contract/paths.ts';
import { writeParams } from '#contract/values.ts';
import type { Day } from '#domain/time.ts';
import { read } from './client.ts';
import { dagslisteKey } from './keys.ts';

interface Asked {
  readonly domstolid: string | readonly string[];
  readonly dag: Day;
}

/** The hearings of courts on one day. */
export const dagslisteQuery = ({ domstolid, dag }: Asked) => {
  const query = writeParams({ domstolid: [domstolid].flat(), dag }).toString();
  return queryOptions({
    queryKey: [...dagslisteKey, query],
    queryFn: ({ signal }) =>
      read(`${pressePaths.dagsliste.href()}?${query}`, dagslisteSchema, signal),
  });
};
