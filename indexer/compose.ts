import type { Knex } from 'knex';
import pino, { type Logger } from 'pino';
import { openDatabase } from '#db/connection.ts';
import { type Lane, otherLane } from '#db/lane.ts';
import type { LaneOwner } from '#db/queues/lanes.ts';
import { createClock } from '#domain/time.ts';
import { traceIndex } from '#monitoring/parts.ts';
import { logIds } from '#monitoring/scope.ts';
import type { Tracing } from '#monitoring/trace.ts';
import { buildDocument } from '#search/document.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { INDEX_LAYOUT as ELASTIC_LAYOUT } from '#search/elastic/mapping.ts';
import type { SearchAdapter, SearchIndex } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { INDEX_LAYOUT as POSTGRES_LAYOUT } from '#search/postgres/schema.ts';
import { analysisVersion } from '#search/version.ts';
import type { IndexerConfig } from './config.ts';
import type { Indexer } from './indexer.ts';
import { createNotices } from './notices/notices.ts';

interface Composed {
  readonly indexer: Indexer;
  /** What another version has in the engine. Only to be looked at and dropped: its documents are not ours. */
  readonly others: SearchIndex;
  readonly close: () => Promise<void>;
}

/** Seconds that a statement may take: a server that is gone without a word is not waited for for ever. */
const STATEMENT = 30;
/** Where Postgres is the engine, it builds indexes too. */
const STATEMENT_OF_ENGINE = 3600;

/** Who asks for a lane (db/queues/lanes.ts). */
export function ownerOf({ ELASTICSEARCH_URL: url }: IndexerConfig): LaneOwner {
  return url
    ? { engine: 'elasticsearch', layout: ELASTIC_LAYOUT }
    : { engine: 'postgres', layout: POSTGRES_LAYOUT };
}

/** Puts the indexer together. Nothing else in the indexer knows which engines there are. */
export function compose(
  config: IndexerConfig,
  lane: Lane = 'a',
  tracing: Tracing | null = null,
): Composed {
  const seconds =
    config.INDEXER_STATEMENT_SECONDS ??
    (config.ELASTICSEARCH_URL ? STATEMENT : STATEMENT_OF_ENGINE);
  const db = openDatabase(config.DATABASE_URL, {
    ...{ name: 'presse indexer', lane, poolMax: config.DATABASE_POOL },
    queryTimeout: seconds * 1000,
  });
  const adapter = chooseEngine(config, db, lane);
  const beside = chooseEngine(config, db, otherLane(lane));
  const indexer: Indexer = {
    db,
    databaseUrl: config.DATABASE_URL,
    engine: adapter.capabilities.name,
    index: tracing ? traceIndex(adapter.index, adapter.capabilities.name, tracing) : adapter.index,
    lane,
    build: buildDocument,
    notices: createNotices(),
    analysis: analysisVersion(),
    clock: createClock(Date.now, config.PRESSE_NOW),
    log: createLog(config),
    ...(tracing && { trace: tracing.trace }),
  };
  tracing?.watch(db);
  const close = async () => {
    await adapter.index.close();
    await adapter.engine.close();
    await beside.index.close();
    await beside.engine.close();
    await db.destroy();
  };
  return { indexer, others: beside.index, close };
}

function chooseEngine(
  { ELASTICSEARCH_URL: url, ELASTICSEARCH_CA: ca, INDEX_PREFIX, INDEX_SHARDS }: IndexerConfig,
  db: Knex,
  lane: Lane,
): SearchAdapter {
  const place = { lane, ...(INDEX_PREFIX === undefined ? {} : { prefix: INDEX_PREFIX }) };
  return url
    ? createElasticAdapter({ url, ca, shards: INDEX_SHARDS, ...place })
    : createPostgresAdapter({ db, ...place });
}

/** Logs to standard error: standard output is for the answers of the commands. */
function createLog({ LOG_LEVEL }: IndexerConfig): Logger {
  return pino(
    { name: 'indexer', level: LOG_LEVEL, mixin: logIds },
    pino.destination({ dest: 2, sync: true }),
  );
}
