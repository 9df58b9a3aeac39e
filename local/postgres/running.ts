import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RunningServer {
  readonly pid: number;
  readonly port: number;
  /** Accepts connections; before that it is starting or stopping. */
  readonly ready: boolean;
}

/** The server that holds the data folder, by its own `postmaster.pid`; null when there is none alive. */
export function runningServer(dataFolder: string): RunningServer | null {
  const lines = readPidFile(dataFolder);
  if (!lines) return null;
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

function readPidFile(dataFolder: string): string[] | null {
  try {
    return readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
