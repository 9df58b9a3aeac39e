import { interleaved, type Bench, type BenchOptions } from '#bench/kit/bench.ts';
import { figure, type Figure } from '#bench/kit/figures.ts';
import { withTekster } from '#db/sak/dokumenttekster.ts';
import { readSakerAfter } from '#db/sak/saker.ts';
import { generationName } from '#indexer/generations.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { mapInOrder } from '#indexer/rebuild/fill.ts';
import { splitBulks } from '#indexer/rebuild/write-bulks.ts';
import { buildParts, buildPuts, type Put } from '#indexer/writes.ts';
import { rebuildApart, type Rebuilt } from './programs.ts';
import { openWorld, type World } from './world.ts';

export const bench: Bench = {
  about: 'a whole rebuild, beside bulk writes of the same documents that are ready',
  cases: 100_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

/** Bulks under way at a time, as in a rebuild. */
const WIDTH = 4;
/** Documents that are kept ready: more do not fit into memory. */
const READY = 100_000;
/** Cases that are built again and again. */
const BUILT = 2_000;
/** Rounds before those that count: a rebuild builds so many cases and more with code that has long been compiled. */
const WARM_UP = 20;
const MILLION = 1_000_000;

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const world = await openWorld(options, 'benchrebuild');
  try {
    return await measure(world, options);
  } finally {
    await world.close();
  }
}

async function measure(world: World, { rounds, cases }: BenchOptions): Promise<Figure[]> {
  const { indexer } = world;
  const building = await buildingTimes(indexer, rounds);
  const bulks = await readyBulks(indexer);
  const ready = bulks.reduce((sum, bulk) => sum + bulk.length, 0);
  const rebuilds: Rebuilt[] = [];
  const { raw, ours } = await interleaved(
    rounds,
    {
      raw: async () => ready / (await seconds(() => writeRaw(indexer, bulks))),
      ours: async () => {
        const one = await rebuildApart(world);
        rebuilds.push(one);
        return cases / one.seconds;
      },
    },
    { warmUp: cases <= 10_000 },
  );
  const of = (key: keyof Rebuilt) => rebuilds.map((one) => one[key]);
  const isMillion = cases === MILLION;
  return [
    figure({
      name: 'rebuild ÷ ready documents',
      unit: 'cases/s',
      ours,
      other: raw,
      goal: { atLeast: 0.75 },
    }),
    figure({ name: 'building a document', unit: 'µs', ours: building, goal: { atMost: 60 } }),
    figure({
      name: 'processor of the rebuild, for a case',
      unit: 'µs',
      ours: of('processor').map((value) => (value * 1_000_000) / cases),
    }),
    figure({ name: 'most memory', unit: 'MB', ours: of('memory'), goal: { atMost: 300 } }),
    figure({
      name: 'whole rebuild',
      unit: 's',
      ours: of('seconds'),
      ...(isMillion ? { goal: { atMost: 150 } } : {}),
    }),
  ];
}

/** Processor time of building each of the first cases, with the texts of its files, µs. */
async function buildingTimes({ db, build, clock }: Indexer, rounds: number): Promise<number[]> {
  const now = clock();
  const saker = await withTekster(db, await readSakerAfter(db, null, BUILT), now);
  const times: number[] = [];
  for (let round = -WARM_UP; round < rounds; round += 1) {
    const before = process.cpuUsage();
    buildPuts(build, saker, now);
    const { user, system } = process.cpuUsage(before);
    if (round >= 0) times.push((user + system) / saker.length);
  }
  return times;
}

/** The first documents, built and cut into bulks. */
async function readyBulks(indexer: Indexer): Promise<Put[][]> {
  const bulks: Put[][] = [];
  let ready = 0;
  for (let after: string | null = null; ready < READY;) {
    const saker = await readSakerAfter(indexer.db, after, 1_000);
    const last = saker.at(-1);
    if (!last) break;
    for await (const { writes } of buildParts(indexer, saker, indexer.clock()))
      bulks.push(...splitBulks(writes));
    ready += saker.length;
    after = last.sakId;
  }
  return bulks;
}

async function writeRaw({ index }: Indexer, bulks: readonly Put[][]): Promise<void> {
  const generation = generationName(new Date());
  await index.create(generation);
  const source = (async function* () {
    yield* bulks;
  })();
  for await (const outcomes of mapInOrder(
    source,
    () => WIDTH,
    (bulk) => index.write(generation, bulk),
  ))
    if (outcomes.some(({ kind }) => kind !== 'written'))
      throw new Error('not everything was written');
  await index.finish(generation);
  await index.drop(generation);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}
