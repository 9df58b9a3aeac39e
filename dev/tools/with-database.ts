import { openDatabase } from '#db/connection.ts';
import { seedCourts } from '#db/domstol/domstoler.ts';
import { migrate } from '#db/migrate.ts';
import { openDataDir } from '#dev/servers/data-dir.ts';
import { openLocalDatabase } from '#dev/servers/database.ts';
import { runProgram } from '#dev/servers/run-program.ts';
import { say } from './terminal.ts';

/**
 * `with-database.ts PROGRAM ARGS…`: runs one of our programs with a database. Without `DATABASE_URL` that is
 * the embedded one, brought up to date first. Prints nothing on stdout, which is the program's.
 */
async function main([program, ...args]: readonly string[]): Promise<number> {
  if (!program) throw new Error('Usage: with-database.ts PROGRAM ARGS…');
  const dataDir = openDataDir(process.env);
  const database = await openLocalDatabase(process.env, dataDir);
  try {
    if (database.embedded) await bringUpToDate(database.url);
    return await runProgram(['--import', 'tsx', program, ...args], {
      ...process.env,
      DATABASE_URL: database.url,
      PRESSE_DATA_DIR: dataDir,
    });
  } finally {
    await database.stop();
  }
}

async function bringUpToDate(url: string): Promise<void> {
  const db = openDatabase(url, { name: 'with-database' });
  try {
    await migrate(db);
    await seedCourts(db);
  } finally {
    await db.destroy();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
