import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataDirPath, projectRoot } from './data-dir.ts';

describe('the data folder', () => {
  it('is .data in the project', () => {
    expect(dataDirPath({}, 1000)).toBe(join(projectRoot, '.data'));
  });

  it('is in the temporary folder for root, whose project another user may not read', () => {
    expect(dirname(dataDirPath({}, 0))).toBe(tmpdir());
  });

  it('is where PRESSE_DATA_DIR says, for everybody', () => {
    expect(dataDirPath({ PRESSE_DATA_DIR: '/elsewhere' }, 0)).toBe('/elsewhere');
    expect(dataDirPath({ PRESSE_DATA_DIR: '/elsewhere' }, 1000)).toBe('/elsewhere');
  });
});
