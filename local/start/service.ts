import { setTimeout as after } from 'node:timers/promises';
import { systemPaths } from '#contract/paths.ts';
import { webDir } from '#local/build/web.ts';
import type { Child } from '#local/processes/child.ts';
import { keepRunning } from '#local/processes/keep-running.ts';
import { logPath, logTail, startProgram } from './programs.ts';
import type { Surroundings } from './surroundings.ts';

/** How long the web server may take to be ready, ms. */
const READY_WITHIN = 60_000;
const ASK_EVERY = 100;

/** Starts `indexer follow`, again and again if it dies. */
export function startFollowing(around: Surroundings, url: string): void {
  const indexer = keepRunning(
    () => startProgram(around, 'indexer', ['follow'], { DATABASE_URL: url }),
    (code, wait) => {
      const log = logPath(around, 'indexer');
      process.stderr.write(
        `The indexer ended with ${code ?? 'a signal'} (${log}); again in ${wait / 1000} s\n`,
      );
    },
  );
  around.stops.add(indexer.stop);
}

/** Starts the web server on `env` and waits until it answers. Throws with the end of its log when it doesn't. */
export async function startService(
  around: Surroundings,
  url: string,
  env: NodeJS.ProcessEnv,
): Promise<Child> {
  const { config, secrets } = around;
  const bff = startProgram(around, 'bff', [], {
    ...env,
    DATABASE_URL: url,
    PORT: String(config.PORT),
    PUBLIC_URL: config.PUBLIC_URL,
    WEB_DIR: webDir,
    IDENTITY_KEY: secrets.IDENTITY_KEY,
    SESSION_KEY: secrets.SESSION_KEY,
  });
  around.stops.add(() => bff.stop());
  let ended = false;
  void bff.exited.finally(() => (ended = true)).catch(() => undefined);
  const deadline = performance.now() + READY_WITHIN;
  while (!(await isReady(config.PORT))) {
    around.signal.throwIfAborted();
    if (ended || performance.now() > deadline)
      throw new Error(
        `The web server ${ended ? 'ended' : 'is not ready'}:\n${logTail(around, 'bff')}`,
      );
    await after(ASK_EVERY);
  }
  return bff;
}

async function isReady(port: number): Promise<boolean> {
  const url = `http://localhost:${port}${systemPaths.ready.href()}`;
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}
