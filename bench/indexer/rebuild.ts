import { interleaved, type Bench, type BenchOptions } from '#bench/kit/bench.ts';
import { figure, type Figure } from '#bench/kit/figures.ts';
import { BENCH_NOW, copyOf, openEngine, openStage } from '#bench/kit/stage.ts';
import { readSakerAfter } from '#db/sak/saker.ts';
import { compose } from '#indexer/compose.ts';
import { generationName } from '#indexer/generations.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { SILENT } from '#indexer/progress.ts';
import { mapInOrder } from '#indexer/rebuild/fill.ts';
import { rebuild } from '#indexer/rebuild/rebuild.ts';
import { splitBulks } from '#indexer/rebuild/write-bulks.ts';
import { buildPuts, type Put } from '#indexer/writes.ts';

export const bench: Bench = {
  about: 'a whole rebuild, beside bulk writes of the same documents that are ready',
  cases: 100_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

/** Bulks under way at a time, as in a rebuild. */
const WIDTH = 4;
const never = new AbortController().signal;

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const stage = await openStage(options);
  const copy = await copyOf(stage);
  const engine = await openEngine(options);
  const composed = compose({
    DATABASE_URL: copy.databaseUrl,
    ELASTICSEARCH_URL: engine.url,
    INDEX_PREFIX: 'benchrebuild',
    PRESSE_NOW: BENCH_NOW,
    LOG_LEVEL: 'error',
    CLOSED_NETWORK: true,
  });
  try {
    return await measure(composed.indexer, options);
  } finally {
    for (const name of await composed.indexer.index.list()) await composed.indexer.index.drop(name);
    await composed.close();
    await engine.stop();
    await copy.close();
    await stage.close();
  }
}

async function measure(indexer: Indexer, { rounds, cases }: BenchOptions) {
  const bulks = await readyBulks(indexer);
  const cpu: number[] = [];
  let most = 0;
  const { raw, ours } = await interleaved(
    rounds,
    {
      raw: async () => cases / (await seconds(() => writeRaw(indexer, bulks))),
      ours: async () => {
        const before = process.cpuUsage();
        const took = await seconds(() => rebuild(indexer, { signal: never, progress: SILENT }));
        const { user, system } = process.cpuUsage(before);
        cpu.push((user + system) / cases);
        most = Math.max(most, process.resourceUsage().maxRSS / 1024);
        return cases / took;
      },
    },
    { warmUp: cases <= 10_000 },
  );
  return [
    figure({
      name: 'rebuild ÷ ready documents',
      unit: 'cases/s',
      ours,
      other: raw,
      goal: { atLeast: 0.75 },
    }),
    figure({ name: 'processor for each case', unit: 'µs', ours: cpu }),
    figure({ name: 'most memory, ready documents included', unit: 'MB', ours: [most] }),
  ];
}

/** Every document, built and cut into bulks. */
async function readyBulks({ db, build, clock }: Indexer): Promise<Put[][]> {
  const bulks: Put[][] = [];
  for (let after: string | null = null; ;) {
    const saker = await readSakerAfter(db, after, 1_000);
    const last = saker.at(-1);
    if (!last) return bulks;
    bulks.push(...splitBulks(buildPuts(build, saker, clock()).writes));
    after = last.sakId;
  }
}

async function writeRaw({ index }: Indexer, bulks: readonly Put[][]): Promise<void> {
  const generation = generationName(new Date());
  await index.create(generation);
  const source = (async function* () {
    yield* bulks;
  })();
  for await (const outcomes of mapInOrder(source, WIDTH, (bulk) => index.write(generation, bulk)))
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
