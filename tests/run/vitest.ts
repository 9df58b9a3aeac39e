import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { projectRoot } from '#build/paths.ts';
import { endOn } from './end-on.ts';
import { outcomeOf, type Outcome, type StepResult } from './outcome.ts';
import { FULL_ONLY } from './full-only.ts';
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
  readonly interrupted: AbortSignal;
}

/** Runs vitest on projects of vitest.config.ts. */
export async function runVitest(run: Run): Promise<StepResult> {
  const { projects } = run;
  const report = join(projectRoot, '.cache', `vitest-${projects.join('-')}.json`);
  mkdirSync(join(projectRoot, '.cache'), { recursive: true });
  rmSync(report, { force: true });
  const { exitCode, output } = await start(run, argumentsOf(run, report));
  return { outcome: read(report, projects.join(', '), exitCode), output };
}

/** The long form: with `--full`, and of what somebody names or has changed. */
export const isWhole = ({ full, paths, changed }: Run) =>
  full || paths.length > 0 || changed !== null;

export function argumentsOf(run: Run, report: string): string[] {
  const { projects, paths, changed } = run;
  return [
    'run',
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...projects.map((project) => `--project=${project}`),
    ...(changed === null ? [] : [`--changed=${changed}`, '--passWithNoTests']),
    ...(isWhole(run) ? [] : FULL_ONLY.map((file) => `--exclude=${file}`)),
    ...paths,
  ];
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
  run: Run,
  args: readonly string[],
): Promise<{ exitCode: number | null; output: string }> {
  const { program, alone, interrupted } = run;
  return new Promise((resolve, reject) => {
    const vitest = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs');
    const child = spawn(program, [vitest, ...args], {
      cwd: projectRoot,
      env: {
        ...process.env,
        ...(isWhole(run) ? { TEST_FULL: '1' } : {}),
        PATH: `${dirname(program)}${delimiter}${process.env['PATH'] ?? ''}`,
      },
      stdio: alone ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    endOn(interrupted, child);
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('close', (exitCode) => resolve({ exitCode, output }));
  });
}
