import type { Bench, BenchOptions } from '#bench/kit/bench.ts';
import { figure, type Figure } from '#bench/kit/figures.ts';
import { copyOf, openStage } from '#bench/kit/stage.ts';
import { SEARCH_PATH, searches } from './searches.ts';
import { startServer, type BenchServer } from './server.ts';
import { someIds } from './throughput.ts';

export const bench: Bench = {
  about: 'memory of the web server over ten requests for each case, of every kind',
  cases: 10_000,
  quick: { cases: 50, rounds: 1 },
  run,
};

const REQUESTS_PER_CASE = 10;
/** Requests under way at a time. */
const WIDTH = 8;
/** After this share everything that is kept on purpose (compiled code, what was read once) is there. */
const WARM = 0.2;
/** MB. A leak of one object a request would be more. */
const GOAL = { atMost: 5 };

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const stage = await openStage(options);
  const copy = await copyOf(stage);
  const ids = await someIds(copy.databaseUrl);
  const server = await startServer({ databaseUrl: copy.databaseUrl, ids });
  try {
    const requests = options.cases * REQUESTS_PER_CASE;
    await askAll(server, ids, [0, requests * WARM]);
    const warm = await server.heap();
    options.say(`${warm.toFixed(1)} MB after ${requests * WARM} requests`);
    await askAll(server, ids, [requests * WARM, requests]);
    const end = await server.heap();
    return [
      figure({ name: `in use after ${requests} requests`, unit: 'MB', ours: [end] }),
      figure({ name: 'grown since the first fifth', unit: 'MB', ours: [end - warm], goal: GOAL }),
    ];
  } finally {
    await server.close();
    await copy.close();
    await stage.close();
  }
}

/** The requests from one number to the other. */
async function askAll(
  server: BenchServer,
  ids: readonly string[],
  [from, to]: readonly [number, number],
): Promise<void> {
  const pages = searches(200, 50);
  const kinds: readonly ((i: number) => string)[] = [
    (i) => `${SEARCH_PATH}?${pages[i % pages.length]!}`,
    (i) => `/api/presse/saksdetaljer/${ids[i % ids.length]!}`,
    (i) => `/api/presse/soekeforslag?q=${encodeURIComponent(`ty${i % 50}`)}`,
    () => '/api/presse/favoritter',
    () => '/api/presse/bruker-info',
    // Refused: an unknown case, an unknown address, a wrong search.
    (i) => `/api/presse/saksdetaljer/ukjent-${i}`,
    (i) => `/api/presse/finnes-ikke/${i}`,
    (i) => `${SEARCH_PATH}?fraDato=${i}`,
  ];
  let at = from;
  const asker = async () => {
    while (at < to) {
      const i = (at += 1);
      const { status } = await server.get(kinds[i % kinds.length]!(i));
      if (status >= 500) throw new Error(`A request was answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, asker));
}
