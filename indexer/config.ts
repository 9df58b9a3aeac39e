import { z } from 'zod';
import { parseEnvironment } from '#settings/read.ts';
import { inProduction, shared, sharedRules } from '#settings/shared.ts';

/** The variables of the indexer. */
export const indexerSchema = inProduction(
  z.object({
    NODE_ENV: shared.NODE_ENV,
    DATABASE_URL: shared.DATABASE_URL,
    DATABASE_POOL: shared.DATABASE_POOL,
    INDEXER_STATEMENT_SECONDS: shared.STATEMENT_SECONDS.optional().describe(
      'a statement that takes longer is given up; 30, or 3600 where Postgres is the search engine',
    ),
    ELASTICSEARCH_URL: shared.ELASTICSEARCH_URL,
    ELASTICSEARCH_CA: shared.ELASTICSEARCH_CA,
    INDEX_PREFIX: shared.INDEX_PREFIX,
    INDEX_SHARDS: z.coerce
      .number()
      .int()
      .min(1)
      .max(64)
      .default(1)
      .describe(
        'shards of an index in Elasticsearch that is built from now on (docs/OPERATIONS.md, "Sizing"); one that is there keeps its own until a rebuild',
      ),
    CLOSED_NETWORK: shared.CLOSED_NETWORK,
    PRESSE_NOW: shared.PRESSE_NOW,
    LOG_LEVEL: shared.LOG_LEVEL,
    METRICS_PORT: shared.METRICS_PORT,
    METRICS_HOST: shared.METRICS_HOST,
    OTEL_EXPORTER_OTLP_ENDPOINT: shared.OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_HEADERS: shared.OTEL_EXPORTER_OTLP_HEADERS,
    OTEL_TRACES_SAMPLER_ARG: shared.OTEL_TRACES_SAMPLER_ARG,
    LIVE_SECONDS: z.coerce
      .number()
      .positive()
      .default(300)
      .describe(
        'a follower that has not moved for so long: `/live` says 503, and it ends itself, to be started again',
      ),
  }),
  [...sharedRules.PRESSE_NOW, ...sharedRules.ELASTICSEARCH_URL, ...sharedRules.DATABASE_URL],
);

export type IndexerConfig = z.infer<typeof indexerSchema>;

/**
 * The indexer's configuration from the environment; the error that it throws lists every fault. With
 * `ELASTICSEARCH_URL` the index is in Elasticsearch, otherwise in the database itself.
 */
export function readConfig(env: NodeJS.ProcessEnv): IndexerConfig {
  return parseEnvironment(indexerSchema, env);
}
