import type { Bench, BenchOptions } from '#bench/kit/bench.ts';
import { milliseconds } from '#bench/kit/bench.ts';
import { figure, type Figure, percentile } from '#bench/kit/figures.ts';
import { BENCH_NOW, openEngine, openStage } from '#bench/kit/stage.ts';
import { keepFilled } from '#bench/search/engines.ts';
import { didYouMean } from '#bff/features/saker/search/did-you-mean.ts';
import { suggest } from '#bff/features/saker/suggest/route.ts';
import { readTyped } from '#bff/features/saker/suggest/typed.ts';
import { readSearchParams } from '#contract/search.ts';
import { openDatabase } from '#db/connection.ts';
import { readStaleMask } from '#db/sak/stale-mask.ts';
import { defaultRange } from '#domain/search-rules.ts';
import { createElasticAdapter } from '#search/elastic/adapter.ts';
import type { Gate } from '#search/port.ts';

export const bench: Bench = {
  about:
    'suggestions while somebody types, and proposals when nothing is found, from the text to the answer',
  cases: 1_000_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

/** The time that each text of a kind takes counts alike; so many times in a round. */
const TIMES = 5;
const TYPED: Readonly<Record<string, readonly string[]>> = {
  'two letters': ['na', 'ty', 'vo', 'os', 'so', 'ha', 'be', 'st'],
  'a word of a subject': ['nark', 'tyver', 'vold', 'bedrag', 'straffel', 'arbeids', 'skilsm'],
  'a name': ['solb', 'nygår', 'myrl', 'tveit', 'strand', 'kari', 'even sol'],
  'a number': ['26-0', '25-1234', '26 0012', '25-00'],
  'words in a court': ['tyveri i osl', 'vold berg', 'narkotika i stav'],
};
const WRONG = [
  'tyevri',
  'narkotkia',
  'voldtekkt',
  'solbaken',
  'bedargeri',
  'myrlnd',
  'oslo tyevri',
];
/** ms: what somebody who types does not notice. */
const SUGGESTIONS = { atMost: 30 };
const PROPOSALS = { atMost: 50 };

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const stage = await openStage(options);
  const started = await openEngine(options);
  const adapter = createElasticAdapter({
    url: started.url,
    prefix: `benchsearch${options.cases}`,
  });
  const { engine } = adapter;
  const db = openDatabase(stage.databaseUrl, { name: 'bench' });
  const gateOf = async (): Promise<Gate> => ({
    now: BENCH_NOW,
    stale: await readStaleMask(db, BENCH_NOW),
  });
  try {
    await keepFilled(adapter, stage.databaseUrl, options);
    const p95 = async (texts: readonly string[], work: (text: string) => Promise<unknown>) => {
      const rounds: number[] = [];
      for (const text of texts) await work(text);
      for (let round = 0; round < options.rounds; round += 1) {
        const times: number[] = [];
        for (let i = 0; i < TIMES; i += 1)
          for (const text of texts) times.push(await milliseconds(() => work(text)));
        rounds.push(percentile(times, 0.95));
      }
      return rounds;
    };
    const figures: Figure[] = [];
    const add = (name: string, ours: readonly number[], goal: { readonly atMost: number }) =>
      figures.push(figure({ name, unit: 'ms p95', ours, goal }));
    for (const [name, texts] of Object.entries(TYPED)) {
      const typed = async (text: string) =>
        suggest({ db, engine, gate: await gateOf() }, readTyped(text)!);
      add(`suggestions: ${name}`, await p95(texts, typed), SUGGESTIONS);
    }
    const propose = async (query: string) =>
      didYouMean(searchFor(query), { db, engine, gate: await gateOf() }).proposals();
    add('Mente du', await p95(WRONG, propose), PROPOSALS);
    return figures;
  } finally {
    await db.destroy();
    await engine.close();
    await started.stop();
    await stage.close();
  }
}

function searchFor(query: string) {
  const params = readSearchParams(new URLSearchParams({ query }));
  return { ...params, domstolid: 'alle', ...defaultRange('berammede', BENCH_NOW) };
}
