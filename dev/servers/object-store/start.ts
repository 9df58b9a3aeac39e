import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { findJdk } from '#dev/servers/elasticsearch/distribution.ts';
import { type Artifact, fetchArtifact, hasMaven } from '#dev/servers/maven.ts';
import { freePort } from '#dev/servers/ports.ts';
import { isAlive } from '#dev/servers/processes.ts';
import { shareServer, stopUnused } from '#dev/servers/shared-server.ts';

/** This machine has no way to run an object store; the message says what is missing. */
class NoObjectStore extends Error {
  override readonly name = 'NoObjectStore';
}

/** A server of the S3 API that checks signatures and what was sent against its hash. */
const S3PROXY: Artifact = {
  group: 'org.gaul',
  artifact: 's3proxy',
  version: '2.9.0',
  extension: 'jar',
  classifier: 'jar-with-dependencies',
};

/** Only this machine reaches it. */
export const CREDENTIALS = { accessKeyId: 'presse', secretAccessKey: 'development-only' };

interface RunningObjectStore {
  readonly endpoint: string;
  /** Says that we no longer use it; the last user stops it. */
  readonly stop: () => Promise<void>;
}

/**
 * Finds or starts an object store that keeps everything in memory, shared by the processes of one data folder. Throws
 * `NoObjectStore` when the machine has no JDK ≥ 21 or no Maven.
 */
export async function startObjectStore(
  dataDir: string,
  say: (line: string) => void,
): Promise<RunningObjectStore> {
  const jdk = await findJdk(process.env);
  if (!jdk) throw new NoObjectStore('there is no JDK of version 21 or newer');
  if (!(await hasMaven())) throw new NoObjectStore('there is no Maven');
  const { home, state, find, stop } = recipe(dataDir);
  const start = async () => {
    const jar = await fetchJar(say);
    const running = await launch(join(jdk, 'bin', 'java'), jar, home);
    writeFileSync(state, JSON.stringify(running));
    return running;
  };
  const { server, leave } = await shareServer(home, { find, start, stop });
  return { endpoint: server.endpoint, stop: leave };
}

/** Stops the object store of this data folder if those who used it were killed. */
export async function stopUnusedObjectStore(dataDir: string): Promise<void> {
  const { home, find, stop } = recipe(dataDir);
  await stopUnused(home, { find, stop });
}

function recipe(dataDir: string) {
  const home = join(dataDir, 'object-store');
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const state = join(home, 'server.json');
  const stop = async ({ pid }: Server) => {
    process.kill(pid, 'SIGTERM');
    while (isAlive(pid)) await pause(50);
    rmSync(state, { force: true });
  };
  return { home, state, find: () => findRunning(state), stop };
}

async function fetchJar(say: (line: string) => void): Promise<string> {
  try {
    return await fetchArtifact(S3PROXY, process.env, () =>
      say(`S3Proxy ${S3PROXY.version} is fetched through Maven (40 MB, once) ...`),
    );
  } catch (error) {
    throw new NoObjectStore((error as Error).message);
  }
}

const serverSchema = z.object({ pid: z.number(), endpoint: z.url() });
type Server = z.output<typeof serverSchema>;

async function findRunning(state: string): Promise<Server | null> {
  try {
    const server = serverSchema.parse(JSON.parse(readFileSync(state, 'utf8')));
    return isAlive(server.pid) && (await answers(server.endpoint)) ? server : null;
  } catch {
    return null;
  }
}

async function launch(java: string, jar: string, home: string): Promise<Server> {
  const endpoint = `http://127.0.0.1:${await freePort()}`;
  const settings = join(home, 's3proxy.conf');
  const lines = {
    's3proxy.endpoint': endpoint,
    's3proxy.authorization': 'aws-v4',
    's3proxy.identity': CREDENTIALS.accessKeyId,
    's3proxy.credential': CREDENTIALS.secretAccessKey,
    'jclouds.provider': 'transient-nio2',
    'jclouds.identity': 'unused',
    'jclouds.credential': 'unused',
  };
  const text = Object.entries(lines).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(settings, text.join(''), { mode: 0o600 });
  const logFile = join(home, 'server.log');
  const log = openSync(logFile, 'w', 0o600);
  const options = ['-Xmx256m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  const child = spawn(java, [...options, '-jar', jar, '--properties', settings], {
    stdio: ['ignore', log, log],
    // So that Ctrl-C in the terminal does not reach it: whoever uses it stops it last.
    detached: true,
  });
  closeSync(log);
  child.unref();
  const pid = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('spawn', () => {
      resolve(child.pid ?? 0);
    });
  });
  for (const deadline = Date.now() + 120_000; Date.now() < deadline && isAlive(pid);) {
    if (await answers(endpoint)) return { pid, endpoint };
    await pause(100);
  }
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  const end = readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n');
  throw new Error(`The object store did not start:\n${end}`);
}

function answers(endpoint: string): Promise<boolean> {
  return fetch(endpoint, { signal: AbortSignal.timeout(5_000) }).then(
    () => true,
    () => false,
  );
}
