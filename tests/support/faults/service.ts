import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Knex } from 'knex';
import { compose } from '#bff/compose.ts';
import { configSchema } from '#bff/config.ts';
import { startServer } from '#bff/server.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import { freePort } from '#dev/servers/ports.ts';
import { startFolkeregister } from '#dev/stand-ins/folkeregister.ts';
import { oidcClients } from '#dev/stand-ins/sign-in/provider.ts';
import { startOidc } from '#dev/stand-ins/sign-in/server.ts';
import { testPersons } from '#dev/stand-ins/test-persons.ts';
import { SAK_OUTBOX_CHANNEL } from '#db/queues/sak-outbox.ts';
import { compose as composeIndexer } from '#indexer/compose.ts';
import { readConfig } from '#indexer/config.ts';
import { follow } from '#indexer/follow.ts';
import { listen } from '#indexer/wait.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import {
  AUDIT_KEY,
  IDENTITY_KEY,
  insertPersons,
  persons,
  SESSION_KEY,
} from '#tests/support/access/persons.ts';
import { saker } from '#tests/support/cases/saker.ts';
import { indexAll, storeSak } from '#tests/support/cases/store-sak.ts';
import { startSmtp, type TestSmtp } from '#tests/support/mail/smtp.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts';

/** What the service reaches over the network, each through a proxy that can fail. */
export const NETWORKED = [
  'postgres',
  'elasticsearch',
  'oidcPresse',
  'oidcAdmin',
  'register',
  'smtp',
] as const;
export type Networked = (typeof NETWORKED)[number];

export interface FaultyService {
  readonly url: string;
  /** Past every proxy. */
  readonly db: Knex;
  readonly smtp: TestSmtp;
  readonly documents: Dokumentlager;
  readonly documentDir: string;
  readonly proxies: Readonly<Record<Networked, FaultProxy>>;
  /** Addresses of the providers past their proxies: the person's own browser reaches them. */
  readonly providers: { readonly presse: string; readonly admin: string };
  /** Connections to Postgres that somebody uses now. */
  readonly used: () => number;
  readonly logs: string[];
  readonly close: () => Promise<void>;
}

/** Noon on 10 March 2026 in Oslo, when the service's clock begins. */
export const NOON = new Date('2026-03-10T12:00:00+01:00');
const SECRETS = { OIDC_PRESSE_CLIENT_SECRET: 'hemmelig', OIDC_ADMIN_CLIENT_SECRET: 'hemmelig' };

/**
 * Web server and follower as they are composed for production, on real servers: Postgres, Elasticsearch, two providers, the
 * register and a mail server. Each is behind a proxy.
 */
