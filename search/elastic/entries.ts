import type { Client, estypes } from '@elastic/elasticsearch';
import type { IndexEntry, SearchIndex } from '../port.ts';
import type { Ask } from './ask.ts';
import { openWalk } from './pit.ts';
import { RESULT_WINDOW } from './settings.ts';

const EVERYTHING: estypes.SearchRequest = {
  _source: false,
  stored_fields: '_none_',
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
    const walk = await openWalk(client, ask, index(generation), EVERYTHING);
    try {
      for (;;) {
        const { hits } = (await walk.next(RESULT_WINDOW)).hits;
        yield* hits.map(entry);
        if (hits.length < RESULT_WINDOW) return;
      }
    } finally {
      walk.close();
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
