import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hasMaven, run } from '#dev/servers/maven.ts';
import { isAlive } from '#dev/servers/processes.ts';
import { serverHome } from '#dev/servers/server-folder.ts';
import { shareServer, stopUnused } from '#dev/servers/shared-server.ts';
import {
  ELASTICSEARCH_VERSION,
  NoElasticsearch,
  findDistribution,
  findJdk,
} from './distribution.ts';
import {
  type Node,
  foldersIn,
  halt,
  launch,
  nodeNameAt,
  prepareFolders,
  untilReady,
} from './node.ts';

interface ElasticsearchOptions {
  /** `PRESSE_DATA_DIR`; a node of our own uses its folder `elasticsearch` (for root, see `serverHome`). */
  readonly dataDir: string;
  /** For tests: begins empty, and its indices are removed at the end. */
  readonly ephemeral?: boolean;
  /** Gets a line when something takes long. */
  readonly say?: (line: string) => void;
}

interface RunningElasticsearch {
  readonly url: string;
  /** Says that we no longer use the engine; the last user stops it. */
  readonly stop: () => Promise<void>;
}

/**
 * Finds or starts an Elasticsearch. In this order: `ELASTICSEARCH_URL`; the official image in Docker; the
 * distribution that Maven fetches, on a JDK ≥ 21, shared by the processes of one data folder. Throws
 * `NoElasticsearch` when the machine has none of them.
 */
export async function startElasticsearch(
  options: ElasticsearchOptions,
): Promise<RunningElasticsearch> {
  const url = process.env['ELASTICSEARCH_URL'];
  if (url) return { url, stop: async () => undefined };
  if (await dockerRuns()) return startInDocker();
  const jdk = await findJdk(process.env);
  if (!jdk)
    throw new NoElasticsearch('there is no Docker engine, and no JDK of version 21 or newer');
  if (!(await hasMaven())) throw new NoElasticsearch('there is no Docker engine, and no Maven');
  return startOwn(options, jdk);
}

async function startOwn(options: ElasticsearchOptions, jdk: string): Promise<RunningElasticsearch> {
  const { ephemeral = false, say = () => undefined } = options;
  const { home, name, note, forget, find, stop } = recipe(options);
  const start = async () => {
    forget();
    const distribution = await findDistribution(jdk, say);
    const folders = prepareFolders(distribution, home, name);
    const log = join(home, 'server.log');
    const node = await launch({ distribution, jdk, folders, log, ephemeral, onSpawn: note });
    note(node);
    return node;
  };
  const { server, leave } = await shareServer(home, { find, start, stop });
  return { url: server.url, stop: leave };
}

/** Stops the node of these options if those who used it were killed. */
export async function stopUnusedElasticsearch(options: ElasticsearchOptions): Promise<void> {
  const { home, find, stop } = recipe(options);
  await stopUnused(home, { find, stop });
}

function recipe({ dataDir, ephemeral }: ElasticsearchOptions) {
  const home = serverHome(dataDir, 'elasticsearch');
  const name = `presse-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`;
  const state = join(home, 'node.json');
  const note = (node: Partial<Node>) => writeFileSync(state, JSON.stringify(node));
  const forget = () => {
    rmSync(state, { force: true });
    if (ephemeral) rmSync(foldersIn(home).data, { recursive: true, force: true });
  };
  const find = async () => {
    const { pid, url } = readNode(state) ?? {};
    if (pid === undefined || !isAlive(pid)) return null;
    // Whoever started it was killed before it was ready: it is found nevertheless, and so stopped.
    const at = url ?? (await untilReady(pid, foldersIn(home)));
    return at !== null && (await nodeNameAt(at)) === name ? { pid, url: at } : null;
  };
  const stop = async (node: Node) => {
    await halt(node.pid);
    forget();
  };
  return { home, name, note, forget, find, stop };
}

const nodeSchema = z.object({ pid: z.number(), url: z.url().optional() });

function readNode(path: string): z.infer<typeof nodeSchema> | null {
  try {
    return nodeSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

/** Whether a Docker engine answers. */
function dockerRuns(): Promise<boolean> {
  return run('docker', ['info'], { timeout: 5_000 }).then(
    () => true,
    () => false,
  );
}

/** Elasticsearch from its official image. The container is removed when the process that started it ends. */
async function startInDocker(): Promise<RunningElasticsearch> {
  const { GenericContainer, Wait } = await import('testcontainers');
  const image = `docker.elastic.co/elasticsearch/elasticsearch:${ELASTICSEARCH_VERSION}`;
  const container = await new GenericContainer(image)
    .withExposedPorts(9200)
    .withEnvironment({
      'discovery.type': 'single-node',
      'xpack.security.enabled': 'false',
      ES_JAVA_OPTS: '-Xms1g -Xmx1g',
    })
    .withWaitStrategy(Wait.forHttp('/_cluster/health?wait_for_status=yellow', 9200))
    .withStartupTimeout(120_000)
    .start();
  const stop = async () => {
    await container.stop();
  };
  return { url: `http://${container.getHost()}:${container.getMappedPort(9200)}`, stop };
}
