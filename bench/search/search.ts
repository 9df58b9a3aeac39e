import { type Bench, type BenchOptions, interleaved, milliseconds } from '#bench/kit/bench.ts';
import { figure, type Figure, type Goal, percentile } from '#bench/kit/figures.ts';
import { EngineUnavailable, type SearchEngine } from '#search/port.ts';
import { openEngines, PREFIX } from './engines.ts';
import { indexMegabytes } from './index-size.ts';
import { KINDS } from './kinds.ts';

export const bench: Bench = {
  about: 'every kind of search on both engines, and how the time grows with the cases',
  cases: 100_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

/** Searches of one kind in a round, each with other words. */
const SEARCHES = 10;
/** ms of the slowest of twenty searches in the embedded engine, with as many cases as are promised there and fewer. */
const PLEASANT: Goal = { atMost: 300 };
const PLEASANT_CASES = 20_000;
const SIZES = [10_000, 100_000, 1_000_000];

type EngineName = 'postgres' | 'elasticsearch';
/** ms of every search, by engine and kind. */
type Times = Readonly<Record<EngineName, ReadonlyMap<string, readonly number[][]>>>;

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const sizes = [...SIZES.filter((size) => size * 10 === options.cases), options.cases];
  const measured: { times: Times; sizes: readonly Figure[] }[] = [];
  for (const cases of sizes) measured.push(await measure({ ...options, cases }));
  const { times: smaller } = sizes.length > 1 ? measured[0]! : { times: null };
  const { times, sizes: disk } = measured.at(-1)!;
  const engines = ['postgres', 'elasticsearch'] as const;
  return [
    ...disk,
    ...engines.flatMap((engine) =>
      [...times[engine]].flatMap(([kind, rounds]) => [
        slowest(`${engine}: ${kind}`, rounds, engine === 'postgres' ? options.cases : null),
        grown(`${engine}: ${kind}`, rounds, smaller?.[engine].get(kind)),
      ]),
    ),
  ];
}

function slowest(name: string, rounds: readonly number[][], cases: number | null): Figure {
  const goal = cases !== null && cases <= PLEASANT_CASES ? { goal: PLEASANT } : {};
  const ours = rounds.map((ms) => percentile(ms, 0.95));
  return figure({ name, unit: 'ms p95', ours, ...goal });
}

/** Beside a tenth of the cases. */
function grown(name: string, rounds: readonly number[][], smaller?: readonly number[][]): Figure {
  const p50 = (of: readonly number[][]) => of.map((ms) => percentile(ms, 0.5));
  return figure({
    name,
    unit: 'ms p50',
    ours: p50(rounds),
    ...(smaller && { other: p50(smaller) }),
  });
}

async function measure(options: BenchOptions): Promise<{ times: Times; sizes: Figure[] }> {
  const engines = await openEngines(options);
  try {
    const times = {
      postgres: new Map<string, number[][]>(),
      elasticsearch: new Map<string, number[][]>(),
    };
    for (const [kind, ask] of Object.entries(KINDS)) {
      options.say(`${options.cases} cases: ${kind}`);
      const rounds: Record<EngineName, number[][]> = { postgres: [], elasticsearch: [] };
      const side = (name: EngineName) => async () => {
        const ms = await timesOf(engines[name].engine, ask);
        rounds[name].push(ms);
        return percentile(ms, 0.5);
      };
      await interleaved(options.rounds, {
        postgres: side('postgres'),
        elasticsearch: side('elasticsearch'),
      });
      // The first was the one that does not count.
      for (const name of ['postgres', 'elasticsearch'] as const)
        times[name].set(kind, rounds[name].slice(1));
    }
    return { times, sizes: await sizesOf(engines, options.cases) };
  } finally {
    await engines.close();
  }
}

async function timesOf(engine: SearchEngine, ask: (typeof KINDS)[string]): Promise<number[]> {
  const ms: number[] = [];
  for (let i = 0; i < SEARCHES; i += 1)
    ms.push(await milliseconds(() => ask(engine, i).catch(tooSlow)));
  return ms;
}

/** What is not answered in time counts with the time that it took. */
function tooSlow(error: unknown): void {
  if (!(error instanceof EngineUnavailable)) throw error;
}

async function sizesOf(
  { db, elastic, generation }: Awaited<ReturnType<typeof openEngines>>,
  cases: number,
) {
  const postgres = await indexMegabytes({ db }, `${PREFIX}_${generation}`);
  const elasticsearch = await indexMegabytes(elastic, `${elastic.prefix}-${generation}`);
  return Object.entries({ postgres, elasticsearch }).map(([name, megabytes]) =>
    figure({ name: `${name}: index of ${cases} cases`, unit: 'MB', ours: [megabytes] }),
  );
}
