import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { programPath, projectRoot } from '#build/paths.ts';
import { buildServer } from '#build/server.ts';
import type { World } from './world.ts';

/* The indexer as it runs in production, built, in processes of its own: neither its memory nor its processor is the bench's. */

export interface Rebuilt {
  readonly seconds: number;
  /** Seconds of processor. */
  readonly processor: number;
  /** The most memory that the process has had, MB. */
  readonly memory: number;
}

/** Runs before a program's own code: it says at its end what it has used, which nobody can ask later, and ends when the bench is gone. */
const FIRST = `data:text/javascript,${encodeURIComponent(`
  process.once('beforeExit', () => process.send(process.resourceUsage(), () => process.disconnect()));
  process.once('disconnect', () => process.exit());
  process.channel.unref();
`)}`;
const usage = z.object({
  userCPUTime: z.number(),
  systemCPUTime: z.number(),
  maxRSS: z.number(),
});
const report = z.object({ finished: z.literal(true), seconds: z.number() });

/** One rebuild, and what it has used. */
export async function rebuildApart(world: World): Promise<Rebuilt> {
  const child = await start(world, ['rebuild', '--json']);
  const [told, answer] = await Promise.all([
    Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('the rebuild has failed'))),
    ]),
    text(child.stdout!),
  ]);
  const used = usage.parse((told as [unknown])[0]);
  return {
    seconds: report.parse(JSON.parse(answer)).seconds,
    processor: (used.userCPUTime + used.systemCPUTime) / 1_000_000,
    memory: used.maxRSS / 1024,
  };
}

/** Does `work` while rebuilds run, one after the other. */
export async function besideRebuilds(world: World, work: () => Promise<void>): Promise<void> {
  let isWanted = true;
  let child: ChildProcess | undefined;
  const rebuilding = (async () => {
    while (isWanted) {
      child = await start(world, ['rebuild', '--json']);
      child.stdout?.resume();
      if (!isWanted) child.kill('SIGKILL');
      const [code] = (await once(child, 'exit')) as [number | null];
      if (isWanted && code !== 0) throw new Error('the rebuild has failed');
    }
  })();
  try {
    await Promise.race([work(), rebuilding]);
  } finally {
    isWanted = false;
    child?.kill('SIGKILL');
    await rebuilding;
  }
}

export function startFollower(world: World): Promise<ChildProcess> {
  return start(world, ['follow']);
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function start({ env }: World, words: readonly string[]) {
  await buildServer();
  return fork(programPath('indexer'), words, {
    cwd: projectRoot,
    execArgv: ['--import', FIRST],
    env: { ...process.env, ...env },
    stdio: ['ignore', words.includes('--json') ? 'pipe' : 'ignore', 'inherit', 'ipc'],
  });
}
