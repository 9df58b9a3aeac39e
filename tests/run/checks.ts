import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#build/paths.ts';
import { unlessAborted } from '#dev/servers/unless-aborted.ts';
import { outcomeOf, type Check, type StepResult } from './outcome.ts';

/** The checks of tests/checks/, by name. */
export async function loadChecks(): Promise<Check[]> {
  const folder = join(projectRoot, 'tests', 'checks');
  const files = readdirSync(folder).filter((name) => /^[^.]+\.ts$/.test(name));
  return Promise.all(
    files.sort().map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<Check>),
  );
}

/** Runs a check; one that throws has failed. */
export async function runCheck(
  { name, run }: Check,
  interrupted: AbortSignal,
): Promise<StepResult> {
  try {
    return { outcome: outcomeOf(name, await unlessAborted(interrupted, run())), output: '' };
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { outcome: outcomeOf(name, { status: 'failed', problem }), output: '' };
  }
}
