import type { Outcome } from './outcome.ts';

type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped'>;

/** The sums over all steps. */
export function total(outcomes: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => outcomes.reduce((all, outcome) => all + outcome[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The test command's last line, read by machines: keep its form. */
export function totalsLine(outcomes: readonly Counts[]): string {
  const { passed, failed, skipped } = total(outcomes);
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** One line a step, what went wrong below it, and the totals last. */
export function summary(outcomes: readonly Outcome[]): string {
  return [...outcomes.flatMap(lines), '', totalsLine(outcomes), ''].join('\n');
}

function lines(outcome: Outcome): string[] {
  const { name, passed, failed, skipped, detail } = outcome;
  const mark = failed > 0 ? '✗' : skipped > 0 && passed === 0 ? '-' : '✓';
  const counts =
    passed + failed + skipped === 1 ? '' : ` (${totalsLine([{ passed, failed, skipped }])})`;
  const indented = detail ? detail.split('\n').map((line) => `    ${line}`) : [];
  return [`${mark} ${name}${counts}`, ...indented];
}
