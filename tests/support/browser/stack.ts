import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { inject } from 'vitest';
import { compose as composeBff } from '#bff/compose.ts';
import { configSchema } from '#bff/config.ts';
import { startServer } from '#bff/server.ts';
import { webDir } from '#build/paths.ts';
import { systemPaths } from '#contract/paths.ts';
import { parseEnvironment } from '#settings/read.ts';
import { openFolderStore } from '#db/dokumentlager/folder.ts';
import type { Dokumentlager } from '#db/dokumentlager/port.ts';
import { freePort } from '#dev/servers/ports.ts';
import { seedPersons } from '#dev/stand-ins/seed-persons.ts';
import { ADMIN_CLIENT_ID, oidcClients, PRESSE_CLIENT_ID } from '#dev/stand-ins/sign-in/provider.ts';
import { startOidc } from '#dev/stand-ins/sign-in/server.ts';
import { testPersons } from '#dev/stand-ins/test-persons.ts';
import { startTestRegister, type TestRegister } from '#tests/support/bff/test-register.ts';
import { until } from '#tests/support/until.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/servers/database.ts';
import { buildIndex, DEMO_NOW } from './demo.ts';

export interface Stack {
  readonly url: string;
  readonly db: Knex;
  /** What the indexer's command line is given to work on the same index. */
  readonly indexerEnv: Readonly<Record<string, string>>;
  /** The population register, to make it fail and recover. */
  readonly register: TestRegister;
  /** The measurements of the web server, as they are served. */
  readonly measured: () => Promise<string>;
  readonly close: () => Promise<void>;
}

export interface StackOptions {
  /** What the service takes for now; its clock runs on from there. */
  readonly now: Date;
  /** Puts the cases in; the index is built afterwards. */
  readonly load: (target: { db: Knex; lager: Dokumentlager; now: Date }) => Promise<unknown>;
  /** Elasticsearch's address; without it the Postgres engine searches. */
  readonly elasticsearchUrl?: string | undefined;
}

/** The whole service with cases of the test's own. */
export async function startStack({ now, load, elasticsearchUrl }: StackOptions): Promise<Stack> {
  const database = await createTestDatabase();
  const dokumentDir = await mkdtemp(join(tmpdir(), 'presse-stack-'));
  const identityKey = randomBytes(32);
  await load({ db: database.db, lager: openFolderStore(dokumentDir), now });
  await seedPersons(database.db, [identityKey], now);
  const indexerEnv = {
    DATABASE_URL: database.url,
    ...(elasticsearchUrl ? { ELASTICSEARCH_URL: elasticsearchUrl } : {}),
    INDEX_PREFIX: `e${randomBytes(5).toString('hex')}`,
    PRESSE_NOW: now.toISOString(),
    LOG_LEVEL: 'silent',
  };
  const index = await buildIndex(indexerEnv);
  const base64 = identityKey.toString('base64');
  const stack = await serve({ database, dokumentDir, identityKey: base64, indexerEnv });
  return {
    ...stack,
    close: async () => {
      await index.drop();
      await index.close();
      await stack.close();
      await rm(dokumentDir, { recursive: true, force: true });
    },
  };
}

/**
 * The whole service with the demo cases around DEMO_NOW, in a database of its own. E-mail goes to `smtpUrl`
 * (tests/support/mail/smtp.ts); without it, it stays in the outbox.
 */
export async function startDemoStack(smtpUrl?: string): Promise<Stack> {
  const { template, dokumentDir, indexPrefix, identityKey } = inject('demo');
  const database = await createTestDatabase(template);
  const indexerEnv = {
    DATABASE_URL: database.url,
    INDEX_PREFIX: indexPrefix,
    PRESSE_NOW: DEMO_NOW.toISOString(),
    LOG_LEVEL: 'silent',
  };
  return serve({ database, dokumentDir, identityKey, indexerEnv, smtpUrl });
}

interface Data {
  readonly database: TestDatabase;
  readonly dokumentDir: string;
  readonly identityKey: string;
  readonly indexerEnv: Readonly<Record<string, string>>;
  readonly smtpUrl?: string | undefined;
}

/** What readiness says. */
interface Ready {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Starts sign-in, population register and the web server with the built page, inside the test's process. */
async function serve(data: Data): Promise<Stack> {
  const { database, dokumentDir, identityKey, indexerEnv, smtpUrl } = data;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const secret = () => randomBytes(32).toString('base64');
  const secrets = { OIDC_PRESSE_CLIENT_SECRET: secret(), OIDC_ADMIN_CLIENT_SECRET: secret() };
  const oidc = await startOidc({ clients: oidcClients(url, secrets), persons: testPersons });
  const register = await startTestRegister(testPersons);
  const config = parseEnvironment(configSchema, {
    ...indexerEnv,
    NODE_ENV: 'test',
    PORT: String(port),
    DRAIN_SECONDS: '0',
    PUBLIC_URL: url,
    WEB_DIR: webDir,
    DOKUMENT_DIR: dokumentDir,
    ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
    FOLKEREGISTER_URL: register.url,
    OIDC_PRESSE_ISSUER: oidc.issuer,
    OIDC_PRESSE_CLIENT_ID: PRESSE_CLIENT_ID,
    OIDC_PRESSE_CLIENT_SECRET: secrets.OIDC_PRESSE_CLIENT_SECRET,
    OIDC_ADMIN_ISSUER: oidc.issuer,
    OIDC_ADMIN_CLIENT_ID: ADMIN_CLIENT_ID,
    OIDC_ADMIN_CLIENT_SECRET: secrets.OIDC_ADMIN_CLIENT_SECRET,
    IDENTITY_KEY: identityKey,
    SESSION_KEY: secret(),
    AUDIT_KEY: secret(),
    RATE_LIMIT_SIGNIN: '10000',
    RATE_LIMIT_SEARCH: '100000',
    RATE_LIMIT_CASE: '100000',
    RATE_LIMIT_CALLS: '100000',
  });
  const parts = await composeBff(config);
  const server = await startServer(parts, config);
  // On a busy machine the first look at the provider is answered late, and a sign-in meanwhile is refused.
  await until('sign-in and search work', async () => {
    const { dependencies } = (await (await fetch(url + systemPaths.ready.href())).json()) as Ready;
    return dependencies.signIn === 'ok' && dependencies.search === 'ok';
  });
  const close = async () => {
    await server.stop();
    await oidc.stop();
    await register.stop();
    await database.close();
  };
  const measured = () => parts.metrics.registry.metrics();
  return { url, db: database.db, indexerEnv, register, measured, close };
}
