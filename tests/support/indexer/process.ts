import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programPath, projectRoot } from '#build/paths.ts';

export interface IndexerProcess {
  /** What it has printed on standard output so far, a line each. */
  readonly lines: () => string[];
  /** Standard error so far. */
  readonly errors: () => string;
  readonly signal: (signal: NodeJS.Signals) => void;
  /** The exit code; null when a signal ended it. */
  readonly exit: Promise<number | null>;
  readonly running: () => boolean;
}

/** The real command line as it is delivered, in a process of its own. */
export function startIndexer(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): IndexerProcess {
  const child = spawn(process.execPath, [programPath('indexer'), ...args], {
    cwd: projectRoot,
    env: { ...process.env, LOG_LEVEL: 'warn', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  return {
    lines: () => out.split('\n').filter((line) => line !== ''),
    errors: () => err,
    signal: (signal) => void child.kill(signal),
    exit: once(child, 'close').then(([code]) => code as number | null),
    running: () => child.exitCode === null && child.signalCode === null,
  };
}

/** Runs it to its end, and gives its exit code and the last object that it printed. */
export async function runIndexer(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ code: number | null; answer: unknown; errors: string }> {
  const indexer = startIndexer([...args, '--json'], env);
  const code = await indexer.exit;
  const last = indexer.lines().at(-1);
  return { code, answer: last === undefined ? null : JSON.parse(last), errors: indexer.errors() };
}
