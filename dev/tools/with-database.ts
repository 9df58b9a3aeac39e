import { clockOfCopy, openDataDir } from '#dev/servers/data-dir.ts';
import { bringUpToDate, openLocalDatabase } from '#dev/servers/database.ts';
import { stopUnusedElasticsearch } from '#dev/servers/elasticsearch/start.ts';
import { localEnvironment } from '#dev/servers/environment.ts';
import { runProgram } from '#dev/servers/run-program.ts';
import { runAsProgram } from './terminal.ts';

/**
 * `with-database.ts PROGRAM ARGS…`: runs one of our programs with a database, and gives its exit code. Without
 * `DATABASE_URL` it is the embedded one, migrated first. On the database of a running `npm start` it has the clock of that. Prints nothing on stdout, which is for the program.
 */
async function main([program, ...args]: readonly string[]): Promise<number> {
  if (!program) throw new Error('Usage: with-database.ts PROGRAM ARGS…');
  const env = localEnvironment();
  const dataDir = openDataDir(env);
  const database = await openLocalDatabase(env, dataDir);
  try {
    if (database.folder) await bringUpToDate(database);
    const code = await runProgram(['--import', 'tsx', program, ...args], {
      ...env,
      ...clockOfCopy(dataDir, env),
      DATABASE_URL: database.url,
      PRESSE_DATA_DIR: dataDir,
    });
    // One that a signal ends can't stop the engine that it uses.
    if (code > 128) await stopUnusedElasticsearch({ dataDir });
    return code;
  } finally {
    await database.stop();
  }
}

await runAsProgram(() => main(process.argv.slice(2)));
