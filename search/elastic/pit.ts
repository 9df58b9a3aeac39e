import type { Client, estypes } from '@elastic/elasticsearch';
import type { Ask } from './ask.ts';

/** How long the engine keeps a point in time that nobody asks about. */
const KEEP_ALIVE = '1m';

/** Walks one result from its beginning while the index goes on changing. Always to be closed. */
export interface Walk {
  /** The next hits after the ones already read; the total comes with the first answer only. */
  readonly next: (size: number) => Promise<estypes.SearchResponse>;
  /** Not waited for: an engine that hangs has taken its time already, and forgets by itself. */
  readonly close: () => void;
}

/** Opens a point in time of `index`; `body` must have a sort without ties. */
export async function openWalk(
  client: Client,
  ask: Ask,
  index: string,
  body: estypes.SearchRequest,
): Promise<Walk> {
  const opened = await ask((options) =>
    client.openPointInTime(
      { index, keep_alive: KEEP_ALIVE, allow_partial_search_results: false },
      options,
    ),
  );
  let id = opened.id;
  let after: estypes.SortResults | undefined;
  return {
    next: async (size) => {
      const pit = { id, keep_alive: KEEP_ALIVE };
      const onward = after ? { search_after: after } : {};
      const response = await ask((options) =>
        client.search({ ...body, ...onward, size, pit, track_total_hits: !after }, options),
      );
      id = response.pit_id ?? id;
      after = response.hits.hits.at(-1)?.sort ?? after;
      return response;
    },
    close: () => void ask((options) => client.closePointInTime({ id }, options)).catch(() => null),
  };
}
