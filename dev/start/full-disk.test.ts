import { expect, it } from 'vitest';
import { orFullDisk } from './full-disk.ts';

it.each([
  'ENOSPC: no space left on device, write',
  'Command failed: initdb\n2026-11-21 FATAL:  could not extend file "base/1/2691": No space left on device\nHINT: Check',
])('a full disk is one line that says what to do: %s', (said) => {
  const { message } = orFullDisk(new Error(said), '/data/presse') as Error;
  expect(message).toMatch(/^The disk of \/data\/presse is full\. .*PRESSE_DATA_DIR=.*$/);
});

it('any other error stays as it is', () => {
  const other = new Error('Port 3000 is in use');
  expect(orFullDisk(other, '/data')).toBe(other);
  expect(orFullDisk('text', '/data')).toBe('text');
});
