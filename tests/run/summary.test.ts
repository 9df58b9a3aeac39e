import { describe, expect, it } from 'vitest';
import { outcomeOf, type Outcome } from './outcome.ts';
import { summary, totalsLine } from './summary.ts';

const step = (counts: Partial<Outcome>): Outcome => ({
  name: 'a step',
  passed: 0,
  failed: 0,
  skipped: 0,
  detail: '',
  ...counts,
});

describe('the last line', () => {
  it('sums tests and steps alike', () => {
    const vitest = step({ passed: 40, failed: 2, skipped: 3 });
    const types = outcomeOf('types', { status: 'passed' });
    const lint = outcomeOf('lint', { status: 'failed', problem: 'a rule' });
    const size = outcomeOf('size', { status: 'skipped', reason: 'not built' });
    expect(totalsLine([vitest, types, lint, size])).toBe('41 passed, 3 failed, 4 skipped');
  });

  it('is there even when nothing ran', () => {
    expect(totalsLine([])).toBe('0 passed, 0 failed, 0 skipped');
  });

  it('ends the summary, with nothing but a line break behind it', () => {
    expect(summary([step({ passed: 1 })])).toMatch(/\n1 passed, 0 failed, 0 skipped\n$/);
  });
});

describe('the summary', () => {
  it('says why a step failed or was skipped, below the step', () => {
    const text = summary([
      outcomeOf('types', { status: 'failed', problem: 'here\nand there' }),
      outcomeOf('size', { status: 'skipped', reason: 'not built' }),
    ]);
    expect(text).toContain('✗ types\n    here\n    and there\n- size\n    not built\n');
  });

  it('tells how many tests a step of many had', () => {
    expect(summary([step({ passed: 2, skipped: 1 })])).toContain(
      '✓ a step (2 passed, 0 failed, 1 skipped)',
    );
  });
});
