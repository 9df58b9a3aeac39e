import { constants } from 'node:os';
import { join } from 'node:path';
import { openDataDir } from '#dev/servers/data-dir.ts';
import { stopUnusedElasticsearch } from '#dev/servers/elasticsearch/start.ts';
import { stopUnusedObjectStore } from '#dev/servers/object-store/start.ts';
import { stopUnusedPostgres } from '#dev/servers/postgres/start.ts';
import { onOrphaned } from '#dev/servers/run-program.ts';
import type { Outcome } from './outcome.ts';
import { runSideBySide } from './side-by-side.ts';
import type { Step } from './steps.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs the steps and gives their outcomes. A signal ends the steps under way, then the servers that only they used, then the
 * program; a second one ends the program at once.
 */
export async function runUnlessInterrupted(steps: readonly Step[]): Promise<Outcome[]> {
  const interrupted = interruption();
  const outcomes = await runSideBySide(steps, interrupted);
  if (!interrupted.aborted) return outcomes;
  process.stderr.write(`\nInterrupted (${interrupted.reason}).\n`);
  await stopUnusedServers(process.env);
  process.exit(interrupted.reason as number);
}

/** Aborted by the first signal to end; its reason is the exit code. */
function interruption(): AbortSignal {
  const interrupted = new AbortController();
  for (const signal of SIGNALS)
    process.once(signal, () => interrupted.abort(128 + constants.signals[signal]));
  onOrphaned(() => interrupted.abort(128 + constants.signals.SIGTERM));
  return interrupted.signal;
}

/** On a signal, vitest ends without leaving the servers that it shares with other runs. */
async function stopUnusedServers(env: NodeJS.ProcessEnv): Promise<void> {
  const dataDir = join(openDataDir(env), 'tests');
  const options = { dataDir, ephemeral: true };
  await Promise.all([
    stopUnusedPostgres(options),
    stopUnusedElasticsearch(options),
    stopUnusedObjectStore(dataDir),
  ]);
}
