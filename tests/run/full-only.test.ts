import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { FULL_ONLY } from './full-only.ts';
import { argumentsOf, isWhole } from './vitest.ts';

const run: Parameters<typeof argumentsOf>[0] = {
  projects: ['integration'],
  paths: [],
  changed: null,
  full: false,
  program: process.execPath,
  alone: true,
  interrupted: new AbortController().signal,
};
const excluded = (more: Partial<typeof run>) =>
  argumentsOf({ ...run, ...more }, 'report.json')
    .filter((one) => one.startsWith('--exclude='))
    .map((one) => one.slice('--exclude='.length));

it('leaves out test files that there are, each once', () => {
  expect(FULL_ONLY.filter((file) => !existsSync(join(projectRoot, file)))).toEqual([]);
  expect(new Set(FULL_ONLY).size).toBe(FULL_ONLY.length);
});

it('leaves them out of the short form only', () => {
  expect(excluded({})).toEqual(FULL_ONLY);
  expect(excluded({ full: true })).toEqual([]);
});

it('runs in its long form what somebody names, and what the work at hand touches', () => {
  for (const more of [{ paths: ['upgrade'] }, { changed: 'HEAD' }] as Partial<typeof run>[]) {
    expect(excluded(more)).toEqual([]);
    expect(isWhole({ ...run, ...more })).toBe(true);
  }
  expect(isWhole(run)).toBe(false);
});
