import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../db/connection.ts';
import { seedCourts } from '../../db/courts/index.ts';
import { migrate } from '../../db/migrate.ts';
import { startPostgres } from '../../local/postgres/index.ts';
import { asAdmin, databaseUrl, TEMPLATE } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests make databases of their own. */
    postgresUrl: string;
  }
}

interface Server {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

let shared: Promise<Server> | null = null;
let users = 0;

/** One server for the whole run, however many projects ask; the last one to leave stops it. */
export default async function setup(project: TestProject) {
  users += 1;
  shared ??= start();
  const { url, stop } = await shared;
  project.provide('postgresUrl', url);
  return async () => {
    users -= 1;
    if (users > 0) return;
    await asAdmin(url, `drop database if exists ${TEMPLATE} with (force)`);
    await stop();
  };
}

async function start(): Promise<Server> {
  const server = process.env['DATABASE_URL']
    ? { url: process.env['DATABASE_URL'], stop: async () => undefined }
    : await startThrowaway();
  await makeTemplate(server.url);
  return server;
}

async function startThrowaway(): Promise<Server> {
  const dataDir = mkdtempSync(join(tmpdir(), 'presse-test-'));
  chmodSync(dataDir, 0o711);
  const server = await startPostgres({ dataDir, durable: false });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url: server.url, stop };
}

async function makeTemplate(server: string): Promise<void> {
  await asAdmin(server, `drop database if exists ${TEMPLATE} with (force)`);
  await asAdmin(server, `create database ${TEMPLATE}`);
  const db = openDatabase(databaseUrl(server, TEMPLATE));
  try {
    await migrate(db);
    await seedCourts(db);
  } finally {
    await db.destroy();
  }
}
