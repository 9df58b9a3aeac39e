import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openDatabase } from '#db/connection.ts';
import { seedCourts } from '#db/domstol/domstoler.ts';
import { migrate } from '#db/migrate.ts';
import { type LocalDatabase, openLocalDatabase } from '#dev/servers/database.ts';
import { seedPersons } from '#dev/stand-ins/seed-persons.ts';
import { osloDay } from '#domain/time.ts';
import type { Surroundings } from './context.ts';
import { logPath, runToEnd } from './programs.ts';

/** The database, with schema, courts and the test persons. */
export async function prepareDatabase(around: Surroundings): Promise<LocalDatabase> {
  const database = await openLocalDatabase(around.env, around.dataDir);
  around.stops.add(database.stop);
  const db = openDatabase(database.url, { name: 'start' });
  try {
    await migrate(db);
    await seedCourts(db);
    const identityKey = Buffer.from(around.secrets.IDENTITY_KEY, 'base64');
    await seedPersons(db, identityKey, around.clock());
  } finally {
    await db.destroy();
  }
  return database;
}

/** Fills an empty database as `npm run demo-data` would, around the clock's day; says how many cases there are. */
export async function prepareCases(around: Surroundings, url: string): Promise<number> {
  const cases = await countCases(url);
  const wanted = around.config.PRESSE_DEMO_CASES;
  if (cases > 0 || wanted === 0) return cases;
  const day = osloDay(around.clock());
  const args = ['--cases', String(wanted), '--seed', '1', '--date', day];
  await runToEnd(around, 'demo-data', args, { DATABASE_URL: url });
  return countCases(url);
}

async function countCases(url: string): Promise<number> {
  const db = openDatabase(url, { name: 'start' });
  try {
    const row = await db('sak').count<{ count: number }[]>('* as count').first();
    return row?.count ?? 0;
  } finally {
    await db.destroy();
  }
}

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
