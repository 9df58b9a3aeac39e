import type { Client } from '@elastic/elasticsearch';
import type { SearchIndex } from '#search/port.ts';
import { isResponse, type Ask } from './ask.ts';
import { createMapping } from './mapping.ts';
import type { Names } from './names.ts';
import { FILLING, serving } from './settings.ts';

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
