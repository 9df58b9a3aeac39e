import type { Client, estypes } from '@elastic/elasticsearch';
import type { IndexEntry, SearchIndex } from '#search/port.ts';
import { type Ask, isResponse } from './timeout.ts';
import { BARE } from './body.ts';
import { FILLING, RESULT_WINDOW, createMapping, serving } from './mapping.ts';
import type { Names } from './names.ts';
import { openPointInTime, walk } from './pit.ts';

type Generations = Pick<
  SearchIndex,
  'create' | 'finish' | 'refresh' | 'activate' | 'active' | 'list' | 'drop' | 'count'
>;

/** The life of an index: created for filling, finished, made the searched one, dropped. */
export function createGenerations(
  client: Client,
  ask: Ask,
  names: Names,
  replicas: number | 'auto',
): Generations {
  const refresh: Generations['refresh'] = async (generation) => {
    await ask((options) => client.indices.refresh({ index: names.index(generation) }, options));
  };
  return {
    refresh,
    create: async (generation) => {
      const request = {
        index: names.index(generation),
        aliases: { [names.written(generation)]: {} },
        settings: FILLING,
        mappings: createMapping(names.searched),
      };
      await ask((options) => client.indices.create(request, options));
    },
    finish: async (generation) => {
      const request = { index: names.index(generation), settings: serving(replicas) };
      await refresh(generation);
      await ask((options) => client.indices.putSettings(request, options));
    },
    activate: async (generation) => {
      const alias = names.searched;
      const actions = [
        { remove: { index: names.pattern, alias, must_exist: false } },
        { add: { index: names.index(generation), alias } },
      ];
      await ask((options) => client.indices.updateAliases({ actions }, options));
    },
    active: async () => {
      const found = await ask((options) =>
        client.indices.getAlias({ name: names.searched }, options).catch(orEmpty),
      );
      const [index] = Object.keys(found);
      return index === undefined ? null : names.generation(index);
    },
    list: async () => {
      const found = await ask((options) =>
        client.indices.getMapping({ index: names.pattern }, options).catch(orEmpty),
      );
      return Object.entries(found)
        .filter(([, { mappings }]) => mappings._meta?.['prefix'] === names.searched)
        .flatMap(([index]) => names.generation(index) ?? [])
        .sort();
    },
    drop: async (generation) => {
      const request = { index: names.index(generation), ignore_unavailable: true };
      await ask((options) => client.indices.delete(request, options));
    },
    count: async (generation) => {
      const request = { index: names.index(generation) };
      return (await ask((options) => client.count(request, options))).count;
    },
  };
}

/** Elasticsearch answers 404 where there is nothing to list. */
function orEmpty(error: unknown): Record<string, never> {
  if (isResponse(error, 404)) return {};
  throw error;
}

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
