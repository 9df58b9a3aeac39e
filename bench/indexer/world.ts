import { once } from 'node:events';
import { fork, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { BENCH_NOW, copyOf, openEngine, openStage } from '#bench/kit/stage.ts';
import type { BenchOptions } from '#bench/kit/bench.ts';
import { programPath, projectRoot } from '#build/paths.ts';
import { buildServer } from '#build/server.ts';
import { compose } from '#indexer/compose.ts';
import { readConfig } from '#indexer/config.ts';
import type { EngineName, Indexer } from '#indexer/indexer.ts';
import { SILENT } from '#indexer/progress.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';

export const never = new AbortController().signal;

/** A database of its own, an engine, and an indexer on both. */
export interface World {
  readonly indexer: Indexer;
  /** What the programs of this world read of their environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Opens a copy of the stage's database. The indices of `prefix` are dropped at both ends. */
export async function openWorld(
  options: BenchOptions,
  prefix: string,
  engineName: EngineName = 'elasticsearch',
): Promise<World> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const one of closing.splice(0).reverse()) await one();
  };
  try {
    const stage = await openStage(options);
    closing.push(stage.close);
    const engine = engineName === 'elasticsearch' ? await openEngine(options) : null;
    if (engine) closing.push(engine.stop);
    const copy = await copyOf(stage);
    closing.push(copy.close);
    const env = {
      DATABASE_URL: copy.databaseUrl,
      ELASTICSEARCH_URL: engine?.url ?? '',
      INDEX_PREFIX: prefix,
      PRESSE_NOW: BENCH_NOW.toISOString(),
      LOG_LEVEL: 'error',
      CLOSED_NETWORK: 'true',
    };
    const { indexer, close: end } = compose(readConfig(env));
    closing.push(end);
    const dropAll = async () => {
      for (const name of await indexer.index.list()) await indexer.index.drop(name);
    };
    await dropAll();
    closing.push(dropAll);
    return { indexer, env, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A rebuild that must come to its end. */
export async function rebuildAll(indexer: Indexer): Promise<void> {
  const { finished } = await rebuild(indexer, { signal: never, progress: SILENT });
  if (!finished) throw new Error('the rebuild has not finished');
}

export interface Rebuilt {
  readonly seconds: number;
  /** Seconds of processor. */
  readonly processor: number;
  /** The most memory that the process has had, MB. */
  readonly memory: number;
}

/** Says at its end what a program has used: its parent can't ask when it is gone. */
const TELLS_USAGE = `data:text/javascript,${encodeURIComponent(
  "process.once('beforeExit', () => process.send(process.resourceUsage(), () => process.disconnect()))",
)}`;
const usage = z.object({
  userCPUTime: z.number(),
  systemCPUTime: z.number(),
  maxRSS: z.number(),
});
const report = z.object({ finished: z.literal(true), seconds: z.number() });

/** A rebuild by the program as it runs in production, so that neither its memory nor its processor is the bench's. */
export async function rebuildApart({ env }: World): Promise<Rebuilt> {
  await buildServer();
  const child = fork(programPath('indexer'), ['rebuild', '--json'], {
    cwd: projectRoot,
    execArgv: ['--import', TELLS_USAGE],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
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

/** Starts rebuilds, one after the other, in a process of their own that has to be ended. */
export function startRebuilds(env: World['env']): ChildProcess {
  return fork(new URL('rebuild-process.ts', import.meta.url), [], {
    cwd: projectRoot,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, ...env },
  });
}
