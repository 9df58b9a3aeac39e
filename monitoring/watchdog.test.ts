import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#build/paths.ts';

/** Runs `program` with a watchdog that kills after a second without a sign of life: fifty looks in a row. */
async function run(program: string): Promise<{ signal: string | null; errors: string }> {
  const start = `import { startWatchdog } from './monitoring/watchdog.ts';
    const dog = startWatchdog({ seconds: 1, every: 20 });`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', `${start}\n${program}`];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: 'pipe',
    // Should the watchdog fail, the blocked program would stay for ever.
    ...{ timeout: 25_000, killSignal: 'SIGKILL' },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { signal, errors };
}

describe('a program with a watchdog', () => {
  it.each([
    ['is blocked', 'dog.beat(); for (;;) ;'],
    ['waits for something that never comes', 'dog.beat(); setInterval(() => {}, 1000);'],
  ])('is killed when it %s, and says why', async (_what, program) => {
    const { signal, errors } = await run(program);
    expect(signal).toBe('SIGKILL');
    expect(errors).toContain('no sign of life for 1 s');
  });

  it('goes on while it gives signs of life, and ends by itself', async () => {
    const program = `let left = 100;
      const timer = setInterval(() => { dog.beat(); if (--left === 0) clearInterval(timer); }, 20);`;
    expect(await run(program)).toEqual({ signal: null, errors: '' });
  });

  it('is left alone once the watchdog is closed', async () => {
    const program = 'await dog.close(); setTimeout(() => {}, 2000);';
    expect(await run(program)).toEqual({ signal: null, errors: '' });
  });
});
