import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { presseNowSchema } from '#contract/env.ts';
import { createClock } from '#domain/time.ts';
import { isAlive } from './processes.ts';

const schema = z.object({
  pid: z.number(),
  publicUrl: z.url(),
  /** How far its clock is ahead of the real one, ms (`PRESSE_NOW`). */
  clockOffset: z.number(),
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

/** The time for the copy that runs on this data folder, or when none does, the real time or `PRESSE_NOW`. */
export function timeOfCopy(dataDir: string, env: NodeJS.ProcessEnv): Date {
  const copy = findRunning(dataDir);
  if (copy) return new Date(Date.now() + copy.clockOffset);
  return createClock(Date.now, presseNowSchema.parse(env['PRESSE_NOW'] || undefined))();
}
