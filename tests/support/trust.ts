import { appendFileSync } from 'node:fs';
import type { PromiseId } from '#tests/trust/promises.ts';

/** `npm run trust -- --full` runs the long form of what the test command runs in a short one. */
export function rounds(short: number, long: number): number {
  return process.env['TRUST_FULL'] === '1' ? long : short;
}

/** Tells `npm run trust` how often a test has tried to break a promise; the test itself says whether it held. */
export function tried(promise: PromiseId, count: number): void {
  const report = process.env['TRUST_REPORT'];
  if (report) appendFileSync(report, `${JSON.stringify({ promise, count })}\n`);
}
