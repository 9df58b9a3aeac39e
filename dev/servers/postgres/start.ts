import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { serverHome } from '#dev/servers/server-folder.ts';
import { shareServer, stopUnused } from '#dev/servers/shared-server.ts';
import { findBinaries } from './binaries.ts';
import {
  type PidFile,
  clusterAt,
  openCluster,
  runningPostgres,
  startServer,
  stopServer,
} from './cluster.ts';

interface PostgresOptions {
  /** `PRESSE_DATA_DIR`; Postgres uses its folder `postgres` (for root, see `serverHome`). */
  readonly dataDir: string;
  /** Default: a free port. A server that is already running keeps its port. */
  readonly port?: number;
  /** For tests: begins empty, is fast instead of safe, and its databases are removed at the end. */
  readonly ephemeral?: boolean;
  /** Ends the start while no server runs yet, and leaves nothing behind. */
  readonly signal?: AbortSignal;
}

interface RunningPostgres {
  /** The address of the database `presse`, with the password. */
  readonly url: string;
  /** Where its files are. */
  readonly folder: string;
  /** Says that we no longer use the server; the last user stops it. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts the embedded Postgres, on 127.0.0.1 only. Several processes share the one of a data folder, also when
 * the process that started it was killed. Throws when there are no programs for this platform, when the data
 * folder is of another version, and when the server does not start.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { port, ephemeral = false, signal } = options;
  const { home, find, stop } = recipe(options);
  const start = async () => {
    const binaries = await findBinaries(home);
    if (ephemeral) removeDatabases(home);
    const cluster = await openCluster(home, binaries, signal);
    signal?.throwIfAborted();
    await startServer(cluster, binaries, { port, durable: !ephemeral });
    const running = await find();
    if (!running) throw new Error(`Postgres ended at once: see ${cluster.log}`);
    return running;
  };
  const { server, leave } = await shareServer(home, { find, start, stop }, signal);
  return { url: server.url, folder: home, stop: leave };
}

/** Stops the server of these options if those who used it were killed. */
export async function stopUnusedPostgres(options: PostgresOptions): Promise<void> {
  const { home, ...rest } = recipe(options);
  await stopUnused(home, rest);
}

function recipe({ dataDir, ephemeral }: PostgresOptions) {
  const home = serverHome(dataDir, 'postgres');
  return {
    home,
    find: async () => {
      const cluster = clusterAt(home);
      const running = runningPostgres(cluster.data);
      return running && { url: await ensureDatabase(running, cluster.password) };
    },
    stop: async () => {
      await stopServer(clusterAt(home), await findBinaries(home));
      if (ephemeral) removeDatabases(home);
    },
  };
}

function removeDatabases(home: string): void {
  rmSync(clusterAt(home).data, { recursive: true, force: true });
}

const STARTING_UP = '57P03';
const DATABASE = 'presse';

/** The address of a database, with the password: not for logs. */
function databaseUrl(port: number, password: string, database = DATABASE): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** Waits until the server answers, creates the database `presse` if it is missing, and gives its address. */
async function ensureDatabase(running: PidFile, password: string): Promise<string> {
  const client = await connect(databaseUrl(running.port, password, 'postgres'));
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
  return databaseUrl(running.port, password);
}

/** Throws when the server still does not answer after a minute. */
async function connect(url: string): Promise<Client> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (!isStarting(error) || Date.now() > deadline) throw error;
      await pause(50);
    }
  }
}

function isStarting(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === STARTING_UP;
  return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
}
