import { describe, expect, it } from 'vitest';
import { inputFiles, inputHash, SERVER_SOURCES, WEB_SOURCES } from './inputs.ts';

describe('what a build is made of', () => {
  it('holds the sources and the data, and no test', () => {
    const files = inputFiles(SERVER_SOURCES);
    expect(files).toContain('bff/main.ts');
    expect(files).toContain('db/courts/courts.csv');
    expect(files.some((path) => path.endsWith('.sql'))).toBe(true);
    expect(files.filter((path) => path.includes('.test.'))).toEqual([]);
  });

  it('takes a file as well as a folder', () => {
    expect(inputFiles(WEB_SOURCES)).toContain('vite.config.ts');
  });

  it('is told apart by content and by kind of build', () => {
    expect(inputHash(['domain'])).toBe(inputHash(['domain']));
    expect(inputHash(['domain'])).not.toBe(inputHash(['contract']));
    expect(inputHash(['domain'], 'production')).not.toBe(inputHash(['domain']));
  });
});
