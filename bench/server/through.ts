import { Agent } from 'node:http';
import { type Bench, type BenchOptions, interleaved, milliseconds } from '#bench/kit/bench.ts';
import { figure, type Figure, percentile } from '#bench/kit/figures.ts';
import { BENCH_NOW, copyOf, openEngine, openStage } from '#bench/kit/stage.ts';
import { keepFilled } from '#bench/search/engines.ts';
import { readSearchParams } from '#contract/search.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import { body } from '#search/elastic/body.ts';
import { createNames } from '#search/elastic/names.ts';
import { toSearchQuery, type ValidSearch } from '#search/parse-query.ts';
import { NOTHING_STALE } from '#search/port.ts';
import { ask, startServer, type BenchServer } from './server.ts';
import { SEARCH_PATH, searches } from './searches.ts';

export const bench: Bench = {
  about: 'a search through the web server, beside the whole search in one body straight to _search',
  cases: 100_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

/** Searches in a round: p95 is the slowest but a few. */
const SEARCHES = 100;
const MILLION = 1_000_000;

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const stage = await openStage(options);
  const engine = await openEngine(options);
  const elastic = { url: engine.url, prefix: `benchsearch${options.cases}` };
  const adapter = createElasticAdapter(elastic);
  await keepFilled(adapter, stage.databaseUrl, options);
  await adapter.engine.close();
  // Searches write: who searched, and how often.
  const copy = await copyOf(stage);
  const server = await startServer({ databaseUrl: copy.databaseUrl, elastic });
  const straight = straightTo(elastic);
  try {
    const few = await measure(options, 50, server, straight);
    const many = await measure(options, 1000, server, straight);
    const isLarge = options.cases >= MILLION;
    const of = (name: string, ours: readonly number[], atMost: number, other?: readonly number[]) =>
      figure({ name, unit: 'ms p95', ours, ...(other && { other }), goal: { atMost } });
    return [
      of('50 rows ÷ straight', few.ours, 1.6, few.straight),
      of('50 rows', few.ours, 30),
      figure({
        name: '1,000 rows ÷ straight',
        unit: 'ms p95',
        ours: many.ours,
        other: many.straight,
      }),
      of('1,000 rows', many.ours, isLarge ? 70 : 60),
    ];
  } finally {
    straight.close();
    await server.close();
    await copy.close();
    await engine.stop();
    await stage.close();
  }
}

async function measure(
  { rounds, cases, say }: BenchOptions,
  pageSize: 50 | 1000,
  server: BenchServer,
  straight: Straight,
) {
  const asked = searches(cases < 10_000 ? SEARCHES / 10 : SEARCHES, pageSize);
  say(`${asked.length} searches for ${pageSize} rows`);
  const p95 = async (one: (params: URLSearchParams) => Promise<unknown>) => {
    const times: number[] = [];
    for (const params of asked) times.push(await milliseconds(() => one(params)));
    return percentile(times, 0.95);
  };
  return interleaved(rounds, {
    ours: () =>
      p95(async (params) => {
        const { status } = await server.get(`${SEARCH_PATH}?${params}`);
        if (status !== 200) throw new Error(`A search was answered with ${status}`);
      }),
    straight: () => p95(straight.search),
  });
}

interface Straight {
  readonly search: (params: URLSearchParams) => Promise<void>;
  readonly close: () => void;
}

/** The whole search in one request, by a client that does nothing else. Our engine asks for rows and counts apart (docs/decisions/0052). */
function straightTo({ url, prefix }: { readonly url: string; readonly prefix: string }): Straight {
  const agent = new Agent({ keepAlive: true });
  const address = `${url.replace(/\/$/, '')}/${createNames(prefix).searchAlias}/_search?allow_partial_search_results=false`;
  const bodies = new Map<string, string>();
  const bodyOf = (params: URLSearchParams): string => {
    const key = params.toString();
    const known = bodies.get(key) ?? JSON.stringify(searchBody(params));
    bodies.set(key, known);
    return known;
  };
  return {
    search: async (params) => {
      const headers = { 'content-type': 'application/json' };
      const request = { method: 'POST', headers, body: bodyOf(params) };
      const { status } = await ask(agent, address, request);
      if (status !== 200) throw new Error(`Elasticsearch answered ${status}`);
    },
    close: () => agent.destroy(),
  };
}

function searchBody(params: URLSearchParams) {
  const search = readSearchParams(params) as ValidSearch;
  const gate = { now: BENCH_NOW, stale: NOTHING_STALE };
  // What a client sends in the address.
  const { allow_partial_search_results: inAddress, ...sent } = body(
    { query: toSearchQuery(search), gate },
    { facets: search.page === 1 },
  );
  if (inAddress !== false) throw new Error('The engine allows partial results');
  return { ...sent, from: 0, size: search.pageSize, track_total_hits: true };
}
