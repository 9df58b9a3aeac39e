import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#dev/servers/ports.ts';
import { isAlive } from '#dev/servers/processes.ts';
import { handOver, serverUser } from '#dev/servers/server-folder.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);

/** The files of one Postgres: databases, password and log, all under `home`. */
interface Cluster {
  readonly home: string;
  readonly data: string;
  readonly log: string;
  readonly password: string;
}

/** The cluster under `home`, made by initdb when there is none. Throws when an older Postgres made it. */
export async function openCluster(home: string, binaries: Binaries): Promise<Cluster> {
  const data = join(home, 'data');
  if (!existsSync(data)) await initialise(home, data, binaries);
  const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (major !== binaries.major)
    throw new Error(
      `${data} was made by Postgres ${major}, and this is Postgres ${binaries.major}: move it away to start anew`,
    );
  return clusterAt(home);
}

/** Where things are under `home`; the password is empty before there is one. */
export function clusterAt(home: string): Cluster {
  const file = join(home, 'password');
  const password = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { home, data: join(home, 'data'), log: join(home, 'server.log'), password };
}

/** Built beside and moved into place, so that a killed start leaves no half cluster. */
async function initialise(home: string, data: string, binaries: Binaries): Promise<void> {
  const unfinished = handOver(mkdtempSync(join(home, 'data-')));
  const password = join(home, 'password');
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  handOver(password);
  const place = [`--pgdata=${unfinished}`, `--pwfile=${password}`];
  await run(join(binaries.folder, 'initdb'), [...place, ...INITDB], {
    ...serverUser(),
    cwd: home,
    env: serverEnvironment(),
  });
  rmSync(data, { recursive: true, force: true });
  renameSync(unfinished, data);
}

/** Without the locale LANG decides, and æøå sort wrongly (DESIGN §10). */
const INITDB = [
  '--encoding=UTF8',
  `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
  '--locale-provider=icu',
  '--icu-locale=nb-NO',
  '--username=postgres',
  '--auth=scram-sha-256',
];

/** Ours without the variables by which libpq's programs would mean another Postgres. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}

interface StartSettings {
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

export interface PidFile {
  readonly pid: number;
  readonly port: number;
}

/** What Postgres writes into its data folder while it runs; null when it is not there, or not written yet. */
export function parsePidFile(text: string): PidFile | null {
  const [pid, , , port] = text.split('\n').map((line) => Number.parseInt(line, 10));
  return pid && port ? { pid, port } : null;
}

/** The live Postgres of this data folder; null when there is none, whatever a killed one has left behind. */
export function runningPostgres(data: string): PidFile | null {
  const file = parsePidFile(read(join(data, 'postmaster.pid')));
  return file && isAlive(file.pid) && isPostgres(file.pid) ? file : null;
}

/** After a restart of the machine the id may belong to any program; where that can't be told, it counts. */
function isPostgres(pid: number): boolean {
  const commandLine = read(`/proc/${pid}/cmdline`);
  return commandLine === '' || commandLine.includes('postgres');
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
