import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shareServer, stopUnused } from './shared-server.ts';

describe('a shared server', () => {
  let home: string;
  let server: string | null;
  let calls: string[];

  const recipe = {
    find: async () => server,
    start: async () => {
      calls.push('start');
      return (server = 'the server');
    },
    stop: async () => {
      calls.push('stop');
      server = null;
    },
  };

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'presse-shared-'));
    server = null;
    calls = [];
  });
  afterEach(() => {
    rmSync(home, { recursive: true, force: true });
  });

  it('starts once for all that come at the same time, and stops when the last one leaves', async () => {
    const users = await Promise.all([1, 2, 3].map(() => shareServer(home, recipe)));
    expect(calls).toEqual(['start']);
    await Promise.all(users.slice(1).map(({ leave }) => leave()));
    expect(calls).toEqual(['start']);
    await users[0]?.leave();
    expect(calls).toEqual(['start', 'stop']);
  });

  it('counts leaving twice as leaving once', async () => {
    const [first, second] = [await shareServer(home, recipe), await shareServer(home, recipe)];
    await Promise.all([first.leave(), first.leave()]);
    expect(server).toBe('the server');
    await second.leave();
    expect(server).toBeNull();
  });

  it('does not count a process that has ended', async () => {
    server = 'left behind';
    mkdirSync(join(home, 'users'));
    writeFileSync(join(home, 'users', `${2 ** 30}-dead`), '');
    const { leave } = await shareServer(home, recipe);
    await leave();
    expect(calls).toEqual(['stop']);
  });

  it('is stopped when all who used it were killed, and never started for that', async () => {
    await stopUnused(home, recipe);
    expect(calls).toEqual([]);
    const { leave } = await shareServer(home, recipe);
    await stopUnused(home, recipe);
    expect(server).toBe('the server');
    await leave();
    server = 'left behind';
    writeFileSync(join(home, 'users', `${2 ** 30}-dead`), '');
    await stopUnused(home, recipe);
    expect(calls).toEqual(['start', 'stop', 'stop']);
  });

  it('starts again when it has ended by itself', async () => {
    const gone = await shareServer(home, recipe);
    server = null;
    const { leave } = await shareServer(home, recipe);
    await leave();
    await gone.leave();
    expect(calls).toEqual(['start', 'start', 'stop']);
  });

  it('can be started by the next one when a start has failed', async () => {
    const failing = { ...recipe, start: () => Promise.reject(new Error('no memory')) };
    await expect(shareServer(home, failing)).rejects.toThrow('no memory');
    const { leave } = await shareServer(home, recipe);
    expect(calls).toEqual(['start']);
    await leave();
  });
});
