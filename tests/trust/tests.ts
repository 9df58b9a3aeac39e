import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#build/paths.ts';
import { PROMISES, type PromiseId } from './promises.ts';
import type { TrustPromise } from './promises/promise.ts';
import type { Row } from './table.ts';

/** The project of vitest.config.ts that a test file is in. */
export function projectOf(file: string): 'unit' | 'web' | 'integration' | 'e2e' {
  if (/^tests\/(integration|contract|trust)\//.test(file)) return 'integration';
  if (file.startsWith('tests/e2e/')) return 'e2e';
  return file.startsWith('web/') ? 'web' : 'unit';
}

/** Runs every test file of these promises, each once, and counts for each promise. */
export async function runTests(ids: readonly PromiseId[], full: boolean): Promise<Row[]> {
  const dir = mkdtempSync(join(tmpdir(), 'presse-trust-'));
  const files = [...new Set(ids.flatMap((id) => [...PROMISES[id].tests]))];
  const report = join(dir, 'tests.json');
  const counts = join(dir, 'tried.jsonl');
  try {
    await vitest(files, report, { TRUST_FULL: full ? '1' : '', TRUST_REPORT: counts });
    const results = readResults(report);
    const tried = readTried(counts);
    return ids.map((id) => rowOf(PROMISES[id], results, tried.get(id) ?? 0));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function vitest(files: readonly string[], report: string, env: Record<string, string>) {
  const projects = [...new Set(files.map(projectOf))];
  const args = [
    ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ...projects.map((project) => `--project=${project}`),
    ...files,
  ];
  return new Promise<void>((resolve, reject) => {
    const program = join(projectRoot, 'node_modules', 'vitest', 'vitest.mjs');
    const child = spawn(process.execPath, [program, ...args], {
      cwd: projectRoot,
      stdio: 'inherit',
      env: {
        ...process.env,
        REQUIRE_ELASTICSEARCH: '1',
        REQUIRE_OBJECT_STORE: '1',
        TEST_FULL: '1',
        ...env,
      },
    });
    child.once('error', reject);
    child.once('close', () => {
      resolve();
    });
  });
}

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});
type Results = ReadonlyMap<string, z.infer<typeof reportSchema>['testResults'][number]>;

function readResults(report: string): Results {
  if (!existsSync(report)) return new Map();
  const { testResults } = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
  return new Map(testResults.map((one) => [relative(projectRoot, one.name), one]));
}

const triedSchema = z.object({ promise: z.string(), count: z.number() });

function readTried(file: string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  for (const line of lines.filter((text) => text !== '')) {
    const { promise, count } = triedSchema.parse(JSON.parse(line));
    sums.set(promise, (sums.get(promise) ?? 0) + count);
  }
  return sums;
}

function rowOf({ promise, tests }: TrustPromise, results: Results, counted: number): Row {
  const own = tests.map((file) => [file, results.get(file)] as const);
  const all = own.flatMap(([, result]) => result?.assertionResults ?? []);
  const failed = all.filter(({ status }) => status === 'failed');
  const broken = own.filter(
    ([, result]) => !result || (result.status === 'failed' && result.assertionResults.length === 0),
  );
  const skipped = all.filter(({ status }) => status !== 'failed' && status !== 'passed').length;
  return {
    promise,
    tried: all.length - skipped + counted,
    failed: failed.length + broken.length,
    notes: [
      ...failed.map(({ fullName }) => fullName),
      ...broken.map(([file]) => `${file} could not be run`),
      ...(skipped > 0 ? [`${skipped} tests were skipped`] : []),
    ],
  };
}
