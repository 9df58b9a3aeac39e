import { z } from 'zod';
import { parseEnvironment } from '../contract/env.ts';
import { openDatabase } from './connection.ts';
import { seedCourts } from './courts/index.ts';
import { migrate } from './migrate.ts';

/** Brings a database up to date (schema and courts) and ends: run before every new version starts. */
const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: z.string() }), process.env);
const db = openDatabase(DATABASE_URL, { name: 'migrate' });
try {
  await migrate(db);
  await seedCourts(db);
} finally {
  await db.destroy();
}
