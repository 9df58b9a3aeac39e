import { openDatabase } from './connection.ts';
import { seedCourts } from './domstol/domstoler.ts';
import { readDatabaseEnvironment } from './environment.ts';
import { migrate } from './migrate.ts';
import { runToEnd } from './run-command.ts';

/** Brings a database up to date (schema and courts) and ends: run before every new version starts. */
await runToEnd(async () => {
  const db = openDatabase(readDatabaseEnvironment(process.env).databaseUrl, { name: 'migrate' });
  try {
    await migrate(db);
    await seedCourts(db);
  } finally {
    await db.destroy();
  }
});
