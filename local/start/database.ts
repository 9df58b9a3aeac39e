import { openDatabase } from '#db/connection.ts';
import { seedCourts } from '#db/courts/index.ts';
import { migrate } from '#db/migrate.ts';
import { osloDay } from '#domain/time.ts';
import { openLocalDatabase, type LocalDatabase } from '#local/database.ts';
import { seedPersons } from '#local/seed-persons.ts';
import { runToEnd } from './programs.ts';
import type { Surroundings } from './surroundings.ts';

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
