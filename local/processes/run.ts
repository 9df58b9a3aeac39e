import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { END_WITH_PARENT } from './end-with-parent.ts';
import { onOrphaned } from './orphaned.ts';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program on our terminal and answers with its exit code (128 + n when signal n ended it, as shells
 * do). A signal to us is passed on, and we wait for the program to end. It has a process group of its own:
 * a signal to our whole group would otherwise reach it twice, and the second one means "at once".
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
      child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal!]));
    });
  } finally {
    stopWatching();
    for (const signal of FORWARDED) process.off(signal, forward);
  }
}
