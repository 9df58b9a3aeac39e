import { randomUUID } from 'node:crypto';
import type { Bench, BenchOptions } from '#bench/kit/bench.ts';
import { figure, percentile, type Figure } from '#bench/kit/figures.ts';
import { KINDS } from '#bench/search/kinds.ts';
import { insertRevisjon } from '#db/revisjon/write.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import type { SearchEngine } from '#search/port.ts';
import { aSecondGeneration, elasticOf, unlessUnavailable } from './follow.ts';
import { besideRebuilds } from './programs.ts';
import { openWorld, rebuildAll, type World } from './world.ts';

export const bench: Bench = {
  about: 'searches while a rebuild runs, beside searches of an idle engine',
  cases: 100_000,
  quick: { cases: 500, rounds: 1 },
  run: measure,
};

/** Times that each kind is asked in a round; of few cases once. */
const TIMES = 8;
const FEW = 1_000;

async function measure(options: BenchOptions): Promise<readonly Figure[]> {
  const world = await openWorld(options, 'benchbusy');
  const { engine } = createElasticAdapter(elasticOf(world));
  const times = options.cases > FEW ? TIMES : 1;
  const idle: number[] = [];
  const busy: number[] = [];
  const later: number[] = [];
  const p95 = async (often = times) => percentile(await searches(world, engine, often), 0.95);
  try {
    await rebuildAll(world.indexer);
    await searches(world, engine, 1);
    for (let round = 0; round < options.rounds; round += 1) {
      idle.push(await p95());
      await besideRebuilds(world, async () => {
        await aSecondGeneration(world.indexer);
        busy.push(await p95());
        // A program that has just been started spends its first seconds compiling itself; the follower's rebuild does not.
        later.push(await p95(3 * times));
      });
    }
    return [
      figure({
        name: 'p95 during a rebuild ÷ idle',
        unit: 'ms',
        ours: busy,
        other: idle,
        goal: { atMost: 1.3 },
      }),
      figure({ name: 'some seconds later ÷ idle', unit: 'ms', ours: later, other: idle }),
    ];
  } finally {
    await engine.close();
    await world.close();
  }
}

/** How long each search of each kind took, one after the other, ms. Each is noted in the log first, as the server does. */
async function searches(
  { indexer }: World,
  engine: SearchEngine,
  times: number,
): Promise<number[]> {
  const took: number[] = [];
  for (let i = 0; i < times; i += 1)
    for (const ask of Object.values(KINDS)) {
      await noteSearch(indexer);
      const began = performance.now();
      await ask(engine, i).catch(unlessUnavailable(null));
      took.push(performance.now() - began);
    }
  return took;
}

function noteSearch({ db, clock }: World['indexer']): Promise<void> {
  return insertRevisjon(db, {
    ...{ tidspunkt: clock(), identitetHash: Buffer.alloc(32), rolle: 'presse', handling: 'soek' },
    ...{ sakId: null, detaljer: {}, requestId: randomUUID(), ord: null },
  });
}
