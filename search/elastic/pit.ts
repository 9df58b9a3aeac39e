import type { Client, estypes } from '@elastic/elasticsearch';
import { pointInTime, read, readSearch } from './answers.ts';
import type { Body } from './body.ts';
import type { TimedRequest } from './timeout.ts';

/** How long the engine keeps a point in time that is not used. */
const KEEP_ALIVE = '2m';

/** The index as it was when this was opened, whatever changes later. Must be closed. */
interface PointInTime {
  readonly search: (body: Body) => Promise<estypes.SearchResponse>;
  /** Does not wait for an answer: if the engine hangs, the point in time expires by itself. */
  readonly close: () => void;
}

export async function openPointInTime(
  client: Client,
  send: TimedRequest,
  index: string,
): Promise<PointInTime> {
  const opened = await send((options) =>
    client.openPointInTime(
      { index, keep_alive: KEEP_ALIVE, allow_partial_search_results: false },
      options,
    ),
  );
  let { id } = read(pointInTime, opened);
  return {
    search: async (body) => {
      const pit = { id, keep_alive: KEEP_ALIVE };
      const answer = await send((options) => client.search({ ...body, pit }, options));
      const response = readSearch(body, answer);
      id = response.pit_id ?? id;
      return response;
    },
    close: () => void send((options) => client.closePointInTime({ id }, options)).catch(() => null),
  };
}

/** The next hits, at most `size`; empty at the end. */
export type Next = (size: number) => Promise<readonly estypes.SearchHit[]>;

/** Reads a result from its beginning. The sort must leave no two hits equal. */
export function walk(point: PointInTime, body: Body): Next {
  let after: estypes.SortResults | undefined;
  return async (size) => {
    const onward = after ? { search_after: after } : {};
    const { hits } = await point.search({ ...body, ...onward, size, track_total_hits: false });
    after = hits.hits.at(-1)?.sort ?? after;
    return hits.hits;
  };
}
