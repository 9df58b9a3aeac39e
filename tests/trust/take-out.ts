import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#build/paths.ts';
import type { Safeguard } from './safeguard.ts';

/** What came of a safeguard's tests without it. Only `red` is right. */
type TakenOut = 'red' | 'still green' | 'not run' | 'not there';

/** A copy of the work tree, in which safeguards are taken out one after the other. */
export interface Copy {
  /** Test files that fail, or can't be run, with every safeguard in its place: they would prove nothing. */
  readonly failingAnyway: (safeguards: readonly Safeguard[]) => Promise<string[]>;
  /** Runs the safeguard's tests without it. */
  readonly tryWithout: (safeguard: Safeguard) => Promise<TakenOut>;
  readonly remove: () => void;
}

/** What git knows or would add, and the same installed packages. */
export async function copyTree(): Promise<Copy> {
  const root = await mkdtemp(join(tmpdir(), 'presse-trust-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: projectRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split('\0').filter((name) => name !== '')) {
    const from = join(projectRoot, file);
    if (!existsSync(from)) continue;
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(from, join(root, file));
  }
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'), 'dir');
  return {
    failingAnyway: (safeguards) => failingFiles(root, safeguards),
    tryWithout: (safeguard) => withoutIt(root, safeguard),
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function failingFiles(root: string, safeguards: readonly Safeguard[]): Promise<string[]> {
  const failing: string[] = [];
  for (const project of new Set(safeguards.map((one) => one.project))) {
    const own = safeguards.filter((one) => one.project === project);
    const tests = [...new Set(own.flatMap((one) => one.tests))];
    const results = await runTests(root, project, tests);
    const green = results.filter(({ states }) => states.length > 0 && !states.includes('failed'));
    failing.push(...tests.filter((test) => !green.some(({ file }) => file === test)));
  }
  return failing;
}

async function withoutIt(root: string, safeguard: Safeguard): Promise<TakenOut> {
  const file = join(root, safeguard.file);
  const whole = readFileSync(file, 'utf8');
  if (!whole.includes(safeguard.find)) return 'not there';
  writeFileSync(
    file,
    whole.replace(safeguard.find, () => safeguard.replace),
  );
  try {
    const results = await runTests(root, safeguard.project, safeguard.tests);
    const states = results.flatMap((result) => result.states);
    if (states.includes('failed')) return 'red';
    return states.includes('passed') ? 'still green' : 'not run';
  } finally {
    writeFileSync(file, whole);
  }
}

/** The states of the tests of one file; none when it can't be loaded. */
interface FileResult {
  readonly file: string;
  readonly states: readonly string[];
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({ name: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

async function runTests(
  root: string,
  project: string,
  tests: readonly string[],
): Promise<FileResult[]> {
  const report = join(root, 'safeguard.json');
  rmSync(report, { force: true });
  await vitest(root, [`--project=${project}`, `--outputFile=${report}`, ...tests]);
  if (!existsSync(report)) return [];
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  return testResults.map(({ name, assertionResults }) => ({
    file: relative(root, name),
    states: assertionResults.map(({ status }) => status),
  }));
}

function vitest(root: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const child = spawn(process.execPath, [program, 'run', '--reporter=json', ...args], {
      cwd: root,
      stdio: 'ignore',
    });
    child.once('error', reject);
    child.once('close', () => {
      resolve();
    });
  });
}
