import { readFileSync, rmSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { findBinaries } from '#dev/servers/postgres/binaries.ts';
import {
  clusterAt,
  openCluster,
  runningPostgres,
  startServer,
} from '#dev/servers/postgres/cluster.ts';
import { findDistribution, findJdk } from '#dev/servers/elasticsearch/distribution.ts';
import { foldersIn, launch, prepareFolders, type Node } from '#dev/servers/elasticsearch/node.ts';
import { freePort } from '#dev/servers/ports.ts';
import { isAlive } from '#dev/servers/processes.ts';
import { serverHome } from '#dev/servers/server-folder.ts';
import { startFaultProxy } from '#tests/support/faults/fault-proxy.ts';
import { until } from '#tests/support/until.ts';

/** A server of the test's own that can be killed, and comes back at the same address with the same data. */
export interface Killable {
  readonly url: string;
  /** SIGKILL of all of its processes. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A Postgres that keeps what it has confirmed. */
export async function startKillablePostgres(dataDir: string): Promise<Killable> {
  const home = serverHome(dataDir, 'postgres');
  const binaries = await findBinaries(home);
  const port = await freePort();
  const cluster = await openCluster(home, binaries);
  const start = () => startServer(cluster, binaries, { port, durable: true });
  const kill = async () => {
    const running = runningPostgres(cluster.data);
    if (!running) return;
    const all = [running.pid, ...childrenOf(running.pid)];
    for (const pid of all) killNow(pid);
    await until('Postgres has ended', () => all.every(isGone));
  };
  await start().catch(async (error: unknown) => {
    await kill();
    throw error;
  });
  return {
    url: `postgres://postgres:${clusterAt(home).password}@127.0.0.1:${port}/postgres`,
    ...{ kill, start },
    close: async () => {
      await kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Starts one node; it throws what `findDistribution` throws where there is no Elasticsearch to run. */
export async function startKillableElasticsearch(
  dataDir: string,
  heap = '512m',
): Promise<Killable> {
  const port = await freePort();
  const settings = { 'http.port': port };
  const node = await openNode({ dataDir, name: 'presse-kills', heap, settings });
  await started(node);
  return { url: `http://127.0.0.1:${port}`, ...node };
}

/**
 * Three nodes of one cluster, of which each `kill` ends another one in turn. Throws, saying why, where the machine has not
 * the memory.
 */
export async function startKillableCluster(dataDir: string): Promise<Killable> {
  if (freemem() < CLUSTER_BYTES)
    throw new Error(`Three nodes of Elasticsearch need ${CLUSTER_BYTES / 1e9} GB of free memory`);
  const names = ['presse-node-1', 'presse-node-2', 'presse-node-3'];
  const ports = await Promise.all([1, 2, 3, 4, 5, 6].map(() => freePort()));
  const [http, transport] = [ports.slice(0, 3), ports.slice(3)];
  const nodes = await Promise.all(
    names.map((name, nr) =>
      openNode({
        ...{ dataDir, name, heap: '384m' },
        settings: {
          ...{
            'discovery.type': undefined,
            'http.port': http[nr],
            'transport.port': transport[nr],
          },
          'discovery.seed_hosts': transport.map((port) => `127.0.0.1:${port}`),
          'cluster.initial_master_nodes': names,
        },
      }),
    ),
  );
  await Promise.all(nodes.map(started)).catch(async (error: unknown) => {
    for (const node of nodes) await node.close();
    throw error;
  });
  const url = http.map((port) => `http://127.0.0.1:${port}`).join(',');
  let next = -1;
  return {
    url,
    kill: async () => {
      next = (next + 1) % nodes.length;
      await nodes[next]!.kill();
    },
    start: async () => {
      await nodes[next]!.start();
      await until('every copy is there', () => isGreen(url.split(',')[next]!), 120_000);
    },
    close: async () => {
      for (const node of nodes) await node.close();
    },
  };
}

/** With what the JVM needs beside its heap. */
const CLUSTER_BYTES = 3e9;

async function isGreen(node: string): Promise<boolean> {
  const answer = await fetch(`${node}/_cluster/health`).catch(() => null);
  const { status, number_of_nodes: count } = ((await answer?.json()) ?? {}) as {
    status?: string;
    number_of_nodes?: number;
  };
  return status === 'green' && count === 3;
}

/** In the short form: the run's own server, which others use too. It is cut off instead of killed. */
export async function behindProxy(address: string): Promise<Killable> {
  const { hostname, port } = new URL(address);
  const proxy = await startFaultProxy({ host: hostname, port: Number(port) });
  return {
    url: proxy.through(address).replace(/\/$/, ''),
    kill: () => proxy.breakDown({ kind: 'down' }),
    start: proxy.mend,
    close: proxy.close,
  };
}

async function started(node: Pick<Killable, 'start' | 'close'>): Promise<void> {
  try {
    await node.start();
  } catch (error) {
    await node.close();
    throw error;
  }
}

interface NodeOptions {
  readonly dataDir: string;
  readonly name: string;
  readonly heap: string;
  /** More lines of elasticsearch.yml; undefined takes a line out. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A node of the installed Elasticsearch, not started yet. */
async function openNode(options: NodeOptions): Promise<Omit<Killable, 'url'>> {
  const { dataDir, name, heap, settings } = options;
  const jdk = await findJdk(process.env);
  if (!jdk) throw new Error('There is no JDK of version 21 or newer');
  const distribution = await findDistribution(jdk, () => undefined);
  const home = serverHome(dataDir, name);
  let running: Node | null = null;
  const kill = async () => {
    const { pid } = running ?? {};
    running = null;
    if (!pid) return;
    // The launcher and the server are one group.
    killNow(-pid);
    await until('Elasticsearch has ended', () => !isAlive(pid));
  };
  return {
    kill,
    start: async () => {
      prepareFolders(distribution, home, name, settings);
      const log = join(home, 'server.log');
      const folders = foldersIn(home);
      running = await launch({ distribution, jdk, folders, log, heap, ephemeral: true });
    },
    close: async () => {
      await kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .map(Number)
    .filter((child) => child > 0);
}

/** Not only ended: what nobody has asked for its end still has its number, and Postgres takes that for a running server. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
