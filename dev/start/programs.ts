import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { type Program, programPath, webDir } from '#build/paths.ts';
import { systemPaths } from '#contract/paths.ts';
import { type Child, keepRunning, startChild } from '#dev/servers/processes.ts';
import type { Surroundings } from './context.ts';

const LOG_LINES = 20;

type Place = Pick<Surroundings, 'dataDir' | 'config'>;

/** Two copies on one data folder have each their own. */
const logFolder = ({ dataDir, config }: Place) => join(dataDir, 'logs', String(config.PORT));

/** Where what a program writes ends up. */
export function logPath(place: Place, program: string): string {
  return join(logFolder(place), `${program}.log`);
}

/** Each start begins with empty logs. */
export function emptyLogs(place: Place): void {
  rmSync(logFolder(place), { recursive: true, force: true });
  mkdirSync(logFolder(place), { recursive: true, mode: 0o700 });
}

/** The end of a program's log, indented, for a message about its failure. */
export function logTail(place: Place, program: string): string {
  const lines = readFileSync(logPath(place, program), 'utf8').trimEnd().split('\n');
  return lines
    .slice(-LOG_LINES)
    .map((line) => `  ${line}`)
    .join('\n');
}

/**
 * Starts a built program on `programEnv`, its clock beginning where ours is. Stops with `signal` if that
 * comes while it runs.
 */
function startProgram(
  around: Surroundings,
  program: Program,
  args: readonly string[],
  programEnv: NodeJS.ProcessEnv,
): Child {
  const { env, config, clock, dataDir } = around;
  const now = config.PRESSE_NOW ? { PRESSE_NOW: clock().toISOString() } : {};
  const childEnv = { ...env, ...programEnv, ...now, PRESSE_DATA_DIR: dataDir };
  return startChild(programPath(program), args, childEnv, logPath(around, program));
}

/** Runs a program to its end; throws with the end of its log when it fails. */
export async function runToEnd(
  around: Surroundings,
  program: Program,
  args: readonly string[],
  programEnv: NodeJS.ProcessEnv,
): Promise<void> {
  around.signal.throwIfAborted();
  const child = startProgram(around, program, args, programEnv);
  const stop = () => void child.stop();
  around.signal.addEventListener('abort', stop);
  const code = await child.exited;
  around.signal.removeEventListener('abort', stop);
  around.signal.throwIfAborted();
  if (code !== 0)
    throw new Error(`${program} ended with ${code ?? 'a signal'}:\n${logTail(around, program)}`);
}

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
