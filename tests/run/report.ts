import { z } from 'zod';
import type { Outcome } from './outcome.ts';

const testSchema = z.object({
  ancestorTitles: z.array(z.string()),
  title: z.string(),
  status: z.enum(['passed', 'failed', 'skipped', 'pending', 'todo', 'disabled']),
  failureMessages: z.array(z.string()).default([]),
});
/** A message of vitest begins with what was wrong; then come the lines of the stack. */
const MESSAGE_LINES = 6;
const reportSchema = z.object({
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['passed', 'failed']),
      message: z.string().default(''),
      assertionResults: z.array(testSchema),
    }),
  ),
});
type TestFile = z.infer<typeof reportSchema>['testResults'][number];

/**
 * What vitest's JSON report says. A file that could not be run counts as one failure; so does a run that
 * failed although every test passed (an error outside the tests, a set-up that broke).
 */
export function readReport(name: string, json: string, exitCode: number | null): Outcome {
  const { testResults } = reportSchema.parse(JSON.parse(json));
  const tests = testResults.flatMap((file) => file.assertionResults);
  const broken = testResults.filter(isBroken);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const failed = tests.filter((test) => test.status === 'failed');
  const outside = exitCode !== 0 && failed.length + broken.length === 0;
  const detail = [
    ...failed.flatMap((test) => [
      [...test.ancestorTitles, test.title].join(' › '),
      ...test.failureMessages.flatMap((message) =>
        message
          .split('\n')
          .slice(0, MESSAGE_LINES)
          .map((line) => `  ${line}`),
      ),
    ]),
    ...broken.map((file) => `${file.name}: ${file.message.split('\n')[0] ?? ''}`),
    ...(outside ? ['an error outside the tests: see above'] : []),
    ...skips(tests.filter((test) => test.status !== 'passed' && test.status !== 'failed')),
  ];
  return {
    name,
    passed,
    failed: failed.length + broken.length + (outside ? 1 : 0),
    skipped: tests.length - passed - failed.length,
    detail: detail.join('\n'),
  };
}

function isBroken(file: TestFile): boolean {
  return (
    file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed')
  );
}

/** One line for each suite: its title says why it is skipped. */
function skips(tests: readonly z.infer<typeof testSchema>[]): string[] {
  const suites = new Set(tests.map((test) => test.ancestorTitles[0] ?? test.title));
  return [...suites].map((suite) => `skipped: ${suite}`);
}
