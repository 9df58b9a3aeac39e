import { openDatabase } from './connection.ts';
import { seedCourts } from './domstol/domstoler.ts';
import { readDatabaseEnvironment } from './environment.ts';
import { migrate } from './migrate.ts';
import { runToEnd } from './run-command.ts';

/**
 * Brings a database up to date (schema and courts) and ends: run before every version starts, also before an older one that is
 * gone back to. What a newer version has written stays then, its list of courts as well.
 */
await runToEnd(async () => {
  const db = openDatabase(readDatabaseEnvironment(process.env).databaseUrl, { name: 'migrate' });
  try {
    const newer = await migrate(db);
    if (newer.length === 0) await seedCourts(db);
    else
      process.stdout.write(
        `Nothing to do: a newer version has migrated the database (${newer.join(', ')}), and this one runs on it.\n`,
      );
  } finally {
    await db.destroy();
  }
});
