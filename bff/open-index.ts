import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { openDatabase } from '#db/connection.ts';
import type { Lane } from '#db/lane.ts';
import { waitForLane } from '#db/queues/lanes.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { INDEX_LAYOUT as ELASTIC_LAYOUT } from '#search/elastic/mapping.ts';
import type { SearchAdapter } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { INDEX_LAYOUT as POSTGRES_LAYOUT } from '#search/postgres/schema.ts';
import type { Config } from './config.ts';

/** ms: when Postgres does not answer, callers get an error, by default within 2 s. */
export function databaseLimits(seconds = 1.8) {
  const statementTimeout = seconds * 1000;
  return {
    connectTimeout: Math.min(1500, statementTimeout),
    statementTimeout,
    queryTimeout: statementTimeout + 100,
  };
}

/**
 * The pool of the requests and the engine, both in the lane of this version's index (docs/decisions/0039). Which lane that is, only
 * the database knows: this waits for it.
 */
export async function openIndex(
  config: Config,
  logger: Logger,
): Promise<{ readonly db: Knex; readonly lane: Lane; readonly adapter: SearchAdapter }> {
  const { DATABASE_URL, ELASTICSEARCH_URL: url, ELASTICSEARCH_CA: ca, INDEX_PREFIX } = config;
  const owner = url
    ? { engine: 'elasticsearch', layout: ELASTIC_LAYOUT }
    : { engine: 'postgres', layout: POSTGRES_LAYOUT };
  const lane = await waitForLane(DATABASE_URL, owner, ({ name, message }) => {
    logger.warn({ reason: name === 'LanesInUse' ? message : name }, 'waits for the database');
  });
  const db = openDatabase(DATABASE_URL, {
    ...{ name: 'presse-bff', lane, poolMax: config.DATABASE_POOL },
    ...databaseLimits(config.REQUEST_STATEMENT_SECONDS),
  });
  const place = { lane, ...(INDEX_PREFIX ? { prefix: INDEX_PREFIX } : {}) };
  const adapter = url
    ? createElasticAdapter({ url, ca, ...place })
    : createPostgresAdapter({ db, ...place });
  return { db, lane, adapter };
}
