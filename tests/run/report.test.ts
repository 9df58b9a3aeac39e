import { describe, expect, it } from 'vitest';
import { readReport } from './report.ts';

const test = (status: string, title = 'does it') => ({
  ancestorTitles: ['a suite'],
  title,
  status,
});
const file = (status: string, tests: readonly object[], message = '') => ({
  name: 'a.test.ts',
  status,
  message,
  assertionResults: tests,
});
const read = (files: readonly object[], exitCode: number) =>
  readReport('tests', JSON.stringify({ success: exitCode === 0, testResults: files }), exitCode);

describe("vitest's report", () => {
  it('is counted test by test', () => {
    const tests = [test('passed'), test('passed'), test('skipped'), test('todo'), test('pending')];
    expect(read([file('passed', tests)], 0)).toMatchObject({ passed: 2, failed: 0, skipped: 3 });
  });

  it('names the tests that failed', () => {
    const outcome = read([file('failed', [test('failed', 'is right'), test('passed')])], 1);
    expect(outcome).toMatchObject({ passed: 1, failed: 1, detail: 'a suite › is right' });
  });

  it('says how each began to fail, without the long end of its stack', () => {
    const stack = Array.from({ length: 30 }, (_, line) => `at line ${line}`).join('\n');
    const broken = {
      ...test('failed', 'is right'),
      failureMessages: [`Error: 1 is not 2\n${stack}`],
    };
    const lines = read([file('failed', [broken])], 1).detail.split('\n');
    expect(lines.slice(0, 3)).toEqual(['a suite › is right', '  Error: 1 is not 2', '  at line 0']);
    expect(lines).toHaveLength(7);
  });

  it('counts a file that could not be run as a failure', () => {
    const outcome = read([file('failed', [], 'no such module'), file('passed', [])], 1);
    expect(outcome).toMatchObject({ failed: 1, detail: 'a.test.ts: no such module' });
  });

  it('does not pass when something outside the tests broke', () => {
    expect(read([file('passed', [test('passed')])], 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('is refused in another shape, rather than counted as nothing', () => {
    expect(() => readReport('tests', '{}', 0)).toThrow();
  });
});
