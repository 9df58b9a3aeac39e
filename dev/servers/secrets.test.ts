import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalSecrets, keyEnvironment, localKeys, localSecrets } from './secrets.ts';

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

  it('of a file from before there was a key for words are the same every time, and it has one', () => {
    const before: Partial<LocalSecrets> = localSecrets(dir, {});
    delete before.AUDIT_KEY;
    writeFileSync(join(dir, 'secrets.json'), JSON.stringify(before));
    const { AUDIT_KEY, ...rest } = localSecrets(dir, {});
    expect(rest).toEqual(before);
    expect(Buffer.from(AUDIT_KEY, 'base64')).toHaveLength(32);
    expect(Object.values(before)).not.toContain(AUDIT_KEY);
    expect(localSecrets(dir, {}).AUDIT_KEY).toBe(AUDIT_KEY);
  });

  it('are given to programs as their keys, the older one too when there is one', () => {
    const IDENTITY_KEY_OLD = Buffer.alloc(32, 7).toString('base64');
    const secrets = localSecrets(dir, { IDENTITY_KEY_OLD });
    expect(Object.keys(keyEnvironment(secrets)).sort()).toEqual(
      ['AUDIT_KEY', 'IDENTITY_KEY', 'IDENTITY_KEY_OLD', 'SESSION_KEY'].sort(),
    );
    expect(localKeys(secrets).identity[1]).toEqual(Buffer.alloc(32, 7));
    expect(localKeys(secrets).session).toHaveLength(1);
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
