import type { Knex } from 'knex';
import { configSchema, type Values } from '#bff/config.ts';
import { presseCredential } from '#bff/presse-client-config.ts';
import { openDatabase } from '#db/connection.ts';
import { type Clock, createClock } from '#domain/time.ts';
import { indexerSchema, type IndexerConfig } from '#indexer/config.ts';
import { inspectEnvironment } from '#settings/read.ts';
import { type ClusterFacts, examineCluster } from '#search/elastic/examine.ts';
import { SIDES } from '#bff/session/side.ts';
import { examineProvider, type ProviderFacts } from '#bff/adapters/provider.ts';

/** The installation under examination: its environment, and connections that are opened when first used. */
export interface Patient {
  /** The usable values of the web server. */
  readonly values: Partial<Values>;
  readonly indexer: Partial<IndexerConfig>;
  /** What is wrong with the values, by program. */
  readonly faults: Readonly<Record<'web server' | 'indexer', readonly string[]>>;
  /** Never to be printed. */
  readonly secrets: readonly string[];
  /** The service's time, which PRESSE_NOW may have moved. */
  readonly clock: Clock;
  /** This machine's own time, ms. */
  readonly realTime: () => number;
  /** Only for checks that need a working Postgres. */
  readonly db: () => Knex;
  readonly cluster: () => Promise<ClusterFacts | null>;
  /** Null when it is not configured. */
  readonly provider: (side: 'PRESSE' | 'ADMIN') => Promise<ProviderFacts | null>;
  /** ms that one question to another system may take. */
  readonly patience: number;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly patience?: number;
  readonly realTime?: () => number;
}

/** ms. A check asks one system twice at most. */
const PATIENCE = 3_000;

export function openPatient(env: NodeJS.ProcessEnv, options: Options = {}): Patient {
  const { patience = PATIENCE, realTime = Date.now } = options;
  const web = inspectEnvironment<Values>(configSchema, env);
  const indexer = inspectEnvironment<IndexerConfig>(indexerSchema, env);
  const values = web.usable;
  let db: Knex | undefined;
  const open = () =>
    openDatabase(values.DATABASE_URL ?? '', {
      ...{ name: 'presse-doctor', poolMax: 4 },
      ...{ connectTimeout: patience, statementTimeout: patience, queryTimeout: patience },
    });
  return {
    values,
    indexer: indexer.usable,
    faults: { 'web server': web.faults, indexer: indexer.faults },
    secrets: [...web.secrets, ...indexer.secrets],
    clock: createClock(realTime, values.PRESSE_NOW),
    ...{ realTime, patience },
    db: () => (db ??= open()),
    cluster: once(async () => {
      const { ELASTICSEARCH_URL: url, ELASTICSEARCH_CA: ca, INDEX_PREFIX: prefix } = values;
      return url ? examineCluster({ url, ca, ...(prefix && { prefix }) }, patience) : null;
    }),
    provider: onceEach(async (side) => {
      const issuer = values[`OIDC_${side}_ISSUER`];
      const clientId = values[`OIDC_${side}_CLIENT_ID`];
      const credential = side === 'PRESSE' ? presseCredential(values) : adminCredential(values);
      if (!issuer || !clientId || !credential) return null;
      const { paths } = side === 'PRESSE' ? SIDES.presse : SIDES.admin;
      const redirectUri = `${values.PUBLIC_URL ?? ''}${paths.callback.href()}`;
      return examineProvider({ issuer, clientId, redirectUri, ...credential }, patience);
    }),
    close: async () => {
      await db?.destroy();
    },
  };
}

function adminCredential({ OIDC_ADMIN_CLIENT_SECRET: clientSecret }: Partial<Values>) {
  return clientSecret === undefined ? null : { clientSecret };
}

function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => (answer ??= ask());
}

function onceEach<K, T>(ask: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const answers = new Map<K, Promise<T>>();
  return (key) => {
    const answer = answers.get(key) ?? ask(key);
    answers.set(key, answer);
    return answer;
  };
}
