import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openDatabase } from '#db/connection.ts';
import { unlessAborted } from '#dev/servers/unless-aborted.ts';
import { bringUpToDate, openLocalDatabase, type LocalDatabase } from '#dev/servers/database.ts';
import { loadDesk, type Written } from '#dev/desk/load.ts';
import { localKeys } from '#dev/servers/secrets.ts';
import { seedPersons } from '#dev/stand-ins/seed-persons.ts';
import { osloDay } from '#domain/time.ts';
import type { StartContext } from './context.ts';
import { logPath, runToEnd } from './programs.ts';

/** The database, migrated, with the courts and the test persons. */
export async function prepareDatabase(context: StartContext): Promise<LocalDatabase> {
  const { env, dataDir, signal } = context;
  const database = await openLocalDatabase(env, dataDir, signal);
  context.stops.add(database.stop);
  await unlessAborted(signal, fill(context, database));
  return database;
}

async function fill(context: StartContext, database: LocalDatabase): Promise<void> {
  await bringUpToDate(database);
  const db = openDatabase(database.url, { name: 'start' });
  try {
    await seedPersons(db, localKeys(context.secrets).identity, context.clock());
  } finally {
    await db.destroy();
  }
}

/** Fills an empty database as `npm run demo-data` does, around the clock's day in Oslo. Gives the number of cases. */
export async function prepareCases(context: StartContext, url: string): Promise<number> {
  const cases = await unlessAborted(context.signal, countCases(url));
  const wanted = context.config.PRESSE_DEMO_CASES;
  if (cases > 0 || wanted === 0) return cases;
  const day = osloDay(context.clock());
  const args = ['--cases', String(wanted), '--seed', '1', '--date', day];
  await runToEnd(context, 'demo-data', args, { DATABASE_URL: url });
  return countCases(url);
}

/**
 * Fills an empty administrators' desk (dev/desk/load.ts) for invented cases; without them nothing is invented. After the index: what
 * the follower tells of the changes of the desk must not be taken for what a rebuild has done.
 */
export async function prepareDesk(context: StartContext, url: string): Promise<Desk> {
  if (context.config.PRESSE_DEMO_CASES === 0) return 'none';
  const db = openDatabase(url, { name: 'start' });
  try {
    const keys = localKeys(context.secrets);
    const loading = loadDesk(db, { keys, now: context.clock(), seed: '1' });
    const written = await unlessAborted(context.signal, loading);
    return written ?? 'in use';
  } finally {
    // Waits for connections in use. An abandoned desk's connections end with this process.
    if (!context.signal.aborted) await db.destroy();
  }
}
/** What was written; nothing when somebody has used it, or nothing is to be invented. */
export type Desk = Written | 'in use' | 'none';

async function countCases(url: string): Promise<number> {
  const db = openDatabase(url, { name: 'start' });
  try {
    const row = await db('sak').count<{ count: number }[]>('* as count').first();
    return row?.count ?? 0;
  } finally {
    await db.destroy();
  }
}

/**
 * What `indexer status --json` prints last; `followed`: there is an index, and it gets every change; `version`: whether it is built
 * as this code builds one.
 */
const statusSchema = z.object({ followed: z.boolean(), version: z.string().nullable() });

/**
 * Builds the index when there is none that gets every change, when other code has built it, or when the clock has been set back since the last
 * start: names that were hidden then may be visible now, and only a rebuild indexes them. Says whether it did.
 */
export async function prepareIndex(context: StartContext, url: string): Promise<boolean> {
  const env = { DATABASE_URL: url };
  await runToEnd(context, 'indexer', ['status', '--json'], { ...env, LOG_LEVEL: 'silent' });
  const answer = readFileSync(logPath(context, 'indexer'), 'utf8').trimEnd().split('\n').at(-1);
  const { followed, version } = statusSchema.parse(JSON.parse(answer ?? ''));
  const now = context.clock();
  const needed = !followed || version !== 'current' || now < lastStart(context.dataDir);
  if (needed) await runToEnd(context, 'indexer', ['rebuild'], env);
  writeFileSync(clockPath(context.dataDir), now.toISOString());
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
