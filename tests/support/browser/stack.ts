import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { compose as composeBff } from '#bff/compose.ts';
import { configSchema } from '#bff/config.ts';
import { startServer } from '#bff/server.ts';
import { parseEnvironment } from '#contract/env.ts';
import { openDokumentlager, type Dokumentlager } from '#db/sak/dokumentlager.ts';
import { compose as composeIndexer } from '#indexer/compose.ts';
import { readConfig } from '#indexer/config.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { webDir } from '#build/paths.ts';
import { ADMIN_CLIENT_ID, oidcClients, PRESSE_CLIENT_ID } from '#dev/stand-ins/sign-in/provider.ts';
import { startOidc } from '#dev/stand-ins/sign-in/server.ts';
import { seedPersons } from '#dev/stand-ins/seed-persons.ts';
import { freePort } from '#dev/servers/ports.ts';
import { testPersons } from '#dev/stand-ins/test-persons.ts';
import { createTestDatabase } from '#tests/support/servers/database.ts';
import { startTestRegister, type TestRegister } from '#tests/support/bff/test-register.ts';

export interface StackOptions {
  /** What the service takes for now; its clock runs on from there. */
  readonly now: Date;
  /** Puts the cases in; the index is built afterwards. */
  readonly load: (target: { db: Knex; lager: Dokumentlager; now: Date }) => Promise<unknown>;
  /** Elasticsearch's address; without it the Postgres engine searches. */
  readonly elasticsearchUrl?: string | undefined;
  /** Where e-mail goes (tests/support/mail/smtp.ts); without it, it stays in the outbox. */
  readonly smtpUrl?: string | undefined;
}

export interface Stack {
  readonly url: string;
  readonly db: Knex;
  /** What the indexer's command line is given to work on the same index. */
  readonly indexerEnv: Readonly<Record<string, string>>;
  /** The population register, to make it fail and recover. */
  readonly register: TestRegister;
  readonly close: () => Promise<void>;
}

/** The whole service on its real parts inside the test: database, index, sign-in, web server and built page. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { now, load, elasticsearchUrl, smtpUrl } = options;
  const dataDir = await mkdtemp(join(tmpdir(), 'presse-stack-'));
  const database = await createTestDatabase();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const secret = () => randomBytes(32).toString('base64');
  const secrets = { OIDC_PRESSE_CLIENT_SECRET: secret(), OIDC_ADMIN_CLIENT_SECRET: secret() };
  const oidc = await startOidc({ clients: oidcClients(url, secrets), persons: testPersons });
  const register = await startTestRegister(testPersons);
  const shared = {
    DATABASE_URL: database.url,
    ...(elasticsearchUrl ? { ELASTICSEARCH_URL: elasticsearchUrl } : {}),
    INDEX_PREFIX: `e${randomBytes(5).toString('hex')}`,
    PRESSE_NOW: now.toISOString(),
    LOG_LEVEL: 'silent',
  };
  const config = parseEnvironment(configSchema, {
    ...shared,
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: url,
    WEB_DIR: webDir,
    DOKUMENT_DIR: join(dataDir, 'dokumenter'),
    ...(smtpUrl ? { SMTP_URL: smtpUrl } : {}),
    FOLKEREGISTER_URL: register.url,
    OIDC_PRESSE_ISSUER: oidc.issuer,
    OIDC_PRESSE_CLIENT_ID: PRESSE_CLIENT_ID,
    OIDC_PRESSE_CLIENT_SECRET: secrets.OIDC_PRESSE_CLIENT_SECRET,
    OIDC_ADMIN_ISSUER: oidc.issuer,
    OIDC_ADMIN_CLIENT_ID: ADMIN_CLIENT_ID,
    OIDC_ADMIN_CLIENT_SECRET: secrets.OIDC_ADMIN_CLIENT_SECRET,
    IDENTITY_KEY: secret(),
    SESSION_KEY: secret(),
    RATE_LIMIT_SIGNIN: '10000',
    RATE_LIMIT_SEARCH: '100000',
  });
  await load({ db: database.db, lager: openDokumentlager(config.DOKUMENT_DIR), now });
  await seedPersons(database.db, config.IDENTITY_KEY, now);
  const dropIndex = await buildIndex(shared);
  const server = await startServer(await composeBff(config), config);
  const close = async () => {
    await server.stop();
    await oidc.stop();
    await register.stop();
    await dropIndex();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url, db: database.db, indexerEnv: shared, register, close };
}

/** Fills and swaps in an index; answers with what drops it again. */
async function buildIndex(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  const { indexer, close } = composeIndexer(readConfig(env));
  await rebuild(indexer, { signal: new AbortController().signal, progress: SILENT });
  return async () => {
    for (const generation of await indexer.index.list()) await indexer.index.drop(generation);
    await close();
  };
}
