import { type Bench, type BenchOptions, interleaved, milliseconds } from '#bench/kit/bench.ts';
import { figure, type Figure, percentile } from '#bench/kit/figures.ts';
import type { SearchEngine } from '#search/port.ts';
import { openEngines } from './engines.ts';
import { ALL_DAYS, search } from './kinds.ts';

export const bench: Bench = {
  about: 'pages far down beside the first one, on both engines',
  cases: 1_000_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

const PAGE_SIZE = 50;
/** The last row of the page. */
const ROWS = [9_950, 100_000];
const SEARCHES = 5;

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const engines = await openEngines(options);
  try {
    const figures: Figure[] = [];
    for (const name of ['postgres', 'elasticsearch'] as const)
      for (const row of ROWS.filter((one) => one < options.cases * 0.9 || options.cases < ROWS[0]!))
        figures.push(await deep(name, engines[name].engine, row, options));
    return figures;
  } finally {
    await engines.close();
  }
}

/** Of the middle search of a round. */
async function deep(
  name: string,
  engine: SearchEngine,
  row: number,
  { rounds, say }: BenchOptions,
) {
  say(`${name}: row ${row}`);
  const at = (page: number) => async () => {
    const ms: number[] = [];
    for (let i = 0; i < SEARCHES; i += 1)
      ms.push(await milliseconds(() => search(engine, { ...ALL_DAYS, page: String(page) })));
    return percentile(ms, 0.5);
  };
  const { far, first } = await interleaved(rounds, { far: at(row / PAGE_SIZE), first: at(1) });
  return figure({
    name: `${name}: the page with row ${row} ÷ the first`,
    unit: 'ms p50',
    ours: far,
    other: first,
    goal: { atMost: 1.5 },
  });
}
