import { createClock } from '#domain/time.ts';
import { openDataDir } from '#dev/servers/data-dir.ts';
import { onOrphaned } from '#dev/servers/run-program.ts';
import { forgetRunning, noteRunning } from '#dev/servers/running-copy.ts';
import { say } from '#dev/tools/terminal.ts';
import { localSecrets } from '#dev/servers/secrets.ts';
import { bringUp } from './bring-up.ts';
import { startConfig } from './config.ts';
import { emptyLogs, logTail } from './programs.ts';
import { type Surroundings, createProgress, createStopList } from './context.ts';
import { fullName, testPersons } from '#dev/stand-ins/test-persons.ts';

/** `npm start`: everything, on embedded parts where the environment names no others (DESIGN §2). */
async function main(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<number> {
  const config = startConfig(env);
  const clock = createClock(Date.now, config.PRESSE_NOW);
  const dataDir = openDataDir(env);
  const secrets = localSecrets(dataDir, env);
  const stops = createStopList();
  const progress = createProgress();
  const around: Surroundings = { env, config, dataDir, secrets, clock, progress, stops, signal };
  try {
    emptyLogs(around);
    const { bff, signIn } = await bringUp(around);
    noteRunning(dataDir, {
      pid: process.pid,
      publicUrl: config.PUBLIC_URL,
      clockOffset: clock().getTime() - Date.now(),
    });
    stops.add(async () => forgetRunning(dataDir));
    process.stdout.write(`${lastLine(config.PUBLIC_URL, signIn.embedded)}\n`);
    const code = await Promise.race([bff.exited, aborted(signal)]);
    if (signal.aborted) return 0;
    say(`The web server ended with ${code ?? 'a signal'}:\n${logTail(around, 'bff')}`);
    return code || 1;
  } finally {
    await stops.stopAll();
  }
}

function lastLine(address: string, testSignIn: boolean): string {
  const persons = testSignIn ? ` – sign in as ${testPersons.map(fullName).join(', ')}` : '';
  return `Ready at ${address}${persons}`;
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
}

const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // The second one ends us at once, as it would have without us.
  process.once(name, () => stopping.abort(new Error('Stopped')));
}
onOrphaned(() => stopping.abort(new Error('Stopped')));
try {
  process.exitCode = await main(process.env, stopping.signal);
} catch (error) {
  if (!stopping.signal.aborted) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
