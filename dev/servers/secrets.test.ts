import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localSecrets } from './secrets.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'presse-secrets-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('the local secrets', () => {
  it('are made once and stay the same', () => {
    const first = localSecrets(dir, {});
    expect(Buffer.from(first.IDENTITY_KEY, 'base64')).toHaveLength(32);
    expect(Buffer.from(first.SESSION_KEY, 'base64')).toHaveLength(32);
    expect(first.IDENTITY_KEY).not.toBe(first.SESSION_KEY);
    expect(localSecrets(dir, {})).toEqual(first);
  });

  it('can be read by their owner only, and nothing else is left in the folder', () => {
    localSecrets(dir, {});
    expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(['secrets.json']);
  });

  it('are taken from the environment first, each by itself', () => {
    const { SESSION_KEY } = localSecrets(dir, {});
    const IDENTITY_KEY = Buffer.alloc(32, 7).toString('base64');
    expect(localSecrets(dir, { IDENTITY_KEY })).toMatchObject({ IDENTITY_KEY, SESSION_KEY });
  });

  it.each([
    ['is no JSON', '{'],
    ['lacks a key', '{"SESSION_KEY":"AAAA"}'],
  ])('are not replaced when the file %s: every press user would be locked out', (_what, text) => {
    writeFileSync(join(dir, 'secrets.json'), text);
    expect(() => localSecrets(dir, {})).toThrow(/secrets\.json can't be read\. .*remove it/);
    expect(readFileSync(join(dir, 'secrets.json'), 'utf8')).toBe(text);
  });

  it('are refused with the name of the variable when the environment has a broken one', () => {
    expect(() => localSecrets(dir, { SESSION_KEY: 'short' })).toThrow(/SESSION_KEY: /);
  });
});
