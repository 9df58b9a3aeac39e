import { pino, type DestinationStream } from 'pino';
import { openDatabase } from '#db/connection.ts';
import { readLastRun } from '#db/retention/state.ts';
import { periodsOf } from '#db/retention/settings.ts';
import { openDokumentlager } from '#db/dokumentlager/settings.ts';
import { createClock } from '#domain/time.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import type { SearchAdapter } from '#search/port.ts';
import { createPostgresAdapter } from '#search/postgres/adapter.ts';
import { loadAnalysis } from '#search/text/load-analysis.ts';
import { createFolkeregister } from './adapters/folkeregister.ts';
import { readAdminClaims, readPresseClaims } from './adapters/claims.ts';
import { createOidcClient } from './adapters/oidc.ts';
import { createSmtpSender } from './adapters/smtp.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { askAll, sharedFor } from './health.ts';
import { indexStateOf, whileSearchable } from './index-state.ts';
import { measureRetention } from './http/retention-metrics.ts';
import type { RetentionDeps } from './retention-worker.ts';
import { createMetrics, measureDependencies } from './http/metrics.ts';
import { readWebFiles } from './http/serve-web.ts';
import type { MailSender } from './mail/port.ts';
import { withBackOff } from './register/folkeregister.ts';

/** ms: when Postgres does not answer, callers get an error within 2 s. */
export const DATABASE_LIMITS = { connectTimeout: 1500, statementTimeout: 1800, queryTimeout: 1900 };

/** ms for which an answer about the dependencies and the index is kept. */
const HEALTH_KEPT = 1000;

/** Makes the parts that the configuration asks for; `close` closes their connections. */
export async function compose(
  config: Config,
  logTo?: DestinationStream,
): Promise<Deps & RetentionDeps & { close(): Promise<void> }> {
  const clock = createClock(Date.now, config.PRESSE_NOW);
  loadAnalysis();
  const options = { level: config.LOG_LEVEL, base: null };
  const logger = logTo ? pino(options, logTo) : pino(options);
  const db = openDatabase(config.DATABASE_URL, { name: 'presse-bff', ...DATABASE_LIMITS });
  const prefix = config.INDEX_PREFIX ? { prefix: config.INDEX_PREFIX } : {};
  const adapter: SearchAdapter = config.ELASTICSEARCH_URL
    ? createElasticAdapter({ url: config.ELASTICSEARCH_URL, ...prefix })
    : createPostgresAdapter({ db, ...prefix });
  const indexState = sharedFor(HEALTH_KEPT, indexStateOf(db, adapter));
  const asked = {
    db,
    documents: openDokumentlager(config),
    search: { ...adapter, engine: whileSearchable(adapter.engine, indexState) },
    register: withBackOff(createFolkeregister(config.FOLKEREGISTER_URL), clock),
    mail: composeMail(config),
    oidc: {
      presse: createOidcClient({
        issuer: config.OIDC_PRESSE_ISSUER,
        clientId: config.OIDC_PRESSE_CLIENT_ID,
        clientSecret: config.OIDC_PRESSE_CLIENT_SECRET,
        readClaims: readPresseClaims,
        levels: config.OIDC_PRESSE_ACR,
      }),
      admin: createOidcClient({
        issuer: config.OIDC_ADMIN_ISSUER,
        clientId: config.OIDC_ADMIN_CLIENT_ID,
        clientSecret: config.OIDC_ADMIN_CLIENT_SECRET,
        readClaims: readAdminClaims(config.OIDC_ADMIN_CLAIM, config.OIDC_ADMIN_VALUE),
        levels: config.OIDC_ADMIN_ACR,
        scope: config.OIDC_ADMIN_SCOPE,
      }),
    },
  };
  const retention = {
    db: openDatabase(config.DATABASE_URL, { name: 'presse-retention', poolMax: 3 }),
    lager: asked.documents,
    periods: periodsOf(config),
  };
  const health = sharedFor(HEALTH_KEPT, () => askAll(asked));
  const metrics = createMetrics();
  measureRetention(
    metrics.registry,
    sharedFor(HEALTH_KEPT, () => readLastRun(db)),
    clock,
  );
  measureDependencies(metrics.registry, async () => ({ ...(await health()) }));
  return {
    ...asked,
    retention,
    config,
    logger,
    clock,
    indexState,
    health,
    isStopping: () => false,
    metrics,
    web: await readWebFiles(config.WEB_DIR),
    close: async () => {
      asked.mail?.close();
      await adapter.engine.close();
      await retention.db.destroy();
      await db.destroy();
    },
  };
}

/** In production, messages are only sent encrypted. */
function composeMail(config: Config): MailSender | null {
  const { SMTP_URL: url, EPOST_AVSENDER: sender, NODE_ENV } = config;
  return url ? createSmtpSender({ url, sender, requireTls: NODE_ENV === 'production' }) : null;
}
