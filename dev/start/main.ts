import { once } from 'node:events';
import { createClock } from '#domain/time.ts';
import { databaseId, forgetRunning, noteRunning, openDataDir } from '#dev/servers/data-dir.ts';
import { localEnvironment } from '#dev/servers/environment.ts';
import { freePort, requireFreePort } from '#dev/servers/ports.ts';
import { onOrphaned } from '#dev/servers/run-program.ts';
import { localSecrets } from '#dev/servers/secrets.ts';
import { fullName, testPersons } from '#dev/stand-ins/test-persons.ts';
import { runAsProgram } from '#dev/tools/terminal.ts';
import { bringUp } from './bring-up.ts';
import { startConfig } from './config.ts';
import { createProgress, createStopList, type StartContext } from './context.ts';
import { orFullDisk } from './full-disk.ts';
import { emptyLogs } from './programs.ts';

/**
 * `npm start`: the built programs and page, with embedded servers for all that the environment does not name.
 * `npm run dev` (`--watch`): the same from the sources, which it watches. Gives the exit code.
 */
async function main(env: NodeJS.ProcessEnv, watch: boolean, signal: AbortSignal): Promise<number> {
  const config = startConfig(env);
  const dataDir = openDataDir(env);
  const context: StartContext = {
    env,
    config,
    dataDir,
    secrets: localSecrets(dataDir, env),
    clock: createClock(Date.now, config.PRESSE_NOW),
    progress: createProgress(),
    stops: createStopList(),
    signal,
    watch,
    serverPort: watch ? await freePort() : config.PORT,
  };
  try {
    // Before anything is touched: another copy may be running on this port and in this folder.
    await requireFreePort(config.PORT, watch ? 'npm run dev' : 'npm start');
    emptyLogs(context);
    const { embeddedSignIn, outside } = await bringUp(context);
    noteRunning(dataDir, {
      pid: process.pid,
      publicUrl: config.PUBLIC_URL,
      clockOffset: config.PRESSE_NOW ? context.clock().getTime() - Date.now() : 0,
      database: databaseId(env),
      outside: notSecret(outside),
    });
    context.stops.add(async () => forgetRunning(dataDir));
    process.stdout.write(`${lastLine(config.PUBLIC_URL, watch, embeddedSignIn)}\n`);
    await aborted(signal);
    return 0;
  } catch (error) {
    throw orFullDisk(error, dataDir);
  } finally {
    await context.stops.stopAll();
  }
}

/** For `npm run doctor`; what is secret is in secrets.json. */
function notSecret(env: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(env).flatMap(([name, value]) =>
    value && !/SECRET|DATABASE_URL/.test(name) ? [[name, value] as const] : [],
  );
  return Object.fromEntries(entries);
}

function lastLine(address: string, watch: boolean, embeddedSignIn: boolean): string {
  const persons = embeddedSignIn ? ` – sign in as ${testPersons.map(fullName).join(', ')}` : '';
  return `Ready at ${address}${watch ? ', watching the sources' : ''}${persons}`;
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, 'abort');
}

const stopping = new AbortController();
const stop = () => stopping.abort(new Error('Stopped'));
// A second signal finds no handler, and ends the process at once.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, stop);
onOrphaned(stop);
await runAsProgram(async () => {
  try {
    // A copy: Vite sets NODE_ENV in the environment, which is not for the programs that we start.
    return await main(localEnvironment(), process.argv.includes('--watch'), stopping.signal);
  } catch (error) {
    if (stopping.signal.aborted) return 0;
    throw error;
  }
});
// Everything that we started has stopped; what Vite may have left open does not keep us.
process.exit();
