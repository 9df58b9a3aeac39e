import type { Knex } from 'knex';
import pino, { type Logger } from 'pino';
import { openDatabase } from '#db/connection.ts';
import { createClock } from '#domain/time.ts';
import { buildDocument } from '#search/document.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import type { SearchAdapter } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { analysisVersion } from '#search/version.ts';
import type { IndexerConfig } from './config.ts';
import type { Indexer } from './indexer.ts';

export interface Composed {
  readonly indexer: Indexer;
  readonly close: () => Promise<void>;
}

/** ms that a statement may take: a server that is gone without a word is not waited for for ever. */
const STATEMENT = 30_000;
/** Where Postgres is the engine, it builds indexes too. */
const STATEMENT_OF_ENGINE = 180_000;

/** Puts the indexer together. Nothing else in the indexer knows which engines there are. */
export function compose(config: IndexerConfig): Composed {
  const db = openDatabase(config.DATABASE_URL, {
    name: 'presse indexer',
    queryTimeout: config.ELASTICSEARCH_URL ? STATEMENT : STATEMENT_OF_ENGINE,
  });
  const adapter = chooseEngine(config, db);
  const indexer: Indexer = {
    db,
    databaseUrl: config.DATABASE_URL,
    engine: adapter.capabilities.name,
    index: adapter.index,
    build: buildDocument,
    analysis: analysisVersion(),
    clock: createClock(Date.now, config.PRESSE_NOW),
    log: createLog(config),
  };
  const close = async () => {
    await adapter.index.close();
    await adapter.engine.close();
    await db.destroy();
  };
  return { indexer, close };
}

function chooseEngine(
  { ELASTICSEARCH_URL: url, INDEX_PREFIX }: IndexerConfig,
  db: Knex,
): SearchAdapter {
  const prefix = INDEX_PREFIX === undefined ? {} : { prefix: INDEX_PREFIX };
  return url ? createElasticAdapter({ url, ...prefix }) : createPostgresAdapter({ db, ...prefix });
}

/** Logs to standard error: standard output is for the answers of the commands. */
function createLog({ LOG_LEVEL }: IndexerConfig): Logger {
  return pino({ name: 'indexer', level: LOG_LEVEL }, pino.destination({ dest: 2, sync: true }));
}
