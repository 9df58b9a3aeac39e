import { describe, expect, it } from 'vitest';
import { addTotals } from './add-totals.ts';

const log = (passed: number, failed: number, skipped: number) =>
  `✓ unit\n\n${passed} passed, ${failed} failed, ${skipped} skipped\n`;

describe('the totals of several runs', () => {
  it('are added up', () => {
    expect(addTotals([log(40, 1, 2), log(20, 0, 3)])).toBe('60 passed, 1 failed, 5 skipped');
  });

  it('are read from the end of a log', () => {
    expect(addTotals([`${log(1, 1, 1)}${log(5, 0, 0)}npm notice\n`])).toBe(
      '5 passed, 0 failed, 0 skipped',
    );
  });

  it('have a failure for a run that ended without them', () => {
    expect(addTotals([log(5, 0, 0), 'npm test was killed'])).toBe('5 passed, 1 failed, 0 skipped');
  });
});
