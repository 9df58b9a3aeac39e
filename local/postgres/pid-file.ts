import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '#local/server/alive.ts';

export interface PidFile {
  readonly pid: number;
  readonly port: number;
}

/** What Postgres writes into its data folder while it runs; null when it is not there, or not written yet. */
export function parsePidFile(text: string): PidFile | null {
  const [pid, , , port] = text.split('\n').map((line) => Number.parseInt(line, 10));
  return pid && port ? { pid, port } : null;
}

/** The live Postgres of this data folder; null when there is none, whatever a killed one has left behind. */
export function runningPostgres(data: string): PidFile | null {
  const file = parsePidFile(read(join(data, 'postmaster.pid')));
  return file && isAlive(file.pid) && isPostgres(file.pid) ? file : null;
}

/** After a restart of the machine the id may belong to any program; where that can't be told, it counts. */
function isPostgres(pid: number): boolean {
  const commandLine = read(`/proc/${pid}/cmdline`);
  return commandLine === '' || commandLine.includes('postgres');
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
