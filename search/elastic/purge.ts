import type { Client } from '@elastic/elasticsearch';
import type { SearchIndex } from '#search/port.ts';
import { acknowledged, read, refreshed } from './answers.ts';
import { withTimeout } from './timeout.ts';

/** A segment with deleted documents is written anew without them, which takes time in a large index. */
const MERGING_MS = 30 * 60_000;

/**
 * A replaced document stays in its segment, names included, until Lucene merges that segment. By default Elasticsearch
 * merges for this only where a tenth is deleted; here every segment with a deleted document is merged. The merge ends
 * with a flush, which empties the translog and lets go of the old files.
 *
 * What was replaced in the last half minute may survive: Elasticsearch keeps it for copies that catch up
 * (`index.soft_deletes.retention_lease`) until the flush after it. The next time it goes (docs/decisions/0027).
 */
export function createPurge(
  client: Client,
  index: (generation: string) => string,
): SearchIndex['purge'] {
  const send = withTimeout(MERGING_MS);
  return async (generation) => {
    const settings = {
      index: index(generation),
      settings: { 'index.merge.policy.expunge_deletes_allowed': 0 },
    };
    read(acknowledged, await send((options) => client.indices.putSettings(settings, options)));
    const merge = { index: index(generation), only_expunge_deletes: true, flush: true };
    const answer = await send((options) =>
      client.indices.forcemerge(merge, { ...options, requestTimeout: MERGING_MS }),
    );
    read(refreshed, answer);
  };
}
