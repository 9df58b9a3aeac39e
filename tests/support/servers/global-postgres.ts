import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#db/connection.ts';
import { seedCourts } from '#db/domstol/domstoler.ts';
import { migrate } from '#db/migrate.ts';
import { openDataDir } from '#dev/servers/data-dir.ts';
import { hasBinaries } from '#dev/servers/postgres/binaries.ts';
import { startPostgres } from '#dev/servers/postgres/start.ts';
import { asAdmin, databaseUrl } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests make databases of their own, and the one they clone. */
    postgres: { readonly url: string; readonly template: string };
  }
}

interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * A Postgres for the projects that ask, and in it a template: migrated and with the courts, once a run.
 * The embedded server is shared by the projects and by runs at the same time; the last user stops it.
 */
export default async function setup(project: TestProject) {
  const { url, stop } = await startServer();
  const template = `test_template_${randomBytes(6).toString('hex')}`;
  await makeTemplate(url, template);
  project.provide('postgres', { url, template });
  return async () => {
    await asAdmin(url, `drop database if exists ${template} with (force)`);
    await stop();
  };
}

/** The server of `DATABASE_URL`, else the embedded one, else (no programs for this platform) one in Docker. */
async function startServer(): Promise<Server> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, stop: async () => undefined };
  if (!hasBinaries()) return startInDocker();
  return startPostgres({ dataDir: join(openDataDir(process.env), 'tests'), ephemeral: true });
}

async function startInDocker(): Promise<Server> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const container = await new GenericContainer('postgres:18.4')
    .withCommand(['postgres', '-c', 'log_error_verbosity=terse'])
    .withExposedPorts(5432)
    .withEnvironment({
      POSTGRES_PASSWORD: 'test',
      POSTGRES_INITDB_ARGS: '--locale-provider=icu --icu-locale=nb-NO',
    })
    // Over TCP: while the image fills a new cluster, its server listens on a socket only.
    .withHealthCheck({
      test: ['CMD', 'pg_isready', '-U', 'postgres', '-h', '127.0.0.1'],
      interval: 500,
      retries: 120,
    })
    .withWaitStrategy(Wait.forHealthCheck())
    .start();
  const address = `${container.getHost()}:${container.getMappedPort(5432)}`;
  const stop = async () => {
    await container.stop();
  };
  return { url: `postgres://postgres:test@${address}/postgres`, stop };
}

/** Leaves no connection open, so that it can be cloned. */
async function makeTemplate(server: string, name: string): Promise<void> {
  await asAdmin(server, `create database ${name}`);
  const db = openDatabase(databaseUrl(server, name), { poolMax: 2 });
  try {
    await migrate(db);
    await seedCourts(db);
  } finally {
    await db.destroy();
  }
}
