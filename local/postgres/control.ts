import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#local/server/free-port.ts';
import { handOver, serverUser } from '#local/server/user.ts';
import { serverEnvironment, type Cluster } from './cluster.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);

export interface StartSettings {
  /** Otherwise a free one. */
  readonly port?: number | undefined;
  /** False: a crash of the machine may lose everything, which suits tests. */
  readonly durable: boolean;
}

/**
 * Starts the cluster's server on 127.0.0.1, detached from our terminal, and waits until it answers.
 * Throws with the end of the server's log.
 */
export async function startServer(
  cluster: Cluster,
  binaries: Binaries,
  settings: StartSettings,
): Promise<void> {
  // Between asking for a free port and using it somebody else may take it.
  for (let attempt = 1; ; attempt++) {
    const port = settings.port ?? (await freePort());
    writeFileSync(cluster.log, '');
    handOver(cluster.log);
    try {
      await control(cluster, binaries, 'start', [
        ...['-w', '-t', '60', '-l', cluster.log],
        ...['-o', serverOptions(port, settings.durable)],
      ]);
      return;
    } catch {
      const log = readFileSync(cluster.log, 'utf8').trim().split('\n').slice(-8).join('\n');
      const taken = log.includes('in use');
      if (settings.port !== undefined || !taken || attempt === 3)
        throw new Error(`Postgres did not start on port ${port}:\n${log}`);
    }
  }
}

/** Ends it at once but cleanly: open transactions are rolled back, sessions closed. */
export async function stopServer(cluster: Cluster, binaries: Binaries): Promise<void> {
  await control(cluster, binaries, 'stop', ['-m', 'fast', '-w', '-t', '60']);
}

async function control(
  cluster: Cluster,
  binaries: Binaries,
  command: string,
  args: readonly string[],
): Promise<void> {
  const all = [command, '-s', '-D', cluster.data, ...args];
  await run(join(binaries.folder, 'pg_ctl'), all, {
    ...serverUser(),
    cwd: cluster.home,
    env: serverEnvironment(),
  });
}

function serverOptions(port: number, durable: boolean): string {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // A path to a socket may be too long; TCP alone does.
    unix_socket_directories: '',
    // The tests of several copies and a development server share the machine.
    max_connections: 200,
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    // Compiling a query costs more than any of ours takes.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}