export async function startFaultyService(elasticUrl: string): Promise<FaultyService> {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const one of closing.splice(0).reverse()) await one();
  };
  try {
    const service = await build(elasticUrl, closing);
    closing.push(async () => {
      for (const proxy of Object.values(service.proxies)) await proxy.mend();
    });
    return { ...service, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function build(
  elasticUrl: string,
  closing: (() => unknown)[],
): Promise<Omit<FaultyService, 'close'>> {
  const database = await createTestDatabase();
  closing.push(database.close);
  await insertPersons(database.db, NOON);
  const smtp = await startSmtp();
  closing.push(smtp.close);
  const register = await startFolkeregister({
    ...{ persons: Object.values(persons), host: '127.0.0.1' },
  });
  closing.push(register.stop);
  const port = await freePort();
  const url = `http://localhost:${port}`;

  const behind = async (address: string): Promise<FaultProxy> => {
    const { hostname, port: at } = new URL(address);
    const proxy = await startFaultProxy({ host: hostname, port: Number(at) });
    closing.push(proxy.close);
    return proxy;
  };
  // A provider's name is its address: it must be known before the provider starts.
  const provider = async (side: 0 | 1) => {
    const at = await freePort();
    const proxy = await behind(`http://127.0.0.1:${at}`);
    const issuer = proxy.through('http://127.0.0.1').replace(/\/$/, '');
    const clients = [oidcClients(url, SECRETS)[side]!];
    const running = await startOidc({
      ...{ issuer, clients, persons: testPersons, host: '127.0.0.1', port: at },
    });
    closing.push(running.stop);
    return { proxy, issuer, direct: `http://127.0.0.1:${at}` };
  };
  const [presse, admin] = [await provider(0), await provider(1)];
  const proxies = {
    postgres: await behind(database.url),
    elasticsearch: await behind(elasticUrl),
    oidcPresse: presse.proxy,
    oidcAdmin: admin.proxy,
    register: await behind(register.url.replace('localhost', '127.0.0.1')),
    smtp: await behind(smtp.url),
  };

  const documentDir = mkdtempSync(join(tmpdir(), 'presse-dok-'));
  closing.push(() => rmSync(documentDir, { recursive: true, force: true }));
  const prefix = `t${randomBytes(5).toString('hex')}`;
  const documents = openFolderStore(documentDir);
  const direct = createElasticAdapter({ url: elasticUrl, prefix });
  closing.push(async () => {
    for (const generation of await direct.index.list()) await direct.index.drop(generation);
    await direct.engine.close();
  });
  for (const sak of Object.values(saker)) await storeSak(database.db, documents, sak);
  await indexAll(direct, database.db, NOON);

  const env = {
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: proxies.postgres.through(database.url),
    ELASTICSEARCH_URL: proxies.elasticsearch.through(elasticUrl),
    INDEX_PREFIX: prefix,
    DOKUMENT_DIR: documentDir,
    WEB_DIR: join(documentDir, 'no-page'),
    OIDC_PRESSE_ISSUER: presse.issuer,
    OIDC_PRESSE_CLIENT_ID: 'presse',
    OIDC_ADMIN_ISSUER: admin.issuer,
    OIDC_ADMIN_CLIENT_ID: 'presse-admin',
    ...SECRETS,
    FOLKEREGISTER_URL: proxies.register.through(register.url),
    SMTP_URL: proxies.smtp.through(smtp.url),
    IDENTITY_KEY: IDENTITY_KEY.toString('base64'),
    SESSION_KEY: SESSION_KEY.toString('base64'),
    AUDIT_KEY: AUDIT_KEY.toString('base64'),
    PRESSE_NOW: NOON.toISOString(),
    DRAIN_SECONDS: '0',
    ...Object.fromEntries(
      ['SIGNIN', 'SEARCH', 'APPLICATION', 'CASE', 'MACHINE', 'CALLS'].map((name) => [
        `RATE_LIMIT_${name}`,
        '1000000',
      ]),
    ),
  };
  const logs: string[] = [];
  const log = new Writable({
    write: (line: Buffer, _, done) => {
      logs.push(line.toString());
      done();
    },
  });
  const config = configSchema.parse(env);
  const deps = await compose(config, log);
  const server = await startServer(deps, config);
  closing.push(() => server.stop(), startFollower(env));
  const pool = (deps.db.client as { pool: { numUsed: () => number } }).pool;
  return {
    ...{ url, smtp, documents, documentDir, proxies, logs },
    db: database.db,
    providers: { presse: presse.direct, admin: admin.direct },
    used: () => pool.numUsed(),
  };
}

/** Follows as `indexer follow` does. Gives what stops it. */
function startFollower(env: Readonly<Record<string, string>>): () => Promise<void> {
  const { indexer, close } = composeIndexer(readConfig({ ...env, LOG_LEVEL: 'silent' }));
  const stop = new AbortController();
  const wake = listen(SAK_OUTBOX_CHANNEL, indexer.databaseUrl, stop.signal);
  const following = follow(indexer, { signal: stop.signal, wake });
  return async () => {
    stop.abort();
    await following;
    await wake.close();
    await close();
  };
}
