import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';
import { trustDocument } from '#tests/trust/document.ts';
import { PROMISES } from '#tests/trust/promises.ts';
import type { TrustPromise } from '#tests/trust/promises/promise.ts';
import { readSafeguards } from '#tests/trust/safeguards/index.ts';
import { allHeld, table } from '#tests/trust/table.ts';
import { projectOf } from '#tests/trust/tests.ts';
import { eachRow } from '#tests/support/each-row.ts';

const promises: Readonly<Record<string, TrustPromise>> = PROMISES;
const safeguards = await readSafeguards();
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const exists = (file: string) => existsSync(join(projectRoot, file));

describe('a promise', () => {
  it('names files that there are', () =>
    eachRow(Object.entries(promises), ([, { keptBy, tests }]) => {
      expect([...keptBy, ...tests].filter((file) => !exists(file))).toEqual([]);
      expect(tests.length).toBeGreaterThan(0);
    }));

  it('has a safeguard that is taken out to try its tests', () =>
    eachRow(Object.keys(promises), (id) => {
      expect(safeguards.filter(({ promise }) => promise === id).length).toBeGreaterThan(0);
    }));
});

describe('a safeguard', () => {
  it('stands once where its list says', () =>
    eachRow(safeguards, ({ file, find, replace, promise }) => {
      expect(read(file).split(find).length - 1, `times in ${file}`).toBe(1);
      expect(replace).not.toBe(find);
      expect(Object.keys(promises)).toContain(promise);
    }));

  it('is tried by tests of its project', () =>
    eachRow(safeguards, ({ tests, project }) => {
      expect(tests.length).toBeGreaterThan(0);
      expect(tests.filter((file) => !exists(file))).toEqual([]);
      for (const file of tests) expect(projectOf(file)).toBe(project);
    }));

  it('is one of at least 40', () => {
    expect(safeguards.length).toBeGreaterThanOrEqual(40);
  });
});

describe('docs/TRUST.md', () => {
  it('says what the lists say: `npm run trust -- --docs` writes it', () => {
    expect(read('docs/TRUST.md')).toBe(trustDocument(PROMISES, safeguards));
  });
});

describe('the table of what was tried', () => {
  const row = { promise: 'It holds.', tried: 3, failed: 0, notes: [] };

  it('has held when everything was tried and nothing failed', () => {
    expect(allHeld([row])).toBe(true);
    expect(table([row])).toContain('3 tried, 1 of 1 promises held, 0 did not');
  });

  it('has not held when something failed, and says what', () => {
    const rows = [row, { ...row, failed: 1, notes: ['a name was found'] }];
    expect(allHeld(rows)).toBe(false);
    expect(table(rows)).toContain('- a name was found');
    expect(table(rows)).toContain('6 tried, 1 of 2 promises held, 1 did not');
  });

  it('has not held when nothing was tried', () => {
    expect(allHeld([{ ...row, tried: 0 }])).toBe(false);
  });
});
