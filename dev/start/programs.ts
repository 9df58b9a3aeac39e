import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { developmentPrograms, programPath, projectRoot, type Program } from '#build/paths.ts';
import { startChild, type Child } from '#dev/servers/processes.ts';
import type { StartContext } from './context.ts';

/** How much of a log is printed when its program has failed. */
const LOG_LINES = 20;

type Place = Pick<StartContext, 'dataDir' | 'config'>;

/** One for each port: two copies on one data folder write to different files. */
const logFolder = ({ dataDir, config }: Place) => join(dataDir, 'logs', String(config.PORT));

/** The file that gets everything a program prints. */
export function logPath(place: Place, program: string): string {
  return join(logFolder(place), `${program}.log`);
}

/** Removes what earlier starts have logged. */
export function emptyLogs(place: Place): void {
  rmSync(logFolder(place), { recursive: true, force: true });
  mkdirSync(logFolder(place), { recursive: true, mode: 0o700 });
}

/** The last lines of a program's log, indented. */
export function logTail(place: Place, program: string): string {
  const lines = readFileSync(logPath(place, program), 'utf8').trimEnd().split('\n');
  return lines
    .slice(-LOG_LINES)
    .map((line) => `  ${line}`)
    .join('\n');
}

/**
 * Starts a program beside us, built or from its source (`watch`). `programEnv` is added to our environment;
 * with `PRESSE_NOW`, its clock begins where ours stands now.
 */
export function startProgram(
  context: StartContext,
  program: Program,
  args: readonly string[],
  programEnv: NodeJS.ProcessEnv,
): Child {
  const source = join(projectRoot, developmentPrograms[program]);
  const script = context.watch ? source : programPath(program);
  return startChild(script, args, environmentOf(context, programEnv), logPath(context, program));
}

/** The environment of a program that we start. */
export function environmentOf(
  { env, config, clock, dataDir }: Pick<StartContext, 'env' | 'config' | 'clock' | 'dataDir'>,
  programEnv: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const now = config.PRESSE_NOW ? { PRESSE_NOW: clock().toISOString() } : {};
  // Nobody sends requests to a laptop through a load balancer that would have to notice first.
  return { DRAIN_SECONDS: '0', ...env, ...programEnv, ...now, PRESSE_DATA_DIR: dataDir };
}

/** How long a program that we wait for may take to stop, ms: what it leaves is mended by the next start. */
const PATIENCE = 1_000;

/** Runs a program to its end. Throws with the end of its log when it fails, and when we are to stop. */
export async function runToEnd(
  context: StartContext,
  program: Program,
  args: readonly string[],
  programEnv: NodeJS.ProcessEnv,
): Promise<void> {
  context.signal.throwIfAborted();
  const child = startProgram(context, program, args, programEnv);
  const stop = () => void child.stop(PATIENCE);
  context.signal.addEventListener('abort', stop);
  const code = await child.exited;
  context.signal.removeEventListener('abort', stop);
  context.signal.throwIfAborted();
  if (code !== 0)
    throw new Error(`${program} ended with ${code ?? 'a signal'}:\n${logTail(context, program)}`);
}
