import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../free-port.ts';
import { postgresBinaries } from './binaries.ts';
import { initialise } from './initialise.ts';
import { isRoot, runAs } from './owner.ts';
import { runningServer } from './running.ts';

export interface PostgresOptions {
  /** Holds the cluster (`postgres/`) and its log; the user that runs Postgres must be able to pass through it. */
  readonly dataDir: string;
  readonly port?: number;
  /** False: nothing is synced to disk, for data that tests make and throw away. */
  readonly durable?: boolean;
}

export interface Postgres {
  /** Of the database `presse`. */
  readonly url: string;
  /** False when somebody else's server was reused; `stop` then leaves it running. */
  readonly started: boolean;
  readonly stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 60_000;

/**
 * Real Postgres from npm's binaries on a free port of 127.0.0.1 (DESIGN §10). A server that already holds the
 * folder is reused: one left behind by a killed parent, or another program's.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const folder = join(options.dataDir, 'postgres');
  const reused = await untilReady(folder, () => runningServer(folder) === null);
  if (reused)
    return { url: await databaseUrl(reused), started: false, stop: async () => undefined };
  const binaries = postgresBinaries(isRoot() ? options.dataDir : null);
  await initialise(binaries, folder, options.durable ?? true);
  const port = options.port ?? (await freePort());
  const log = openSync(join(options.dataDir, 'postgres.log'), 'a', 0o600);
  const server = spawn(join(binaries, 'bin', 'postgres'), ['-D', folder, '-p', String(port)], {
    ...runAs(),
    cwd: folder,
    stdio: ['ignore', log, log],
    // A Ctrl-C in the terminal is for the program that started us: it stops Postgres last.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const started = await untilReady(folder, () => server.exitCode !== null);
  if (!started)
    throw new Error(`Postgres did not start; its log is ${join(options.dataDir, 'postgres.log')}`);
  server.unref();
  const stop = async () => {
    server.ref();
    if (server.exitCode === null) server.kill('SIGINT'); // fast shutdown: sessions end, data is written
    await ended;
  };
  return {
    url: await databaseUrl(started),
    started: server.pid === runningServer(folder)?.pid,
    stop,
  };
}

/** The port once the folder's server accepts connections; null as soon as `gaveUp`. */
async function untilReady(folder: string, gaveUp: () => boolean): Promise<number | null> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const server = runningServer(folder);
    if (server?.ready) return server.port;
    if (gaveUp()) return null;
    await wait(50);
  }
  return null;
}

/** Makes the database `presse` on first use. */
async function databaseUrl(port: number): Promise<string> {
  const address = (name: string) => `postgres://presse@127.0.0.1:${port}/${name}`;
  const client = new pg.Client({ connectionString: address('postgres') });
  await client.connect();
  try {
    await client.query('create database presse');
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code !== '42P04' && code !== '23505') throw error; // there already, or made by another this moment
  } finally {
    await client.end();
  }
  return address('presse');
}
