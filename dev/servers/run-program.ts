import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { END_WITH_PARENT } from './processes.ts';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program with our input and output, and gives its exit code (128 + n when signal n ended it, as in a
 * shell). Signals to us are passed on. The program has a process group of its own: a signal to our whole group
 * would otherwise reach it twice, and the second one means "at once".
 */
export async function runProgram(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    detached: true,
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  let asked = false;
  const forward = (signal: NodeJS.Signals) => {
    asked = true;
    child.kill(signal);
  };
  const stopWatching = onOrphaned(() => asked || forward('SIGTERM'));
  for (const signal of FORWARDED) process.on(signal, forward);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        if (signal) endGroup(child.pid!);
        resolve(code ?? 128 + constants.signals[signal!]);
      });
    });
  } finally {
    stopWatching();
    for (const signal of FORWARDED) process.off(signal, forward);
  }
}

/** Ends what a program has started in its process group, and could not end itself. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // There is nothing left.
  }
}

const ASK_EVERY = 100;

/**
 * Calls `then` once when our parent has ended: npm passes a signal on to the shell that runs the script, and the
 * shell ends without passing it on to us. Only under npm, because elsewhere a parent may end before us. Returns
 * what stops the watching.
 */
export function onOrphaned(then: () => void, env: NodeJS.ProcessEnv = process.env): () => void {
  const parent = process.ppid;
  if (!env['npm_lifecycle_event']) return () => undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, ASK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
