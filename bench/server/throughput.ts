import { type Bench, type BenchOptions, interleaved } from '#bench/kit/bench.ts';
import { figure, type Figure } from '#bench/kit/figures.ts';
import { copyOf, openStage } from '#bench/kit/stage.ts';
import { openDatabase } from '#db/connection.ts';
import { rowsOf, sql } from '#db/sql.ts';
import { SEARCH_PATH, searches } from './searches.ts';
import { startServer, type BenchServer } from './server.ts';

export const bench: Bench = {
  about:
    'searches for 50 rows a second with an engine that answers at once, beside Koa with the same bytes',
  cases: 10_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

/** Requests under way at a time. */
const WIDTH = 8;
const ROWS = 50;
/**
 * Koa alone reads and writes nothing. A search asks Postgres four times, writes two rows and presents fifty cases; with a
 * twentieth of Koa's requests, one process serves some hundred searches a second.
 */
const GOAL = { atLeast: 0.05 };

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const stage = await openStage(options);
  const copy = await copyOf(stage);
  const ids = await someIds(copy.databaseUrl);
  const portal = await startServer({ databaseUrl: copy.databaseUrl, ids });
  const [params] = searches(1, ROWS);
  const path = `${SEARCH_PATH}?${params!}`;
  const plain = { 'accept-encoding': 'identity' };
  const text = (await portal.get(path, plain)).body.toString();
  const bare = await startServer({ bare: text });
  const requests = options.cases < 10_000 ? 40 : 2_000;
  try {
    const { ours, koa } = await interleaved(options.rounds, {
      koa: () => perSecond(bare, path, requests),
      ours: () => perSecond(portal, path, requests),
    });
    const note = 'both uncompressed';
    return [
      figure({ name: 'searches ÷ Koa', unit: 'requests/s', ours, other: koa, goal: GOAL, note }),
    ];
  } finally {
    await bare.close();
    await portal.close();
    await copy.close();
    await stage.close();
  }
}

/** The first cases of the table. */
export async function someIds(databaseUrl: string): Promise<string[]> {
  const db = openDatabase(databaseUrl, { name: 'bench' });
  try {
    const rows = await rowsOf<{ id: string }>(
      db,
      sql`select sak_id as id from sak order by sak_id limit ${ROWS}`,
    );
    return rows.map(({ id }) => id);
  } finally {
    await db.destroy();
  }
}

async function perSecond(server: BenchServer, path: string, requests: number): Promise<number> {
  let left = requests;
  const asker = async () => {
    while (left > 0) {
      left -= 1;
      const { status } = await server.get(path, { 'accept-encoding': 'identity' });
      if (status !== 200) throw new Error(`A request was answered with ${status}`);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: WIDTH }, asker));
  return (requests * 1_000) / (performance.now() - began);
}
