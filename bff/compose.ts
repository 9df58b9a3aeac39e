import { pino, type DestinationStream } from 'pino';
import { watchClock } from '#db/clock.ts';
import { openDatabase } from '#db/connection.ts';
import { isBesideOther } from '#db/queues/lanes.ts';
import { periodsOf } from '#db/retention/settings.ts';
import { openArkivlager, openDokumentlager } from '#db/dokumentlager/settings.ts';
import { clockText } from '#domain/clock.ts';
import { createClock } from '#domain/time.ts';
import { openTracing } from '#monitoring/open-tracing.ts';
import { traceEngine } from '#monitoring/parts.ts';
import { logIds } from '#monitoring/scope.ts';
import { sharedFor } from '#monitoring/shared-for.ts';
import { loadAnalysis } from '#search/text/load-analysis.ts';
import { createFolkeregister } from './adapters/folkeregister.ts';
import { readAdminClaims, readPresseClaims } from './adapters/claims.ts';
import { type AccessTokens, createMaskinporten } from './adapters/maskinporten.ts';
import { createOidcClient } from './adapters/oidc.ts';
import { createSmtpSender } from './adapters/smtp.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { askEach, together } from './health.ts';
import { indexStateOf, whileSearchable } from './index-state.ts';
import type { RetentionDeps } from './retention-worker.ts';
import { createMetrics } from './http/metrics.ts';
import { readWebFiles } from './http/serve-web.ts';
import { lenkerOf } from './link-config.ts';
import { maskinportenOf } from './maskinporten-config.ts';
import type { MailSender } from './mail/port.ts';
import { measureServer } from './measure.ts';
import { databaseLimits, openIndex } from './open-index.ts';
import { presseCredential } from './presse-client-config.ts';
import { withBackOff } from './register/folkeregister.ts';
import { SECURITY_TXT, securityTxt } from './security-txt.ts';
import { traceMail, traceRegister } from './trace-ports.ts';

/** ms for which an answer about the dependencies and the index is kept. */
const HEALTH_KEPT = 1000;

/** Makes the parts that the configuration asks for; `close` closes their connections. */
export async function compose(
  config: Config,
  logTo?: DestinationStream,
): Promise<Deps & RetentionDeps & { close(): Promise<void> }> {
  const clock = createClock(Date.now, config.PRESSE_NOW);
  loadAnalysis();
  const options = { level: config.LOG_LEVEL, base: null, mixin: logIds };
  const logger = logTo ? pino(options, logTo) : pino(options);
  const { db, lane, adapter } = await openIndex(config, logger);
  const tracing = await openTracing(config, 'presse-web');
  tracing?.watch(db);
  const engine = tracing
    ? traceEngine(adapter.engine, adapter.capabilities.name, tracing)
    : adapter.engine;
  const indexState = sharedFor(HEALTH_KEPT, indexStateOf(db, adapter));
  const asked = {
    db,
    documents: openDokumentlager(config),
    search: { ...adapter, engine: whileSearchable(engine, indexState) },
    register: traceRegister(
      withBackOff(createFolkeregister(config.FOLKEREGISTER_URL, composeTokens(config)), clock),
      tracing,
    ),
    mail: traceMail(composeMail(config), tracing),
    oidc: {
      presse: createOidcClient({
        issuer: config.OIDC_PRESSE_ISSUER,
        clientId: config.OIDC_PRESSE_CLIENT_ID,
        ...presseCredential(config)!,
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
    db: openDatabase(config.DATABASE_URL, {
      name: 'presse-retention',
      poolMax: config.RETENTION_POOL,
      queryTimeout: config.RETENTION_STATEMENT_SECONDS * 1000,
    }),
    lager: asked.documents,
    periods: periodsOf(config),
    arkiv: config.ARKIV ? openArkivlager(config) : null,
  };
  const each = sharedFor(HEALTH_KEPT, () => askEach(asked));
  const metrics = createMetrics();
  const clockAhead = watchClock(db, {
    onChange: (ahead) => logger.warn({ ahead }, `this machine's clock is ${clockText(ahead)}`),
  });
  const measuring = openDatabase(config.DATABASE_URL, {
    ...{ name: 'presse-metrics', poolMax: 2, lane },
    ...databaseLimits(config.REQUEST_STATEMENT_SECONDS),
  });
  measureServer(metrics, {
    ...{
      db: measuring,
      pools: { requests: db, retention: retention.db },
      adapter,
      clock,
      clockAhead,
    },
    dependencies: async () => ({ ...(await each()) }),
  });
  return {
    ...asked,
    retention,
    config,
    logger,
    tracing,
    clock,
    clockAhead,
    indexState,
    isBesideOther: sharedFor(HEALTH_KEPT, () => isBesideOther(db, adapter.capabilities.name)),
    health: async () => together(await each()),
    isStopping: () => false,
    metrics,
    web: await readWebFiles(config.WEB_DIR, lenkerOf(config), {
      [SECURITY_TXT]: securityTxt(config),
    }),
    close: async () => {
      asked.mail?.close();
      await adapter.engine.close();
      await retention.db.destroy();
      await measuring.destroy();
      await db.destroy();
      await tracing?.close();
    },
  };
}

/** What the population register wants; null where a gateway adds it. */
function composeTokens(config: Config): AccessTokens | null {
  const client = maskinportenOf(config);
  return client && createMaskinporten(client);
}

/** In production, messages are only sent encrypted. */
function composeMail(config: Config): MailSender | null {
  const { SMTP_URL: url, EPOST_AVSENDER: sender, NODE_ENV } = config;
  return url ? createSmtpSender({ url, sender, requireTls: NODE_ENV === 'production' }) : null;
}
