import { clockOfCopy, openDataDir, findRunning } from '#dev/servers/data-dir.ts';
import { openLocalDatabase } from '#dev/servers/database.ts';
import { localEnvironment } from '#dev/servers/environment.ts';
import { runProgram } from '#dev/servers/run-program.ts';
import { localSecrets } from '#dev/servers/secrets.ts';
import { runAsProgram } from './terminal.ts';

const PROGRAM = ['--import', 'tsx', 'doctor/main.ts'];

/**
 * `npm run doctor`: the program of production. In development it is about the copy that runs (`npm start`): what the environment does
 * not name is what that copy has started.
 */
async function main(args: readonly string[]): Promise<number> {
  const env = localEnvironment();
  const program = [...PROGRAM, ...args];
  if (env['NODE_ENV'] === 'production' || args.includes('--help')) return runProgram(program, env);
  const dataDir = openDataDir(env);
  const copy = findRunning(dataDir);
  if (!copy) return runProgram(program, env);
  const database = await openLocalDatabase(env, dataDir);
  try {
    return await runProgram(program, {
      ...localSecrets(dataDir, env),
      ...copy.outside,
      ...clockOfCopy(dataDir, env),
      PUBLIC_URL: copy.publicUrl,
      DATABASE_URL: database.url,
      PRESSE_DATA_DIR: dataDir,
      ...env,
    });
  } finally {
    await database.stop();
  }
}

await runAsProgram(() => main(process.argv.slice(2)));
