import { chmodSync, chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataDir } from './data-dir.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'presse-data-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

describe('the data folder', () => {
  it('is created where PRESSE_DATA_DIR says; others may enter it but not list it', () => {
    const path = openDataDir({ PRESSE_DATA_DIR: join(parent, 'data') });
    expect(path).toBe(join(parent, 'data'));
    expect(statSync(path).mode & 0o066).toBe(0);
  });

  it('keeps the mode that its owner has given it', () => {
    chmodSync(parent, 0o700);
    openDataDir({ PRESSE_DATA_DIR: parent });
    expect(statSync(parent).mode & 0o777).toBe(0o700);
  });

  it.runIf(process.getuid?.() === 0)('is refused when it belongs to another user', () => {
    chownSync(parent, 65_534, 65_534);
    expect(() => openDataDir({ PRESSE_DATA_DIR: parent })).toThrow(/belongs to another user/);
  });
});
