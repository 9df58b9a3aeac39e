import { z } from 'zod';
import {
  closedNetworkSchema,
  elasticsearchSchema,
  isSafeDatabase,
  isSafeElasticsearch,
  NEEDS_TLS,
  parseEnvironment,
  presseNowSchema,
} from '#contract/env.ts';

const schema = z
  .object({
    DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must be a postgres:// address'),
    ELASTICSEARCH_URL: z.optional(elasticsearchSchema),
    INDEX_PREFIX: z
      .string()
      .regex(/^[a-z][a-z0-9]{0,17}$/, 'must be lower-case letters and digits, at most 18')
      .optional(),
    CLOSED_NETWORK: closedNetworkSchema,
    PRESSE_NOW: presseNowSchema,
    LOG_LEVEL: z
      .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
      .default('info'),
    NODE_ENV: z.string().optional(),
  })
  .refine((env) => !(env.NODE_ENV === 'production' && env.PRESSE_NOW), {
    path: ['PRESSE_NOW'],
    message: 'time travel is refused in production',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.ELASTICSEARCH_URL, {
    path: ['ELASTICSEARCH_URL'],
    message: 'is required in production',
  })
  .refine((env) => env.NODE_ENV !== 'production' || isSafeElasticsearch(env), {
    path: ['ELASTICSEARCH_URL'],
    message: NEEDS_TLS,
  })
  .refine((env) => env.NODE_ENV !== 'production' || isSafeDatabase(env), {
    path: ['DATABASE_URL'],
    message: NEEDS_TLS,
  });

export type IndexerConfig = z.infer<typeof schema>;

/**
 * The indexer's configuration from the environment; the error that it throws lists every fault. With
 * `ELASTICSEARCH_URL` the index is in Elasticsearch, otherwise in the database itself.
 */
export function readConfig(env: NodeJS.ProcessEnv): IndexerConfig {
  return parseEnvironment(schema, env);
}
