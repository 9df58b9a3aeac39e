import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePidFile, runningPostgres } from './cluster.ts';

const file = (pid: number) => `${pid}\n/data\n1795230000\n5499\n\n127.0.0.1\n  0 0\nready   \n`;

describe('postmaster.pid', () => {
  it('says which process and which port', () => {
    expect(parsePidFile(file(4711))).toEqual({ pid: 4711, port: 5499 });
  });

  it.each(['', '4711\n/data\n', 'no number\n\n\n5499\n'])(
    'is not trusted half written: %j',
    (text) => {
      expect(parsePidFile(text)).toBeNull();
    },
  );

  it('left behind by a process that is gone means nothing', () => {
    const data = mkdtempSync(join(tmpdir(), 'presse-pid-'));
    try {
      expect(runningPostgres(data)).toBeNull();
      writeFileSync(join(data, 'postmaster.pid'), file(2 ** 30));
      expect(runningPostgres(data)).toBeNull();
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  });
});
