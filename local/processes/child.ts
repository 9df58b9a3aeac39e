import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';
import { END_WITH_PARENT } from './end-with-parent.ts';

/** A program that runs beside us. */
export interface Child {
  /** What it ended with; null when a signal ended it. Settles when it has ended. */
  readonly exited: Promise<number | null>;
  /** Asks it to end (SIGTERM), and after `patience` ms ends it. Settles when it has ended. */
  readonly stop: (patience?: number) => Promise<void>;
}

/**
 * Starts `script` in a process group of its own, so that Ctrl-C reaches us alone and everything stops in
 * order. What it writes goes to the file `log`.
 */
export function startChild(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  log: string,
): Child {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', END_WITH_PARENT, script, ...args],
    { env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  const file = createWriteStream(log, { flags: 'a', mode: 0o600 });
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    // The log is complete when this settles.
    child.once('close', (code) => file.end(() => resolve(code)));
  });
  // Whoever waits for `exited` hears of a failed start; nobody waiting must not end us.
  exited.catch(() => undefined);
  return {
    exited,
    stop: async (patience = 10_000) => {
      child.kill('SIGTERM');
      const late = new AbortController();
      const kill = after(patience, undefined, { signal: late.signal }).then(
        () => child.kill('SIGKILL'),
        () => undefined,
      );
      await exited.catch(() => undefined);
      late.abort();
      await kill;
    },
  };
}
