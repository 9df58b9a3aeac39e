import { BENCH_NOW, copyOf, openEngine, openStage } from '#bench/kit/stage.ts';
import type { BenchOptions } from '#bench/kit/bench.ts';
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
