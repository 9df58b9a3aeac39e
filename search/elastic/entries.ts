import type { Client, estypes } from '@elastic/elasticsearch';
import type { IndexEntry, SearchIndex } from '#search/port.ts';
import type { Ask } from './ask.ts';
import { BARE } from './body.ts';
import { openPointInTime, walk } from './pit.ts';
import { RESULT_WINDOW } from './settings.ts';

const EVERYTHING: estypes.SearchRequest = {
  ...BARE,
  docvalue_fields: ['hash'],
  version: true,
  query: { match_all: {} },
  sort: [{ sakId: { order: 'asc' } }],
};

/** Everything in a generation as it was when the walk began, in memory a window at a time. */
export function createEntries(
  client: Client,
  ask: Ask,
  index: (generation: string) => string,
): SearchIndex['entries'] {
  return async function* (generation) {
    const point = await openPointInTime(client, ask, index(generation));
    try {
      const next = walk(point, EVERYTHING);
      for (let hits = await next(RESULT_WINDOW); hits.length > 0; hits = await next(RESULT_WINDOW))
        yield* hits.map(entry);
    } finally {
      point.close();
    }
  };
}

function entry(hit: estypes.SearchHit): IndexEntry {
  const hashes: unknown = hit.fields?.['hash'];
  return {
    sakId: String(hit.sort?.[0]),
    hash: Array.isArray(hashes) ? String(hashes[0]) : '',
    versjon: Number(hit._version),
  };
}
