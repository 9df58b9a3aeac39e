import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { isAlive } from './processes.ts';

const runModule = JSON.stringify(new URL('./run-program.ts', import.meta.url).href);

/** A process that runs `program` (source text) with `runProgram` and ends with its exit code. */
function start(program: string, env: NodeJS.ProcessEnv = {}) {
  const args = JSON.stringify(['--input-type=module', '-e', program]);
  const source = `import { runProgram } from ${runModule};
    process.exitCode = await runProgram(${args}, process.env);`;
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', source], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
    env: { ...process.env, npm_lifecycle_event: '', ...env },
  });
}

const COUNTS_SIGNALS = `
  let count = 0;
  for (const name of ['SIGTERM', 'SIGINT'])
    process.on(name, () => { count += 1; console.log(name); setTimeout(() => process.exit(count), 300); });
  setInterval(() => {}, 1000);
  console.log('up ' + process.pid);`;

async function firstLine(process: ReturnType<typeof start>): Promise<string> {
  const [chunk] = (await once(process.stdout, 'data')) as [Buffer];
  return chunk.toString('utf8');
}

describe('a program that is run', { timeout: 60_000 }, () => {
  it('has our input and output, and its exit code becomes ours', async () => {
    const runner = start(
      `process.stdin.on('data', (data) => { process.stdout.write('got ' + data); process.exit(42); })`,
    );
    runner.stdin.write('something');
    const [output, exit] = await Promise.all([text(runner.stdout), once(runner, 'exit')]);
    expect(output).toBe('got something');
    expect(exit[0]).toBe(42);
  });

  it('ends us with 128 and the number of the signal that ended it', async () => {
    const runner = start(`process.kill(process.pid, 'SIGKILL')`);
    const [code] = (await once(runner, 'exit')) as [number];
    expect(code).toBe(137);
  });

  it('gets a signal to our whole process group once', async () => {
    const runner = start(COUNTS_SIGNALS);
    await firstLine(runner);
    process.kill(-runner.pid!, 'SIGTERM');
    const [code] = (await once(runner, 'exit')) as [number];
    expect(code).toBe(1);
  });

  it('takes along what it has started, when a signal ends it', async () => {
    const runner = start(`
      const { spawn } = await import('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
      child.once('spawn', () => console.log('up ' + child.pid));
      setInterval(() => {}, 1000);`);
    const pid = Number((await firstLine(runner)).split(' ')[1]);
    runner.kill('SIGINT');
    await once(runner, 'exit');
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
  });

  it('is asked to end when we are killed', async () => {
    const runner = start(COUNTS_SIGNALS);
    const pid = Number((await firstLine(runner)).split(' ')[1]);
    runner.kill('SIGKILL');
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
  });

  it('is asked to end when the shell that npm runs us in ends', async () => {
    const source = `import { runProgram } from ${runModule};
      await runProgram(${JSON.stringify(['--input-type=module', '-e', COUNTS_SIGNALS])}, process.env);`;
    const shell = spawn(
      'sh',
      ['-c', '"$0" --import tsx --input-type=module -e "$1"; true', process.execPath, source],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, npm_lifecycle_event: 'start' },
      },
    );
    const pid = Number(
      ((await once(shell.stdout, 'data')) as [Buffer])[0].toString().split(' ')[1],
    );
    shell.kill('SIGKILL');
    expect(await text(shell.stdout)).toBe('SIGTERM\n');
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false);
  });
});
