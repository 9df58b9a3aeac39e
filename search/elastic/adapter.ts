import { Client } from '@elastic/elasticsearch';
import type { SearchAdapter } from '#search/port.ts';
import { READING, within, WRITING } from './timeout.ts';
import { createEntries, createGenerations } from './generations.ts';
import { createNames } from './names.ts';
import { createSearch } from './search.ts';
import { createWrite } from './write.ts';

export interface ElasticOptions {
  /** With user and password in it where the cluster asks for them. */
  readonly url: string;
  /** Lower case; keeps several installations apart in one cluster. */
  readonly prefix?: string;
  /** Copies of a finished generation; `'auto'`: one as soon as there is a second node. */
  readonly replicas?: number | 'auto';
}

/** The Elasticsearch engine. Nothing is retried here: the reader is told, the indexer has its own pace. */
export function createElasticAdapter(options: ElasticOptions): SearchAdapter {
  const client = new Client({ node: options.url, maxRetries: 0 });
  const names = createNames(options.prefix ?? 'presse-saker');
  const reading = within(READING);
  const writing = within(WRITING);
  const ping = async (): Promise<void> => {
    await reading((request) => client.ping({}, request));
  };
  let closing: Promise<void> | undefined;
  // Both sides share the connections, and each may be closed by whoever has it.
  const close = (): Promise<void> => (closing ??= client.close());
  return {
    engine: {
      search: createSearch(client, reading, names.searched),
      ping,
      close,
    },
    index: {
      ...createGenerations(client, writing, names, options.replicas ?? 'auto'),
      write: createWrite(client, writing, names.written),
      entries: createEntries(client, writing, names.index),
      ping,
      close,
    },
    capabilities: { name: 'elasticsearch', scalesOut: true },
  };
}
