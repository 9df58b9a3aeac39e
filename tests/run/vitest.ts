import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import { outcomeOf, type Outcome, type StepResult } from './outcome.ts';
import { readReport } from './report.ts';

interface Run {
  readonly projects: readonly string[];
  /** Parts of paths of test files; none: all of them. */
  readonly paths: readonly string[];
  /** Only test files that import what has changed since this commit. */
  readonly changed: string | null;
  /** The long form (tests/support/full.ts). */
  readonly full: boolean;
  /** The Node that runs the tests, and the programs that they start. */
  readonly program: string;
  /** Writes to the terminal as it goes. */
  readonly alone: boolean;
}

/** Runs vitest on projects of vitest.config.ts. */
export async function runVitest(run: Run): Promise<StepResult> {
  const { projects, paths, changed } = run;
  const report = join(projectRoot, '.cache', `vitest-${projects.join('-')}.json`);
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const { exitCode, output } = await start(run, [
    'run',
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...projects.map((project) => `--project=${project}`),
    ...(changed === null ? [] : [`--changed=${changed}`, '--passWithNoTests']),
    ...paths,
  ]);
  return { outcome: read(report, projects.join(', '), exitCode), output };
}

function read(report: string, name: string, exitCode: number | null): Outcome {
  try {
    return readReport(name, readFileSync(report, 'utf8'), exitCode);
  } catch {
    const problem = `vitest ended with ${exitCode ?? 'a signal'}, and without a usable report`;
    return outcomeOf(name, { status: 'failed', problem });
  }
}

function start(
  { program, alone, full }: Run,
  args: readonly string[],
): Promise<{ exitCode: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const vitest = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs');
    const child = spawn(program, [vitest, ...args], {
      cwd: projectRoot,
      env: {
        ...process.env,
        ...(full ? { TEST_FULL: '1' } : {}),
        PATH: `${dirname(program)}${delimiter}${process.env['PATH'] ?? ''}`,
      },
      stdio: alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, output }));
  });
}
