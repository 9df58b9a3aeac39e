import { spawn } from 'node:child_process';
import { projectRoot } from '#build/paths.ts';
import { composeProgram, podmanEnvironment } from './machine.ts';

interface RunOptions {
  readonly input?: string;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** ms; then it is ended, and has no exit code. */
  readonly timeout?: number;
}

export interface Ended {
  readonly code: number | null;
  /** Standard output and errors, as they came. */
  readonly output: string;
  readonly stdout: string;
}

/** Runs a program to its end, whatever its exit code. */
async function run(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<Ended> {
  const child = spawn(program, args, {
    cwd: options.cwd ?? projectRoot,
    env: { ...podmanEnvironment, ...options.env },
    stdio: 'pipe',
    ...(options.timeout && { timeout: options.timeout, killSignal: 'SIGKILL' }),
  });
  let output = '';
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stdin.on('error', () => undefined).end(options.input ?? '');
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  return { code, output, stdout };
}

/** As `run`, of podman, whatever its exit code. */
export function tryPodman(args: readonly string[], options?: RunOptions): Promise<Ended> {
  return run('podman', args, options);
}

/** Standard output of podman; throws with the end of what it said when it fails. */
export async function podman(args: readonly string[], options?: RunOptions): Promise<string> {
  return successOf('podman', args, await tryPodman(args, options));
}

/** The same, of podman-compose on the file of the project. */
export async function compose(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return successOf('podman-compose', args, await run(composeProgram, args, { env }));
}

/** The same, of another program. */
export async function command(
  program: string,
  args: readonly string[],
  options?: RunOptions,
): Promise<string> {
  return successOf(program, args, await run(program, args, options));
}

function successOf(program: string, args: readonly string[], { code, output, stdout }: Ended) {
  if (code === 0) return stdout;
  const end = output.trim().split('\n').slice(-15).join('\n');
  throw new Error(`${program} ${args.slice(0, 6).join(' ')} … failed (${code}):\n${end}`);
}
