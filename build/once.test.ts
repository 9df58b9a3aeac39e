import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SERVER_SOURCES, WEB_SOURCES, buildOnce, inputFiles, inputHash } from './once.ts';

describe('what a build is made of', () => {
  it('holds the sources and the data, and no test', () => {
    const files = inputFiles(SERVER_SOURCES);
    expect(files).toContain('bff/main.ts');
    expect(files).toContain('db/domstol/courts.csv');
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

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'presse-dist-'));
});
afterEach(() => rmSync(dist, { recursive: true }));

const writes = (text: string) => async (folder: string) => {
  writeFileSync(join(folder, 'program.js'), text);
};
const built = () => readFileSync(join(dist, 'server/program.js'), 'utf8');

describe('a build', () => {
  it('is made once for the same inputs, and again for others', async () => {
    expect(await buildOnce('server', 'a', writes('one'), dist)).toBe(true);
    expect(await buildOnce('server', 'a', writes('two'), dist)).toBe(false);
    expect(built()).toBe('one');
    expect(await buildOnce('server', 'b', writes('three'), dist)).toBe(true);
    expect(built()).toBe('three');
  });

  it('is made again when it has been removed', async () => {
    await buildOnce('server', 'a', writes('one'), dist);
    rmSync(join(dist, 'server'), { recursive: true });
    expect(await buildOnce('server', 'a', writes('two'), dist)).toBe(true);
  });

  it('leaves the former one in place when it fails, and is tried again', async () => {
    await buildOnce('server', 'a', writes('one'), dist);
    const fails = () => Promise.reject(new Error('syntax'));
    await expect(buildOnce('server', 'b', fails, dist)).rejects.toThrow('syntax');
    expect(built()).toBe('one');
    expect(await buildOnce('server', 'b', writes('two'), dist)).toBe(true);
  });

  it('leaves nothing else behind', async () => {
    await buildOnce('server', 'a', writes('one'), dist);
    await buildOnce('server', 'b', writes('two'), dist);
    expect(readdirSync(dist).sort()).toEqual(['.server.sha256', 'server']);
  });
});
