import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { readReport } from './report.ts';

/**
 * The projects of vitest.config.ts, in the order in which they run. A group is a run of its own: a set-up
 * that breaks, a page that can't be built, takes its own group down and no other.
 */
export const GROUPS = [['unit', 'web'], ['integration'], ['e2e'], ['a11y']] as const;

/** Runs vitest on projects of one group, narrowed by `filters`, and shows what it writes as it comes. */
export async function runVitest(
  projects: readonly string[],
  filters: readonly string[],
): Promise<Outcome> {
  const name = projects.join(', ');
  const report = join(projectRoot, '.cache', `vitest-${projects.join('-')}.json`);
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const selected = projects.map((project) => `--project=${project}`);
  const exitCode = await run(['run', ...reporters, ...selected, ...filters]);
  try {
    return readReport(name, readFileSync(report, 'utf8'), exitCode);
  } catch {
    const problem = `vitest ended with ${exitCode ?? 'a signal'}, and without a usable report`;
    return outcomeOf(name, { status: 'failed', problem });
  }
}

function run(args: readonly string[]): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const program = join(projectRoot, 'node_modules', '.bin', 'vitest');
    const child = spawn(program, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', resolve);
  });
}
