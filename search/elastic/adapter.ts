import { Client } from '@elastic/elasticsearch';
import type { SearchAdapter } from '#search/port.ts';
import { info, read } from './answers.ts';
import { READING_MS, withTimeout, WRITING_MS } from './timeout.ts';
import { createEntries, createGenerations } from './generations.ts';
import { createNames } from './names.ts';
import { createPurge } from './purge.ts';
import { createFind, createPing, createSearch } from './search.ts';
import { createWrite } from './write.ts';

export interface ElasticOptions {
  /** With user and password in it when the cluster needs them. */
  readonly url: string;
  /** Lower case; keeps several installations apart in one cluster. */
  readonly prefix?: string;
  /** Replicas of a finished generation; `'auto'`: one as soon as there is a second node. */
  readonly replicas?: number | 'auto';
}

/** The Elasticsearch engine. It retries nothing: a reader gets an error, and the indexer has its own retries. */
export function createElasticAdapter(options: ElasticOptions): SearchAdapter {
  const client = new Client({ node: options.url, maxRetries: 0 });
  const names = createNames(options.prefix ?? 'presse-saker');
  const reading = withTimeout(READING_MS);
  const writing = withTimeout(WRITING_MS);
  const reach = async (): Promise<void> => {
    read(info, await reading((options) => client.info({}, options)));
  };
  let closing: Promise<void> | undefined;
  // Both sides share the connections, and either may be closed first.
  const close = (): Promise<void> => (closing ??= client.close());
  return {
    engine: {
      search: createSearch(client, reading, names.searchAlias),
      find: createFind(client, reading, names.searchAlias),
      ping: createPing(client, reading, names.searchAlias),
      close,
    },
    index: {
      ...createGenerations(client, writing, names, options.replicas ?? 'auto'),
      write: createWrite(client, writing, names.writeAlias),
      purge: createPurge(client, names.index),
      entries: createEntries(client, writing, names.index),
      ping: reach,
      close,
    },
    capabilities: { name: 'elasticsearch', scalesOut: true },
  };
}
