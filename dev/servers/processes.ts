import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { setTimeout as after } from 'node:timers/promises';

/** Whether a process with this id is running, also another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** A process that has ended stays in the table until its parent asks for its exit code, which in a container may be never. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/**
 * For `node --import`: ends a child that has an IPC channel when its parent ends, so that a parent that is killed
 * leaves no process behind. The programs themselves do not know of it.
 */
export const END_WITH_PARENT = `data:text/javascript,${encodeURIComponent(
  `process.on('disconnect', () => process.kill(process.pid, 'SIGTERM')); process.channel?.unref();`,
)}`;

/** A program that we have started. */
export interface Child {
  /** Its exit code, once it has ended; null when a signal ended it. Rejects when it could not be started. */
  readonly exited: Promise<number | null>;
  /** Sends SIGTERM, and SIGKILL if it still runs after `patience` ms. Settles when it has ended. */
  readonly stop: (patience?: number) => Promise<void>;
}

/**
 * Starts `script` (JavaScript, or TypeScript through tsx) in a process group of its own, so that Ctrl-C reaches
 * only us and everything stops in order. What it prints is added to the file `log`.
 */
export function startChild(
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  log: string,
): Child {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', '--import', END_WITH_PARENT, ...loader, script, ...args],
    { env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  const file = createWriteStream(log, { flags: 'a', mode: 0o600 });
  const outputs = [child.stdout, child.stderr];
  for (const output of outputs) output?.pipe(file, { end: false });
  // A full disk costs the log, not the program: what it prints is still read, or it would wait for a reader.
  file.on('error', (error) => {
    process.stderr.write(`${log} can't be written: ${error.message}\n`);
    for (const output of outputs) output?.unpipe(file).resume();
  });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    // Only then is the log complete.
    child.once('close', (code) => file.end(() => resolve(code)));
  });
  // A failed start is for whoever waits for `exited`. When nobody does, it must not end this process.
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

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
/** After a run of this many ms, a later failure starts a new back-off. */
const STABLE = 60_000;

/**
 * Starts a child again whenever it ends, and waits twice as long (ms) each time. `onEnd` gets the exit code and the
 * wait. `stop` stops the child, and does not start it again.
 */
export function keepRunning(
  start: () => Child,
  onEnd: (code: number | null, wait: number) => void,
  firstWait = FIRST_WAIT,
): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController();
  let child = start();
  const loop = async () => {
    for (let wait = firstWait; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
      const began = performance.now();
      const code = await child.exited.catch(() => null);
      if (stopping.signal.aborted) return;
      if (performance.now() - began > STABLE) wait = firstWait;
      onEnd(code, wait);
      await after(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      child = start();
    }
  };
  const ended = loop();
  return {
    stop: async () => {
      stopping.abort();
      await child.stop();
      await ended;
    },
  };
}
