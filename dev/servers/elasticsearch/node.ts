import { spawn } from 'node:child_process';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '#dev/servers/processes.ts';
import { handOver, serverUser } from '#dev/servers/server-folder.ts';

/** The folders of one node. */
interface Folders {
  readonly conf: string;
  readonly data: string;
  readonly logs: string;
  readonly tmp: string;
}

export function foldersIn(home: string): Folders {
  const at = (name: string) => join(home, name);
  return { conf: at('conf'), data: at('data'), logs: at('logs'), tmp: at('tmp') };
}

type Settings = Readonly<Record<string, unknown>>;

/**
 * elasticsearch.yml for a single node that only this machine reaches, on ports that the system chooses. `more` goes before
 * that, and takes out what it has as undefined.
 */
export function settings(folders: Folders, nodeName: string, more: Settings = {}): string {
  const lines: Settings = {
    'cluster.name': 'presse-local',
    'node.name': nodeName,
    'discovery.type': 'single-node',
    'network.host': '127.0.0.1',
    'http.port': 0,
    'transport.port': 0,
    // The port that was chosen is written to logs/http.ports.
    'node.portsfile': true,
    'path.data': folders.data,
    'path.logs': folders.logs,
    'xpack.security.enabled': false,
    // Otherwise a disk that is nearly full makes every index read-only.
    'cluster.routing.allocation.disk.threshold_enabled': false,
    ...more,
  };
  return Object.entries(lines)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('');
}

/** Creates the node's folders, with a new copy of the distribution's configuration. Keeps the data. */
export function prepareFolders(
  distribution: string,
  home: string,
  nodeName: string,
  more: Settings = {},
): Folders {
  const folders = foldersIn(home);
  for (const folder of [folders.conf, folders.logs, folders.tmp])
    rmSync(folder, { recursive: true, force: true });
  for (const folder of Object.values<string>({ ...folders })) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    handOver(folder);
  }
  cpSync(join(distribution, 'config'), folders.conf, { recursive: true });
  const file = join(folders.conf, 'elasticsearch.yml');
  writeFileSync(file, settings(folders, nodeName, more));
  return folders;
}

/** What one start of a node needs. */
interface Launch {
  readonly distribution: string;
  readonly jdk: string;
  readonly folders: Folders;
  readonly log: string;
  /** The node runs for minutes only. */
  readonly ephemeral: boolean;
  /** Of the JVM; 1g when left out. */
  readonly heap?: string;
  /** Told of the process before the node is ready. */
  readonly onSpawn?: (started: Pick<Node, 'pid'>) => void;
}

/** A running node, as it is written down for the processes that share it. */
export interface Node {
  readonly pid: number;
  readonly url: string;
}

/** Starts a node (about 9 s) in a process group of its own. Throws with the end of its log when it fails. */
export async function launch(options: Launch): Promise<Node> {
  const log = openSync(options.log, 'w', 0o600);
  const server = spawn(join(options.jdk, 'bin', 'java'), launcher(options.distribution), {
    ...serverUser(),
    cwd: options.distribution,
    env: environment(options),
    stdio: ['ignore', log, log],
    // So that Ctrl-C in the terminal does not reach it: the program that uses it stops it last.
    detached: true,
  });
  closeSync(log);
  server.unref();
  const pid = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.once('spawn', () => {
      resolve(server.pid ?? 0);
    });
  });
  options.onSpawn?.({ pid });
  const url = await untilReady(pid, options.folders);
  if (url) return { pid, url };
  await halt(pid);
  const end = readFileSync(options.log, 'utf8').trim().split('\n').slice(-8).join('\n');
  throw new Error(`Elasticsearch did not start:\n${end}`);
}

/** Stops the node and waits until it has ended; kills it after 30 s. */
export async function halt(pid: number): Promise<void> {
  signal(pid, 'SIGTERM');
  const patience = Date.now() + 30_000;
  while (isAlive(pid)) {
    if (Date.now() > patience) signal(-pid, 'SIGKILL');
    await pause(50);
  }
}

/** The name of the node that answers there; null when none does. */
export async function nodeNameAt(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    const { name } = (await answer.json()) as { name?: string };
    return name ?? null;
  } catch {
    return null;
  }
}

/** Its address once it answers; null when it has ended, or takes two minutes. */
export async function untilReady(pid: number, folders: Folders): Promise<string | null> {
  const ports = join(folders.logs, 'http.ports');
  const deadline = Date.now() + 120_000;
  while (isAlive(pid) && Date.now() < deadline) {
    const address = existsSync(ports) ? readFileSync(ports, 'utf8').trim().split('\n')[0] : '';
    if (address && (await isHealthy(`http://${address}`))) return `http://${address}`;
    await pause(100);
  }
  return null;
}

async function isHealthy(url: string): Promise<boolean> {
  const health = `${url}/_cluster/health?wait_for_status=yellow&timeout=1s`;
  return fetch(health).then(
    (answer) => answer.ok,
    () => false,
  );
}

function launcher(distribution: string): string[] {
  return [
    ...['-Xms4m', '-Xmx64m', '-XX:+UseSerialGC', `-Des.path.home=${distribution}`],
    ...['-cp', join(distribution, 'lib', 'tools', 'server-launcher', '*')],
    'org.elasticsearch.server.launcher.ServerLauncher',
  ];
}

/**
 * A node that lives for minutes never earns back what the JVM's second compiler costs: without it a test run
 * takes 29 s of CPU instead of 62.
 */
function environment({
  distribution,
  jdk,
  folders,
  ephemeral,
  heap = '1g',
}: Launch): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: folders.tmp,
    ES_HOME: distribution,
    ES_PATH_CONF: folders.conf,
    JAVA_HOME: jdk,
    ES_JAVA_HOME: jdk,
    JAVA: join(jdk, 'bin', 'java'),
    ES_TMPDIR: folders.tmp,
    LIBFFI_TMPDIR: folders.tmp,
    ES_DISTRIBUTION_TYPE: 'tar',
    ES_JAVA_OPTS: `-Xms${heap} -Xmx${heap}${ephemeral ? ' -XX:TieredStopAtLevel=1' : ''}`,
  };
}

function signal(pid: number, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
