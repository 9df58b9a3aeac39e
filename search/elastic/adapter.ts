import { Client, ClusterConnectionPool, Transport } from '@elastic/elasticsearch';
import { inLane, type SearchAdapter } from '#search/port.ts';
import { info, read } from './answers.ts';
import { READING_MS, TRY_MS, withTimeout, WRITING_MS } from './timeout.ts';
import { createEntries, createGenerations, createSearched } from './generations.ts';
import type { Replicas } from './mapping.ts';
import { createNames } from './names.ts';
import { createPurge } from './purge.ts';
import { createFind, createPing, createSearch } from './search.ts';
import { createWrite } from './write.ts';

export interface ElasticOptions {
  /** With user and password in it when the cluster needs them. Several nodes of one cluster: a comma between them. */
  readonly url: string;
  /** Certificates (PEM) of the authority that vouches for these addresses, when it is not a public one. */
  readonly ca?: string | undefined;
  /** Lower case; keeps several installations apart in one cluster. */
  readonly prefix?: string;
  /** Of two versions side by side (search/port.ts, `inLane`). */
  readonly lane?: 'a' | 'b';
  readonly replicas?: Replicas;
  /** Of the generations that are created from now on; 1 without. */
  readonly shards?: number;
  /** How long a reader waits for an answer, ms; 1.5 s when left out. */
  readonly patience?: number;
}

/** A try that takes too long is made again elsewhere, as one that fails is. The client itself has no option for it. */
class RetryingTransport extends Transport {
  constructor(options: ConstructorParameters<typeof Transport>[0]) {
    super({ ...options, retryOnTimeout: true });
  }
}

/**
 * The Elasticsearch engine. With one address it retries nothing: a reader gets an error, and the indexer has its own retries.
 * With several, a node that is gone or hangs costs one try and is left alone for a minute (docs/decisions/0031).
 */
export function createElasticAdapter(options: ElasticOptions): SearchAdapter {
  const { patience = READING_MS } = options;
  const nodes = options.url.split(',');
  const client = new Client({
    nodes,
    ...(options.ca && { tls: { ca: options.ca } }),
    maxRetries: nodes.length - 1,
    Transport: RetryingTransport,
    ConnectionPool: ClusterConnectionPool,
  });
  const names = createNames(inLane(options.prefix ?? 'presse-saker', options.lane));
  const reading = withTimeout(patience, nodes.length > 1 ? { requestTimeout: TRY_MS } : {});
  const writing = withTimeout(WRITING_MS);
  const reach = async (): Promise<void> => {
    read(info, await reading((options) => client.info({}, options)));
  };
  let closing: Promise<void> | undefined;
  // Both sides share the connections, and either may be closed first.
  const close = (): Promise<void> => (closing ??= client.close());
  return {
    engine: {
      search: createSearch(client, reading, names.searchAlias, patience),
      find: createFind(client, reading, names.searchAlias, patience),
      searched: createSearched(client, reading, names),
      ping: createPing(client, reading, names.searchAlias),
      close,
    },
    index: {
      ...createGenerations(client, writing, names, {
        replicas: options.replicas ?? 'auto',
        shards: options.shards ?? 1,
      }),
      write: createWrite(client, writing, names.writeAlias),
      purge: createPurge(client, names.index),
      entries: createEntries(client, writing, names.index),
      ping: reach,
      close,
    },
    capabilities: { name: 'elasticsearch', scalesOut: true },
  };
}
