import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#build/paths.ts';
import { createClock } from '#domain/time.ts';
import { shared } from '#settings/shared.ts';
import { isAlive } from './processes.ts';

/**
 * Where the embedded servers keep their state: `PRESSE_DATA_DIR`, else `.data/` in the project. Created when it
 * is missing; other users may enter it (root's Postgres runs as another user) but not list it. Throws when it
 * belongs to another user, who could have put anything there.
 */
export function openDataDir(env: NodeJS.ProcessEnv): string {
  const path = env['PRESSE_DATA_DIR']
    ? resolve(env['PRESSE_DATA_DIR'])
    : join(projectRoot, '.data');
  mkdirSync(path, { recursive: true, mode: 0o711 });
  const uid = process.getuid?.();
  if (uid !== undefined && statSync(path).uid !== uid)
    throw new Error(`${path} belongs to another user: set PRESSE_DATA_DIR to a folder of your own`);
  return path;
}

const schema = z.object({
  pid: z.number(),
  publicUrl: z.url(),
  /** How far its clock is ahead of the real one, ms (`PRESSE_NOW`). */
  clockOffset: z.number(),
  /** Which database it is on (`databaseId`). */
  database: z.string(),
  /** Environment variables by which its programs reach the servers started with them. None is secret. */
  outside: z.record(z.string(), z.string()).default({}),
});
type RunningCopy = z.infer<typeof schema>;

const pathIn = (dataDir: string) => join(dataDir, 'running.json');

/** Notes which copy runs on this data folder, for `npm run session` and `npm run decide`. */
export function noteRunning(dataDir: string, copy: RunningCopy): void {
  writeFileSync(pathIn(dataDir), JSON.stringify(copy), { mode: 0o600 });
}

export function forgetRunning(dataDir: string): void {
  rmSync(pathIn(dataDir), { force: true });
}

/** The copy that runs on this data folder; undefined when none does. */
export function findRunning(dataDir: string): RunningCopy | undefined {
  try {
    const copy = schema.parse(JSON.parse(readFileSync(pathIn(dataDir), 'utf8')));
    return isAlive(copy.pid) ? copy : undefined;
  } catch {
    return undefined;
  }
}

/** Which database the environment means: a digest, because the address may have a password. */
export function databaseId(env: NodeJS.ProcessEnv): string {
  const url = env['DATABASE_URL'];
  return url ? createHash('sha256').update(url).digest('hex') : 'embedded';
}

/**
 * `PRESSE_NOW` for a command on the database of the copy that runs on this data folder, so that it lives at the time of the copy.
 * Empty when the copy lives in the present, the command is about another database, or it was told a time of its own.
 */
export function clockOfCopy(
  dataDir: string,
  env: NodeJS.ProcessEnv,
): { readonly PRESSE_NOW?: string } {
  const copy = findRunning(dataDir);
  const isOther = copy?.database !== databaseId(env) || env['NODE_ENV'] === 'production';
  if (!copy || isOther || copy.clockOffset === 0 || env['PRESSE_NOW']) return {};
  return { PRESSE_NOW: new Date(Date.now() + copy.clockOffset).toISOString() };
}

/** The time for the copy that runs on this data folder, or when none does, the real time or `PRESSE_NOW`. */
export function timeOfCopy(dataDir: string, env: NodeJS.ProcessEnv): Date {
  const copy = findRunning(dataDir);
  if (copy) return new Date(Date.now() + copy.clockOffset);
  return createClock(Date.now, shared.PRESSE_NOW.parse(env['PRESSE_NOW'] || undefined))();
}
