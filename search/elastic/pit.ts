import type { Client, estypes } from '@elastic/elasticsearch';
import type { Ask } from './timeout.ts';

/** How long the engine keeps a point in time that nobody asks about. */
const KEEP_ALIVE = '2m';

/** The index as it was when this was opened, however it goes on changing. Always to be closed. */
export interface PointInTime {
  readonly search: (body: estypes.SearchRequest) => Promise<estypes.SearchResponse>;
  /** Not waited for: an engine that hangs has taken its time already, and forgets by itself. */
  readonly close: () => void;
}

export async function openPointInTime(
  client: Client,
  ask: Ask,
  index: string,
): Promise<PointInTime> {
  const opened = await ask((options) =>
    client.openPointInTime(
      { index, keep_alive: KEEP_ALIVE, allow_partial_search_results: false },
      options,
    ),
  );
  let id = opened.id;
  return {
    search: async (body) => {
      const pit = { id, keep_alive: KEEP_ALIVE };
      const response = await ask((options) => client.search({ ...body, pit }, options));
      id = response.pit_id ?? id;
      return response;
    },
    close: () => void ask((options) => client.closePointInTime({ id }, options)).catch(() => null),
  };
}

/** The next hits after those already read, at most `size` of them; none at the end. */
export type Next = (size: number) => Promise<readonly estypes.SearchHit[]>;

/** Walks a result from its beginning; the body's sort must have no ties. */
export function walk(point: PointInTime, body: estypes.SearchRequest): Next {
  let after: estypes.SortResults | undefined;
  return async (size) => {
    const onward = after ? { search_after: after } : {};
    const { hits } = await point.search({ ...body, ...onward, size, track_total_hits: false });
    after = hits.hits.at(-1)?.sort ?? after;
    return hits.hits;
  };
}
