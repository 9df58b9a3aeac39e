import { z } from 'zod';
import type { Client, estypes } from '@elastic/elasticsearch';
import type { IndexEntry, Generations, SearchEngine, SearchIndex } from '#search/port.ts';
import { readAhead } from '#search/read-ahead.ts';
import {
  acknowledged,
  aliases,
  counted,
  isExisting,
  isMissing,
  mappings,
  read,
  refreshed,
} from './answers.ts';
import type { TimedRequest } from './timeout.ts';
import { type Body, IDS_ONLY } from './body.ts';
import {
  fillSettings,
  INDEX_LAYOUT,
  RESULT_WINDOW,
  type Replicas,
  createMapping,
  searchSettings,
} from './mapping.ts';
import type { Names } from './names.ts';
import { type Next, openPointInTime, walk } from './pit.ts';

/** A generation is one index: created for filling, finished, made the searched one, dropped. */
export function createGenerations(
  client: Client,
  send: TimedRequest,
  names: Names,
  { replicas, shards }: { readonly replicas: Replicas; readonly shards: number },
): Generations {
  const refresh: Generations['refresh'] = async (generation) => {
    const index = names.index(generation);
    read(refreshed, await send((options) => client.indices.refresh({ index }, options)));
  };
  const metaOf = async (generation: string, key: 'layout' | 'mark'): Promise<string | null> => {
    const index = names.index(generation);
    const found = await send((options) =>
      client.indices.getMapping({ index }, options).catch(orEmpty),
    );
    const value: unknown = read(mappings, found)[index]?.mappings._meta?.[key];
    return typeof value === 'string' ? value : null;
  };
  return {
    layout: INDEX_LAYOUT,
    layoutOf: (generation) => metaOf(generation, 'layout'),
    markOf: (generation) => metaOf(generation, 'mark'),
    mark: async (generation, mark) => {
      const { _meta } = createMapping(names.searchAlias);
      const request = { index: names.index(generation), _meta: { ..._meta, mark } };
      read(acknowledged, await send((options) => client.indices.putMapping(request, options)));
    },
    refresh,
    create: async (generation) => {
      const request = {
        index: names.index(generation),
        aliases: { [names.writeAlias(generation)]: {} },
        settings: fillSettings(replicas, shards),
        mappings: createMapping(names.searchAlias),
      };
      await send((options) => client.indices.create(request, options).then(created, orExists));
    },
    finish: async (generation) => {
      const request = { index: names.index(generation), settings: searchSettings(replicas) };
      await refresh(generation);
      read(acknowledged, await send((options) => client.indices.putSettings(request, options)));
    },
    activate: async (generation) => {
      const alias = names.searchAlias;
      const actions = [
        { remove: { index: names.pattern, alias, must_exist: false } },
        { add: { index: names.index(generation), alias } },
        // It has this one since it was created, unless somebody has taken it away.
        { add: { index: names.index(generation), alias: names.writeAlias(generation) } },
      ];
      read(
        acknowledged,
        await send((options) => client.indices.updateAliases({ actions }, options)),
      );
    },
    active: async () => {
      const found = await send((options) =>
        client.indices.getAlias({ name: names.searchAlias }, options).catch(orEmpty),
      );
      const [index] = Object.keys(read(aliases, found));
      return index === undefined ? null : names.generation(index);
    },
    list: async () => {
      const found = await send((options) =>
        client.indices.getMapping({ index: names.pattern }, options).catch(orEmpty),
      );
      return Object.entries(read(mappings, found))
        .filter(([, { mappings }]) => mappings._meta?.['prefix'] === names.searchAlias)
        .flatMap(([index]) => names.generation(index) ?? [])
        .sort();
    },
    drop: async (generation) => {
      const request = { index: names.index(generation), ignore_unavailable: true };
      read(acknowledged, await send((options) => client.indices.delete(request, options)));
    },
    count: async (generation) => {
      const request = { index: names.index(generation) };
      return read(counted, await send((options) => client.count(request, options))).count;
    },
  };
}

/** What is behind the alias, as a reader asks. */
export function createSearched(
  client: Client,
  send: TimedRequest,
  names: Names,
): SearchEngine['searched'] {
  return async () => {
    const request = { index: names.searchAlias };
    const found = read(
      mappings,
      await send((options) => client.indices.getMapping(request, options).catch(orEmpty)),
    );
    const [first] = Object.entries(found);
    const navn = first && names.generation(first[0]);
    if (!navn) return null;
    const mark: unknown = first[1].mappings._meta?.['mark'];
    return { navn, mark: typeof mark === 'string' ? mark : null };
  };
}

const created = (answer: unknown) => void read(acknowledged, answer);

/**
 * The client asks the next node when one has gone in the middle of an answer, and that one may have created the index. No other
 * program draws the same name (indexer/generations.ts).
 */
function orExists(error: unknown): void {
  if (!isExisting(error)) throw error;
}

/** Elasticsearch answers 404 when there is nothing to list. */
function orEmpty(error: unknown): Record<string, never> {
  if (isMissing(error)) return {};
  throw error;
}

const ALL_ENTRIES = {
  ...IDS_ONLY,
  docvalue_fields: ['hash'],
  version: true,
  query: { match_all: {} },
  sort: [{ sakId: { order: 'asc' } }],
} satisfies Body;

/** All entries of a generation as it was at the start, read one window at a time. */
export function createEntries(
  client: Client,
  send: TimedRequest,
  index: (generation: string) => string,
): SearchIndex['entries'] {
  return async function* (generation) {
    const point = await openPointInTime(client, send, index(generation));
    try {
      for await (const hits of readAhead(windows(walk(point, ALL_ENTRIES)))) yield* hits.map(entry);
    } finally {
      point.close();
    }
  };
}

async function* windows(next: Next): AsyncGenerator<readonly estypes.SearchHit[]> {
  for (let hits = await next(RESULT_WINDOW); hits.length > 0; hits = await next(RESULT_WINDOW))
    yield hits;
}

const entryHit = z.object({
  sort: z.tuple([z.string()], z.unknown()),
  fields: z.object({ hash: z.tuple([z.string()]) }),
  _version: z.int(),
});

function entry(hit: estypes.SearchHit): IndexEntry {
  const { sort, fields, _version: versjon } = read(entryHit, hit);
  return { sakId: sort[0], hash: fields.hash[0], versjon };
}
