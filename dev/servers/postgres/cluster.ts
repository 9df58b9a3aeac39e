import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '#dev/servers/ports.ts';
import { isAlive } from '#dev/servers/processes.ts';
import { handOver, serverUser } from '#dev/servers/server-folder.ts';
import type { Binaries } from './binaries.ts';

/** The files of one Postgres: databases, password and log, all under `home`. */
interface Cluster {
  readonly home: string;
  readonly data: string;
  readonly log: string;
  readonly password: string;
}

/**
 * The cluster under `home`, made by initdb when there is none. Throws when these programs cannot open the one
 * that is there; the message says what to do.
 */
export async function openCluster(
  home: string,
  binaries: Binaries,
  signal?: AbortSignal,
): Promise<Cluster> {
  const cluster = clusterAt(home);
  if (!existsSync(cluster.data)) await initialise(home, cluster.data, binaries, signal);
  else refuseForeignData(cluster, binaries);
  return clusterAt(home);
}

function refuseForeignData({ data, password }: Cluster, { major }: Binaries): void {
  const wayOut = 'Move the folder away, or remove it, to start with an empty database.';
  const madeBy = read(join(data, 'PG_VERSION')).trim();
  if (!madeBy) throw new Error(`${data} does not hold a database of Postgres. ${wayOut}`);
  if (madeBy !== major)
    throw new Error(
      `${data} was made by Postgres ${madeBy}, and this version of the program uses Postgres ${major}. ` +
        `Use the version that made it, or: ${wayOut}`,
    );
  if (!password) throw new Error(`The password of the database in ${data} is lost. ${wayOut}`);
}

/** Where everything is under `home`; the password is empty while there is none. */
export function clusterAt(home: string): Cluster {
  const file = join(home, 'password');
  const password = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return { home, data: join(home, 'data'), log: join(home, 'server.log'), password };
}

/** Made in a folder of its own and then moved into place: a start that is killed leaves no half cluster. */
async function initialise(
  home: string,
  data: string,
  binaries: Binaries,
  signal: AbortSignal | undefined,
): Promise<void> {
  const unfinished = handOver(mkdtempSync(join(home, 'data-')));
  const password = join(home, 'password');
  writeFileSync(password, randomBytes(24).toString('hex'), { mode: 0o600 });
  handOver(password);
  const place = [`--pgdata=${unfinished}`, `--pwfile=${password}`];
  try {
    await runInitdb(home, binaries, [...place, ...INITDB], signal);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  rmSync(data, { recursive: true, force: true });
  renameSync(unfinished, data);
}

/**
 * In a process group of its own, which is killed as a whole when `signal` is aborted: initdb and its Postgres would otherwise take
 * their time, and write into a folder that is being removed. Settles when all of them have ended.
 */
async function runInitdb(
  home: string,
  binaries: Binaries,
  args: readonly string[],
  signal: AbortSignal | undefined,
): Promise<void> {
  signal?.throwIfAborted();
  const child = spawn(join(binaries.folder, 'initdb'), args, {
    ...serverUser(),
    cwd: home,
    env: serverEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => killGroup(child);
  signal?.addEventListener('abort', kill, { once: true });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  try {
    // Not before the last of them has let go of stderr.
    const [code] = (await once(child, 'close')) as [number | null];
    signal?.throwIfAborted();
    if (code !== 0) throw new Error(`initdb ended with ${code ?? 'a signal'}:\n${errors}`);
  } finally {
    signal?.removeEventListener('abort', kill);
  }
}

function killGroup(child: ChildProcess): void {
  // Windows has no process groups; a program that could not be started has no id.
  if (process.platform === 'win32' || child.pid === undefined) child.kill('SIGKILL');
  else
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The last of them has just ended.
    }
}

/** The locale is given: otherwise it depends on LANG, and æøå may sort wrongly. */
const INITDB = [
  '--encoding=UTF8',
  `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
  '--locale-provider=icu',
  '--icu-locale=nb-NO',
  '--username=postgres',
  '--auth=scram-sha-256',
];

/** Our environment without PGHOST and the like, which would send Postgres' programs to another server. */
function serverEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG')));
}

interface StartSettings {
  /** A free one when left out. */
  readonly port?: number | undefined;
  /** False is faster, but a crash of the machine may lose everything: for tests. */
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
  // Another program may take the free port before we do.
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

/** Stops the server without waiting for its clients: open transactions are rolled back. */
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
  // In a process group of its own: Ctrl-C would end it, and leave a server that nobody knows of.
  const child = spawn(join(binaries.folder, 'pg_ctl'), all, {
    ...serverUser(),
    cwd: cluster.home,
    env: serverEnvironment(),
    detached: true,
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`pg_ctl ${command} ended with ${code ?? 'a signal'}`);
}

function serverOptions(port: number, durable: boolean): string {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    // TCP only: the path of a socket may be too long.
    unix_socket_directories: '',
    // Several test runs and a development server may share this server.
    max_connections: 200,
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    // Compiling takes longer than any of our queries.
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Without the details of errors, which quote whole rows.
    log_error_verbosity: 'terse',
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

/** Parses `postmaster.pid`, which Postgres writes while it runs; null when it is not complete. */
export function parsePidFile(text: string): PidFile | null {
  const [pid, , , port] = text.split('\n').map((line) => Number.parseInt(line, 10));
  return pid && port ? { pid, port } : null;
}

/** The Postgres running on this data folder, or null. A stale pid file does not count. */
export function runningPostgres(data: string): PidFile | null {
  const file = parsePidFile(read(join(data, 'postmaster.pid')));
  return file && isAlive(file.pid) && isPostgres(file.pid) ? file : null;
}

/** After a restart of the machine the id may be another program's. Where /proc does not tell, we assume Postgres. */
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
