import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, BenchOptions } from '#bench/kit/bench.ts';
import { figure, percentile, type Figure } from '#bench/kit/figures.ts';
import { BENCH_NOW } from '#bench/kit/stage.ts';
import { rowsOf, run, sql } from '#db/sql.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { EngineUnavailable, NOTHING_STALE, type SearchEngine } from '#search/port.ts';
import { atRate } from './at-rate.ts';
import { besideRebuilds, startFollower, stop } from './programs.ts';
import { openWorld, rebuildAll, type World } from './world.ts';

export const bench: Bench = {
  about: 'from the commit of a change until a search finds it: 10 and 250 changes a second',
  cases: 100_000,
  quick: { cases: 500, rounds: 1 },
  run: measure,
};

/** Changes a second: of an ordinary day, and of a nightly list. */
const FEW = 10;
const MANY = 250;
/** Of a round. */
const SECONDS = 15;
/** Changes that one look at the index asks for. */
const AT_ONCE = 500;
/** ms between two looks. */
const LOOK = 20;
/** ms after which a change counts as lost. */
const LOST = 60_000;

async function measure(options: BenchOptions): Promise<readonly Figure[]> {
  const world = await openWorld(options, 'benchfollow');
  const { url, prefix } = elasticOf(world);
  const adapter = createElasticAdapter({ url, prefix });
  let follower: ChildProcess | null = null;
  try {
    await rebuildAll(world.indexer);
    follower = await startFollower(world);
    const times = async (rate: number) =>
      percentile(await delays(world.indexer, adapter.engine, rate), 0.99);
    await times(MANY);
    const few: number[] = [];
    const alone: number[] = [];
    const beside: number[] = [];
    for (let round = 0; round < options.rounds; round += 1) {
      few.push(await times(FEW));
      alone.push(await times(MANY));
      await besideRebuilds(world, async () => {
        await aSecondGeneration(world.indexer);
        beside.push(await times(MANY));
      });
    }
    return [
      figure({ name: 'p99, 10 changes/s', unit: 'ms', ours: few, goal: { atMost: 300 } }),
      figure({
        name: 'p99, 250/s beside a rebuild',
        unit: 'ms',
        ours: beside,
        goal: { atMost: 800 },
      }),
      figure({ name: 'p99, 250/s', unit: 'ms', ours: alone }),
    ];
  } finally {
    if (follower) await stop(follower);
    await adapter.engine.close();
    await world.close();
  }
}

export function elasticOf({ env }: World): { readonly url: string; readonly prefix: string } {
  return { url: env['ELASTICSEARCH_URL']!, prefix: env['INDEX_PREFIX']! };
}

/** Waits until a rebuild has begun. */
export async function aSecondGeneration({ index }: Indexer): Promise<void> {
  while ((await index.list()).length < 2) await pause(50);
}

let serial = 0;

/** Changes cases at the rate, each once and in a transaction of its own. The delay until a search finds each, ms. */
async function delays({ db }: Indexer, engine: SearchEngine, rate: number): Promise<number[]> {
  const round = (serial += 1);
  const chosen = await rowsOf<{ sak_id: string }>(
    db,
    sql`select sak_id from sak order by md5(sak_id || ${String(round)}) limit ${rate * SECONDS}`,
  );
  const committed = new Map<string, number>();
  const word = (sakId: string) =>
    `maalt${round}${sakId.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`;
  const found: number[] = [];
  const change = async (sakId: string) => {
    await run(
      db,
      sql`update sak set advokat = ${`Advokat ${word(sakId)}`} where sak_id = ${sakId}`,
    );
    committed.set(sakId, performance.now());
  };
  const writing = atRate(
    chosen.map(
      ({ sak_id }) =>
        () =>
          change(sak_id),
    ),
    rate,
  );
  const began = performance.now();
  while (found.length < chosen.length) {
    const asked = [...committed.keys()].slice(0, AT_ONCE);
    for (const sakId of await foundOf(engine, asked, word)) {
      found.push(performance.now() - committed.get(sakId)!);
      committed.delete(sakId);
    }
    if (performance.now() - began > SECONDS * 1_000 + LOST)
      throw new Error(`${chosen.length - found.length} changes were not found`);
    await pause(LOOK);
  }
  await writing;
  return found;
}

/** Which of the cases are found by the words that they were given. */
async function foundOf(
  engine: SearchEngine,
  sakIds: readonly string[],
  word: (sakId: string) => string,
): Promise<readonly string[]> {
  if (sakIds.length === 0) return [];
  const anyOf = sakIds.map((sakId) => ({ kind: 'word', token: word(sakId), stems: [] }) as const);
  const condition = {
    match: 'all',
    clauses: [{ anyOf, negated: false }],
    fields: ['advokat'],
  } as const;
  const gate = { now: BENCH_NOW, stale: NOTHING_STALE };
  return engine.find({ condition, limit: AT_ONCE }, gate).catch(unlessUnavailable([]));
}

/** Passes an engine over that has no time to answer: the next look, or the time that it took, counts. */
export function unlessUnavailable<T>(instead: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof EngineUnavailable) return instead;
    throw error;
  };
}
