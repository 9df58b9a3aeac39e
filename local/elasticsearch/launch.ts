import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { runAs } from '../postgres/owner.ts';
import { prepareFolders, type Folders } from './configuration.ts';

export interface Elasticsearch {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 120_000;

/** Boots the unpacked distribution (about 9 s) on a free port, with its state under `dataDir`. */
export async function launch(home: string, jdk: string, dataDir: string): Promise<Elasticsearch> {
  const port = await freePort();
  const folders = prepareFolders(home, dataDir, port);
  const log = openSync(join(dataDir, 'elasticsearch.log'), 'a', 0o600);
  const server = spawn(join(jdk, 'bin', 'java'), launcherArguments(home), {
    ...runAs(),
    cwd: home,
    env: environment(home, jdk, folders),
    stdio: ['ignore', log, log],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.ref();
    endGroup(server);
    await ended;
  };
  if (!(await untilAnswers(url, server))) {
    await stop();
    throw new Error(
      `Elasticsearch did not start; its log is ${join(dataDir, 'elasticsearch.log')}`,
    );
  }
  server.unref();
  return { url, stop };
}

function launcherArguments(home: string): string[] {
  const jvm = ['-Xms4m', '-Xmx64m', '-XX:+UseSerialGC', `-Des.path.home=${home}`];
  const launcher = 'org.elasticsearch.server.launcher.ServerLauncher';
  return [...jvm, '-cp', join(home, 'lib', 'tools', 'server-launcher', '*'), launcher];
}

function environment(home: string, jdk: string, folders: Folders): NodeJS.ProcessEnv {
  return {
    PATH: process.env['PATH'],
    HOME: folders.tmp,
    ES_HOME: home,
    ES_PATH_CONF: folders.conf,
    JAVA_HOME: jdk,
    ES_JAVA_HOME: jdk,
    JAVA: join(jdk, 'bin', 'java'),
    ES_TMPDIR: folders.tmp,
    LIBFFI_TMPDIR: folders.tmp,
    ES_DISTRIBUTION_TYPE: 'tar',
    ES_JAVA_OPTS: '-Xms1g -Xmx1g',
  };
}

/** The launcher runs the node as a child: both end together. */
function endGroup(server: ChildProcess): void {
  if (server.exitCode !== null || server.pid === undefined) return;
  process.kill(-server.pid, 'SIGTERM');
}

async function untilAnswers(url: string, server: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && server.exitCode === null) {
    const health = await fetch(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`).catch(
      () => null,
    );
    if (health?.ok) return true;
    await wait(200);
  }
  return false;
}
