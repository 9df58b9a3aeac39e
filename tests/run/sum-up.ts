import { readFileSync } from 'node:fs';
import { totalsLine } from './summary.ts';

const TOTALS = /^(\d+) passed, (\d+) failed, (\d+) skipped$/gm;
/** A step that failed, and what is said of it below. */
const FAILED = /^✗ .*(?:\n {4}.*)*/gm;

/**
 * What failed in several runs of `npm test`, and the sum of their totals: who sees only the end of a long output sees why.
 * A log without totals counts as a failure.
 */
export function sumUp(logs: readonly string[]): string {
  const failed = logs.flatMap((log) => log.match(FAILED) ?? []);
  const totals = totalsLine(
    logs.map((log) => {
      const last = [...log.matchAll(TOTALS)].at(-1);
      if (!last) return { passed: 0, failed: 1, skipped: 0 };
      const [, passed, failed, skipped] = last.map(Number) as [number, number, number, number];
      return { passed, failed, skipped };
    }),
  );
  return [...failed, totals].join('\n');
}

/** A program too, for .ci/run: its arguments are the files. */
if (process.argv[1] === import.meta.filename)
  process.stdout.write(
    `${sumUp(process.argv.slice(2).map((file) => readFileSync(file, 'utf8')))}\n`,
  );
