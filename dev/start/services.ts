import { setTimeout as after } from 'node:timers/promises';
import { webDir } from '#build/paths.ts';
import { systemPaths } from '#contract/paths.ts';
import { keepRunning, type Child } from '#dev/servers/processes.ts';
import { keyEnvironment } from '#dev/servers/secrets.ts';
import { say } from '#dev/tools/terminal.ts';
import type { StartContext } from './context.ts';
import { logPath, logTail, startProgram } from './programs.ts';

/** How long the web server may take to be ready, ms. */
const READY_WITHIN = 60_000;
const ASK_EVERY = 100;
/** ms that a service may take to stop before it is ready. It has no requests to finish. */
const PATIENCE = 1_000;

/** One `indexer follow`, which keeps the search index up to date. */
export function runIndexer(context: StartContext, databaseUrl: string): Child {
  return startProgram(context, 'indexer', ['follow'], { DATABASE_URL: databaseUrl });
}

/** The indexer for as long as we run: it is started again whenever it ends. */
export function startIndexer(context: StartContext, databaseUrl: string): void {
  const indexer = keepRunning(
    () => runIndexer(context, databaseUrl),
    (code, wait) => {
      const log = logPath(context, 'indexer');
      say(`The indexer ended with ${code ?? 'a signal'} (${log}); again in ${wait / 1000} s`);
    },
  );
  context.stops.add(indexer.stop);
}

/** One web server; `env` names the database and the outside systems. It answers when it is ready. */
export function runWebServer(context: StartContext, env: NodeJS.ProcessEnv): Child {
  return startProgram(context, 'bff', [], webServerEnvironment(context, env));
}

/** What we set for the web server (defaults.ts says it in words). */
export function webServerEnvironment(
  { config, secrets, serverPort }: Pick<StartContext, 'config' | 'secrets' | 'serverPort'>,
  env: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  return {
    ...env,
    PORT: String(serverPort),
    PUBLIC_URL: config.PUBLIC_URL,
    WEB_DIR: webDir,
    ...keyEnvironment(secrets),
  };
}

/**
 * Starts the web server and waits until it answers. Throws with the end of its log when it does not. Later it is started
 * again whenever it ends.
 */
export async function startWebServer(context: StartContext, env: NodeJS.ProcessEnv): Promise<void> {
  const first = runWebServer(context, env);
  try {
    await waitUntilReady(context, first);
  } catch (error) {
    await first.stop(PATIENCE);
    throw error;
  }
  let next: Child | null = first;
  const webServer = keepRunning(
    () => {
      const child = next ?? runWebServer(context, env);
      next = null;
      return child;
    },
    (code, wait) => {
      const log = logPath(context, 'bff');
      say(`The web server ended with ${code ?? 'a signal'} (${log}); again in ${wait / 1000} s`);
    },
  );
  context.stops.add(webServer.stop);
}

/** Throws with the end of the web server's log when it ends or takes too long, and when we are to stop. */
export async function waitUntilReady(context: StartContext, webServer: Child): Promise<void> {
  let ended = false;
  void webServer.exited.finally(() => (ended = true)).catch(() => undefined);
  const deadline = performance.now() + READY_WITHIN;
  while (!(await isReady(context))) {
    context.signal.throwIfAborted();
    if (ended || performance.now() > deadline)
      throw new Error(
        `The web server ${ended ? 'ended' : 'is not ready'}:\n${logTail(context, 'bff')}`,
      );
    await after(ASK_EVERY);
  }
}

async function isReady({ serverPort, signal }: StartContext): Promise<boolean> {
  const url = `http://localhost:${serverPort}${systemPaths.ready.href()}`;
  return fetch(url, { signal }).then(
    (response) => response.ok,
    () => false,
  );
}
