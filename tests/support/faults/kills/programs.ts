import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { programPath, projectRoot } from '#build/paths.ts';

/** A program that is started again after it has been killed, as a supervisor does. */
export interface Program {
  readonly running: () => boolean;
  readonly kill: () => Promise<void>;
  readonly start: () => void;
  /** The end of what it has printed. */
  readonly output: () => string;
  /** SIGTERM, and SIGKILL when it does not end. Gives the exit code. */
  readonly stop: () => Promise<number | null>;
}

/** ms in which a program must have ended after SIGTERM. */
const PATIENCE = 30_000;

/** `path`: the built file, of another version of the programs. */
export function program(
  name: 'bff' | 'indexer',
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  path = programPath(name),
): Program {
  let child: ChildProcess | null = null;
  let output = '';
  const running = () => child !== null && child.exitCode === null && child.signalCode === null;
  const ended = async () => {
    if (child && running()) await once(child, 'exit');
    return child?.exitCode ?? null;
  };
  return {
    running,
    output: () => output.slice(-3_000),
    start: () => {
      const { PATH = '', HOME = '' } = process.env;
      child = spawn(process.execPath, [path, ...args], {
        cwd: projectRoot,
        env: { PATH, HOME, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [child.stdout!, child.stderr!])
        stream.on('data', (bytes: Buffer) => (output = (output + bytes.toString()).slice(-6_000)));
    },
    kill: async () => {
      child?.kill('SIGKILL');
      await ended();
    },
    stop: async () => {
      child?.kill('SIGTERM');
      const timer = setTimeout(() => child?.kill('SIGKILL'), PATIENCE);
      const code = await ended();
      clearTimeout(timer);
      return code;
    },
  };
}
