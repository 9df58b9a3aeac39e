import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';

export interface Watchdog {
  /** A sign of life. */
  readonly beat: () => void;
  readonly close: () => Promise<void>;
}

interface WatchdogOptions {
  /** Without a sign of life for so long, the process is killed. */
  readonly seconds: number;
  /** How often it is looked, ms. */
  readonly every?: number;
}

/**
 * Kills this process when it has given no sign of life for a while: its loop is blocked, or waits for something that never comes.
 * Only a new process heals that, and whoever has started this one starts it again. It watches from a thread of its own, which
 * runs when the program's does not, and counts its own looks, so that a machine that slept is not taken for a program that hangs.
 * Not while a debugger is attached. A process with number 1 cannot be killed from inside its container: there it needs an init
 * (docker-compose.yml) or a probe (deploy/).
 */
export function startWatchdog({ seconds, every = 1000 }: WatchdogOptions): Watchdog {
  if (debuggerUrl()) return { beat: () => undefined, close: () => Promise.resolve() };
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const last = `{"level":60,"msg":"no sign of life for ${seconds} s: the process ends itself"}\n`;
  const looks = Math.ceil((seconds * 1000) / every);
  const workerData = { beats, last, looks, every };
  const worker = new Worker(THREAD, { eval: true, execArgv: [], workerData });
  worker.unref();
  return {
    beat: () => void Atomics.add(beats, 0, 1),
    close: async () => void (await worker.terminate()),
  };
}

const THREAD = `
const { writeSync } = require('node:fs');
const { beats, last, looks, every } = require('node:worker_threads').workerData;
let seen = 0;
let still = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  still = now === seen ? still + 1 : 0;
  seen = now;
  if (still < looks) return;
  try { writeSync(2, last); } finally { process.kill(process.pid, 'SIGKILL'); }
}, every);
`;
