import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Child, isAlive, keepRunning, startChild } from './processes.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'presse-child-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function script(source: string): string {
  const path = join(dir, `${source.length}.mjs`);
  writeFileSync(path, source);
  return path;
}

const log = () => join(dir, 'log');

async function untilLog(text: string): Promise<void> {
  await expect
    .poll(
      () => {
        try {
          return readFileSync(log(), 'utf8');
        } catch {
          return '';
        }
      },
      { timeout: 20_000 },
    )
    .toContain(text);
}

describe('a child process', { timeout: 60_000 }, () => {
  it('writes to its log and tells its exit code', async () => {
    const path = script(`console.log('out'); console.error('err'); process.exit(3);`);
    const child = startChild(path, [], process.env, log());
    expect(await child.exited).toBe(3);
    expect(readFileSync(log(), 'utf8').trim().split('\n').sort()).toEqual(['err', 'out']);
  });

  it('gets its arguments and environment', async () => {
    const path = script(`console.log(process.argv[2], process.env.COLOUR); process.exit();`);
    await startChild(path, ['one'], { ...process.env, COLOUR: 'blue' }, log()).exited;
    await untilLog('one blue');
  });

  it('can finish its work when it is stopped', async () => {
    const path = script(
      `process.on('SIGTERM', () => { console.log('bye'); process.exit(0); }); setInterval(() => {}, 1000); console.log('up');`,
    );
    const child = startChild(path, [], process.env, log());
    await untilLog('up');
    await child.stop();
    expect(await child.exited).toBe(0);
    await untilLog('bye');
  });

  it('is killed when it ignores the stop', async () => {
    const path = script(
      `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up');`,
    );
    const child = startChild(path, [], process.env, log());
    await untilLog('up');
    await child.stop(50);
    expect(await child.exited).toBeNull();
  });

  it('ends when its parent is killed', async () => {
    const path = script(`console.log('pid ' + process.pid); setInterval(() => {}, 1000);`);
    const parent = spawn(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        `import { startChild } from ${JSON.stringify(new URL('./processes.ts', import.meta.url).href)};
         startChild(${JSON.stringify(path)}, [], process.env, ${JSON.stringify(log())});`,
      ],
      { stdio: 'ignore' },
    );
    await untilLog('pid ');
    const pid = Number(/pid (\d+)/.exec(readFileSync(log(), 'utf8'))?.[1]);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
  });
});

/** A child that the test ends. */
function fakeChild() {
  let end: (code: number | null) => void = () => undefined;
  const exited = new Promise<number | null>((resolve) => {
    end = resolve;
  });
  const child: Child = { exited, stop: async () => end(null) };
  return { child, end: (code: number) => end(code) };
}

describe('a program that is kept running', () => {
  it('is started again when it ends, and its end is reported', async () => {
    const children = [fakeChild(), fakeChild()];
    const ends: (number | null)[] = [];
    let restarted: () => void = () => undefined;
    const second = new Promise<void>((resolve) => {
      restarted = resolve;
    });
    let started = 0;
    const program = keepRunning(
      () => {
        started += 1;
        if (started === 2) restarted();
        return children[started - 1]!.child;
      },
      (code) => ends.push(code),
      1,
    );
    children[0]!.end(7);
    await second;
    expect(ends).toEqual([7]);
    await program.stop();
  });

  it('waits twice as long each time it ends at once', async () => {
    const waits: number[] = [];
    let enough: () => void = () => undefined;
    const fourth = new Promise<void>((resolve) => {
      enough = resolve;
    });
    const program = keepRunning(
      () => {
        const { child, end } = fakeChild();
        if (waits.length < 4) end(1);
        else enough();
        return child;
      },
      (_code, wait) => waits.push(wait),
      1,
    );
    await fourth;
    expect(waits).toEqual([1, 2, 4, 8]);
    await program.stop();
  });

  it('is not started again after a stop, not even during the wait', async () => {
    let started = 0;
    let told: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      told = resolve;
    });
    const program = keepRunning(
      () => {
        started += 1;
        const { child, end } = fakeChild();
        end(1);
        return child;
      },
      () => told(),
      60_000,
    );
    await ended;
    await program.stop();
    expect(started).toBe(1);
  });
});
