import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program on our terminal and answers with its exit code (128 + n when signal n ended it, as shells
 * do). Signals to us are passed on, and we wait for it to end.
 */
export async function runProgram(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  const forward = (signal: NodeJS.Signals) => {
    // Ctrl-C reaches the whole terminal group: the program has had it already.
    if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, forward);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal!]));
    });
  } finally {
    for (const signal of FORWARDED) process.off(signal, forward);
  }
}
