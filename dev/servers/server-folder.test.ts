import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openToOthers, serverHome, serverUser } from './server-folder.ts';

describe("a server's folder", () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'presse-home-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is in the data folder when its user can enter that', () => {
    chmodSync(dataDir, 0o711);
    expect(serverHome(dataDir, 'postgres')).toBe(join(dataDir, 'postgres'));
  });

  it('is elsewhere, and always in the same place, when only root can enter the data folder', () => {
    const home = serverHome(dataDir, 'postgres');
    const elsewhere = dirname(home) !== dataDir;
    try {
      expect(elsewhere).toBe(serverUser() !== undefined);
      expect(openToOthers(home)).toBe(elsewhere);
      expect(serverHome(dataDir, 'postgres')).toBe(home);
    } finally {
      rmSync(dirname(home), { recursive: true, force: true });
    }
  });
});
