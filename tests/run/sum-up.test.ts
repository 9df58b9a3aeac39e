import { describe, expect, it } from 'vitest';
import { sumUp } from './sum-up.ts';

const log = (passed: number, failed: number, skipped: number) =>
  `✓ unit\n\n${passed} passed, ${failed} failed, ${skipped} skipped\n`;

describe('the totals of several runs', () => {
  it('are added up', () => {
    expect(sumUp([log(40, 1, 2), log(20, 0, 3)])).toBe('60 passed, 1 failed, 5 skipped');
  });

  it('are read from the end of a log', () => {
    expect(sumUp([`${log(1, 1, 1)}${log(5, 0, 0)}npm notice\n`])).toBe(
      '5 passed, 0 failed, 0 skipped',
    );
  });

  it('have a failure for a run that ended without them', () => {
    expect(sumUp([log(5, 0, 0), 'npm test was killed'])).toBe('5 passed, 1 failed, 0 skipped');
  });
});

describe('what failed', () => {
  it('is said again above the totals, with what its step says of it', () => {
    const failed = `✗ web (1 passed, 1 failed, 0 skipped)\n    a page › opens\n    skipped: x\n✓ types\n`;
    expect(sumUp([`${failed}\n1 passed, 1 failed, 0 skipped\n`, log(5, 0, 0)])).toBe(
      [
        '✗ web (1 passed, 1 failed, 0 skipped)',
        '    a page › opens',
        '    skipped: x',
        '6 passed, 1 failed, 0 skipped',
      ].join('\n'),
    );
  });
});
