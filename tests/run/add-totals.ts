import { readFileSync } from 'node:fs';
import { totalsLine } from './summary.ts';

const TOTALS = /^(\d+) passed, (\d+) failed, (\d+) skipped$/gm;

/** The sum of the totals at the end of several logs of `npm test`. A log without totals counts as a failure. */
export function addTotals(logs: readonly string[]): string {
  return totalsLine(
    logs.map((log) => {
      const last = [...log.matchAll(TOTALS)].at(-1);
      if (!last) return { passed: 0, failed: 1, skipped: 0 };
      const [, passed, failed, skipped] = last.map(Number) as [number, number, number, number];
      return { passed, failed, skipped };
    }),
  );
}

/** A program too, for .ci/run: its arguments are the files. */
if (process.argv[1] === import.meta.filename)
  process.stdout.write(
    `${addTotals(process.argv.slice(2).map((file) => readFileSync(file, 'utf8')))}\n`,
  );
