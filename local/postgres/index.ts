import { rmSync } from 'node:fs';
import { serverHome } from '#local/server/home.ts';
import { shareServer } from '#local/server/shared.ts';
import { findBinaries } from './binaries.ts';
import { clusterAt, openCluster } from './cluster.ts';
import { ensureDatabase } from './connect.ts';
import { startServer, stopServer } from './control.ts';
import { runningPostgres } from './pid-file.ts';

export { hasBinaries } from './binaries.ts';

export interface PostgresOptions {
  /** `PRESSE_DATA_DIR`; Postgres keeps to its folder `postgres` (see serverHome for root). */
  readonly dataDir: string;
  /** Otherwise a free one; one that runs already keeps its own. */
  readonly port?: number;
  /** For tests: begins empty, trades safety for speed, and leaves no file behind. */
  readonly ephemeral?: boolean;
}

export interface RunningPostgres {
  /** Of the database `presse`, password included. */
  readonly url: string;
  /** Leaves the server; it ends when nobody uses it any more. */
  readonly stop: () => Promise<void>;
}

/**
 * Postgres without an installation (DESIGN §10), on 127.0.0.1 only. One that runs on this data folder is
 * reused, also when its parent was killed, and by several processes at a time. Throws when there are no
 * programs for this platform, or the server doesn't start.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { dataDir, port, ephemeral = false } = options;
  const home = serverHome(dataDir, 'postgres');
  const find = async () => {
    const cluster = clusterAt(home);
    const running = runningPostgres(cluster.data);
    return running && { url: await ensureDatabase(running, cluster.password) };
  };
  const start = async () => {
    const binaries = await findBinaries(home);
    if (ephemeral) removeDatabases(home);
    const cluster = await openCluster(home, binaries);
    await startServer(cluster, binaries, { port, durable: !ephemeral });
    const running = await find();
    if (!running) throw new Error(`Postgres ended at once: see ${cluster.log}`);
    return running;
  };
  const stop = async () => {
    await stopServer(clusterAt(home), await findBinaries(home));
    if (ephemeral) removeDatabases(home);
  };
  const { server, leave } = await shareServer(home, { find, start, stop });
  return { url: server.url, stop: leave };
}

function removeDatabases(home: string): void {
  rmSync(clusterAt(home).data, { recursive: true, force: true });
}
