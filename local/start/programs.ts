import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { programPath, type Program } from '#local/build/server.ts';
import { startChild, type Child } from '#local/processes/child.ts';
import type { Surroundings } from './surroundings.ts';

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
export function startProgram(
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
