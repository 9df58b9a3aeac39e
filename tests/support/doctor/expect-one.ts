import { expect } from 'vitest';
import type { Finding } from '#doctor/check.ts';

/** One finding, which says what is wrong, and what to do. */
export function expectOne(
  findings: readonly Finding[],
  status: Finding['status'],
  what: RegExp,
): void {
  expect(findings).toMatchObject([{ status, what: expect.stringMatching(what) as string }]);
  if (status === 'warning' || status === 'wrong') expect(findings[0]?.todo).toMatch(/\w{3}/);
}
