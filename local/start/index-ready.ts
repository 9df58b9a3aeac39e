import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { logPath, runToEnd } from './programs.ts';
import type { Surroundings } from './surroundings.ts';

/** `followed`: there is an index, and it gets every change. */
const statusSchema = z.object({ followed: z.boolean() });

/**
 * Builds the index when nothing is searched yet, or when the clock has been set back since the last start:
 * what was hidden then may be shown now, and only a rebuild brings it in. Says whether it did.
 */
export async function prepareIndex(around: Surroundings, url: string): Promise<boolean> {
  const env = { DATABASE_URL: url };
  await runToEnd(around, 'indexer', ['status', '--json'], { ...env, LOG_LEVEL: 'silent' });
  const answer = readFileSync(logPath(around, 'indexer'), 'utf8').trimEnd().split('\n').at(-1);
  const { followed } = statusSchema.parse(JSON.parse(answer ?? ''));
  const now = around.clock();
  const needed = !followed || now < lastStart(around.dataDir);
  if (needed) await runToEnd(around, 'indexer', ['rebuild'], env);
  writeFileSync(clockPath(around.dataDir), now.toISOString());
  return needed;
}

const clockPath = (dataDir: string) => join(dataDir, 'last-start');

function lastStart(dataDir: string): Date {
  try {
    return new Date(readFileSync(clockPath(dataDir), 'utf8'));
  } catch {
    return new Date(0);
  }
}
