import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '#build/paths.ts';
import { outcomeOf, type Check, type Outcome } from './outcome.ts';

/** What others have put into tests/checks/, one after the other; a check that throws has failed. */
export async function runChecks(wanted: (name: string) => boolean): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const check of await loadChecks()) {
    if (!wanted(check.name)) continue;
    outcomes.push(await runCheck(check));
  }
  return outcomes;
}

async function runCheck({ name, run }: Check): Promise<Outcome> {
  try {
    return outcomeOf(name, await run());
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return outcomeOf(name, { status: 'failed', problem });
  }
}

async function loadChecks(): Promise<Check[]> {
  const folder = join(projectRoot, 'tests', 'checks');
  const files = readdirSync(folder).filter((name) => /^[^.]+\.ts$/.test(name));
  return Promise.all(
    files.sort().map((file) => import(pathToFileURL(join(folder, file)).href) as Promise<Check>),
  );
}
