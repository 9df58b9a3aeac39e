import { type Bench, type BenchOptions, milliseconds } from '#bench/kit/bench.ts';
import { figure, type Figure, percentile } from '#bench/kit/figures.ts';
import { ADVANCED_FIELDS, readSearchParams } from '#contract/search.ts';
import { validateSearchTexts } from '#domain/search-texts.ts';
import { toSearchQuery } from '#search/parse-query.ts';
import { EngineUnavailable, type SearchEngine } from '#search/port.ts';
import { openEngines } from './engines.ts';
import { GATE } from './kinds.ts';
import { drawnSearches } from './drawn.ts';

export const bench: Bench = {
  about: 'the slowest of many drawn searches that the service accepts, on both engines',
  cases: 100_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

const SEARCHES = 60;
const SHOWN = 5;

interface Drawn {
  readonly address: string;
  readonly ms: number;
  /** null: not answered in time. */
  readonly hits: number | null;
}

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const engines = await openEngines(options);
  try {
    const figures: Figure[] = [];
    for (const name of ['postgres', 'elasticsearch'] as const)
      figures.push(...(await worst(name, engines[name].engine, options)));
    return figures;
  } finally {
    await engines.close();
  }
}

async function worst(name: string, engine: SearchEngine, { rounds, say }: BenchOptions) {
  const all: Drawn[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const draw = drawnSearches(round + 1);
    const measured: Drawn[] = [];
    while (measured.length < SEARCHES) {
      const one = await measure(engine, draw());
      if (one) measured.push(one);
    }
    all.push(measured);
  }
  const slowest = all.flat().sort((a, b) => b.ms - a.ms);
  for (const { address, ms, hits } of slowest.slice(0, SHOWN))
    say(`${name}: ${ms.toFixed(0)} ms, ${hits ?? 'no'} hits: ${decodeURIComponent(address)}`);
  const ms = all.map((round) =>
    percentile(
      round.map((one) => one.ms),
      0.95,
    ),
  );
  const unanswered = all.map((round) => round.filter(({ hits }) => hits === null).length);
  return [
    figure({ name: `${name}: drawn searches`, unit: 'ms p95', ours: ms }),
    figure({ name: `${name}: not answered of ${SEARCHES}`, unit: 'searches', ours: unanswered }),
  ];
}

/** null for a search that the service refuses. */
async function measure(engine: SearchEngine, params: URLSearchParams): Promise<Drawn | null> {
  const read = readSearchParams(params);
  const texts = Object.fromEntries(
    ['query' as const, ...ADVANCED_FIELDS].map((name) => [name, read[name]]),
  );
  if (Object.keys(validateSearchTexts(texts)).length > 0) return null;
  const query = toSearchQuery(read as Parameters<typeof toSearchQuery>[0]);
  let hits: number | null = null;
  const ms = await milliseconds(async () => {
    hits = await engine
      .search(query, read, GATE, { facets: read.page === 1 })
      .then(({ totalHits }) => totalHits)
      .catch((error: unknown) => {
        if (error instanceof EngineUnavailable) return null;
        throw error;
      });
  });
  return { address: String(params), ms, hits };
}
