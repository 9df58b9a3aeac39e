import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { trustDocument } from '#tests/trust/document.ts';
import { PROMISES, type TrustPromise } from '#tests/trust/promises.ts';
import { readSafeguards } from '#tests/trust/safeguards/index.ts';
import { projectOf } from '#tests/trust/tests.ts';

const promises: Readonly<Record<string, TrustPromise>> = PROMISES;
const safeguards = await readSafeguards();
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const exists = (file: string) => existsSync(join(projectRoot, file));

describe('a promise', () => {
  it.each(Object.entries(promises))('%s names files that there are', (_id, { keptBy, tests }) => {
    expect([...keptBy, ...tests].filter((file) => !exists(file))).toEqual([]);
    expect(tests.length).toBeGreaterThan(0);
  });

  it.each(Object.keys(promises))('%s has a safeguard that is taken out to try its tests', (id) => {
    expect(safeguards.filter(({ promise }) => promise === id).length).toBeGreaterThan(0);
  });
});

describe('a safeguard', () => {
  it.each(safeguards)('stands once where its list says: $name', (safeguard) => {
    expect(read(safeguard.file).split(safeguard.find)).toHaveLength(2);
    expect(safeguard.replace).not.toBe(safeguard.find);
    expect(Object.keys(promises)).toContain(safeguard.promise);
  });

  it.each(safeguards)('is tried by tests of its project: $name', ({ tests, project }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((file) => !exists(file))).toEqual([]);
    for (const file of tests) expect(projectOf(file)).toBe(project);
  });

  it('is one of at least 40', () => {
    expect(safeguards.length).toBeGreaterThanOrEqual(40);
  });
});

describe('docs/TRUST.md', () => {
  it('says what the lists say: `npm run trust -- --docs` writes it', () => {
    expect(read('docs/TRUST.md')).toBe(trustDocument(PROMISES, safeguards));
  });
});
