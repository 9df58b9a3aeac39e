import type { Client, estypes } from '@elastic/elasticsearch';
import type { IndexEntry, SearchIndex } from '#search/port.ts';
import { type TimedRequest, isResponse } from './timeout.ts';
import { IDS_ONLY } from './body.ts';
import {
  FILL_SETTINGS,
  INDEX_LAYOUT,
  RESULT_WINDOW,
  createMapping,
  searchSettings,
} from './mapping.ts';
import type { Names } from './names.ts';
import { openPointInTime, walk } from './pit.ts';

type Generations = Pick<
  SearchIndex,
  | 'layout'
  | 'layoutOf'
  | 'create'
  | 'finish'
  | 'refresh'
  | 'activate'
  | 'active'
  | 'list'
  | 'drop'
  | 'count'
>;

/** A generation is one index: created for filling, finished, made the searched one, dropped. */
export function createGenerations(
  client: Client,
  send: TimedRequest,
  names: Names,
  replicas: number | 'auto',
): Generations {
  const refresh: Generations['refresh'] = async (generation) => {
    await send((options) => client.indices.refresh({ index: names.index(generation) }, options));
  };
  return {
    layout: INDEX_LAYOUT,
    layoutOf: async (generation) => {
      const index = names.index(generation);
      const found = await send((options) =>
        client.indices.getMapping({ index }, options).catch(orEmpty),
      );
      const layout: unknown = found[index]?.mappings._meta?.['layout'];
      return typeof layout === 'string' ? layout : null;
    },
    refresh,
    create: async (generation) => {
      const request = {
        index: names.index(generation),
        aliases: { [names.writeAlias(generation)]: {} },
        settings: FILL_SETTINGS,
        mappings: createMapping(names.searchAlias),
      };
      await send((options) => client.indices.create(request, options));
    },
    finish: async (generation) => {
      const request = { index: names.index(generation), settings: searchSettings(replicas) };
      await refresh(generation);
      await send((options) => client.indices.putSettings(request, options));
    },
    activate: async (generation) => {
      const alias = names.searchAlias;
      const actions = [
        { remove: { index: names.pattern, alias, must_exist: false } },
        { add: { index: names.index(generation), alias } },
      ];
      await send((options) => client.indices.updateAliases({ actions }, options));
    },
    active: async () => {
      const found = await send((options) =>
        client.indices.getAlias({ name: names.searchAlias }, options).catch(orEmpty),
      );
      const [index] = Object.keys(found);
      return index === undefined ? null : names.generation(index);
    },
    list: async () => {
      const found = await send((options) =>
        client.indices.getMapping({ index: names.pattern }, options).catch(orEmpty),
      );
      return Object.entries(found)
        .filter(([, { mappings }]) => mappings._meta?.['prefix'] === names.searchAlias)
        .flatMap(([index]) => names.generation(index) ?? [])
        .sort();
    },
    drop: async (generation) => {
      const request = { index: names.index(generation), ignore_unavailable: true };
      await send((options) => client.indices.delete(request, options));
    },
    count: async (generation) => {
      const request = { index: names.index(generation) };
      return (await send((options) => client.count(request, options))).count;
    },
  };
}

/** Elasticsearch answers 404 when there is nothing to list. */
function orEmpty(error: unknown): Record<string, never> {
  if (isResponse(error, 404)) return {};
  throw error;
}

const ALL_ENTRIES: estypes.SearchRequest = {
  ...IDS_ONLY,
  docvalue_fields: ['hash'],
  version: true,
  query: { match_all: {} },
  sort: [{ sakId: { order: 'asc' } }],
};

/** All entries of a generation as it was at the start, read one window at a time. */
export function createEntries(
  client: Client,
  send: TimedRequest,
  index: (generation: string) => string,
): SearchIndex['entries'] {
  return async function* (generation) {
    const point = await openPointInTime(client, send, index(generation));
    try {
      const next = walk(point, ALL_ENTRIES);
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
