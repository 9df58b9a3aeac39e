import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { type Bench, type BenchOptions, interleaved } from '#bench/kit/bench.ts';
import { figure, percentile, type Figure } from '#bench/kit/figures.ts';
import { copyOf, openStage } from '#bench/kit/stage.ts';
import { openDatabase } from '#db/connection.ts';
import { insertRevisjon } from '#db/revisjon/write.ts';
import { SEAL_BATCH, sealAll } from '#db/revisjon/segl.ts';
import { raw, run as runSql } from '#db/sql.ts';
import { SEARCH_PATH, searches } from './searches.ts';
import { startServer, type BenchServer } from './server.ts';
import { someIds } from './throughput.ts';

export const bench: Bench = {
  about:
    'searches beside three writers of the audit log, sealed all the time, beside the same without a chain',
  cases: 10_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

const WRITERS = 3;

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const stage = await openStage(options);
  const copy = await copyOf(stage);
  const portal = await startServer({
    databaseUrl: copy.databaseUrl,
    ids: await someIds(copy.databaseUrl),
  });
  const db = openDatabase(copy.databaseUrl, { name: 'bench', poolMax: WRITERS + 2 });
  const requests = options.cases < 10_000 ? 20 : 400;
  try {
    const chain = (state: 'enable' | 'disable') =>
      runSql(db, raw(`alter table revisjon ${state} trigger revisjon_venter_paa_segl`));
    const { sealed, without } = await interleaved(options.rounds, {
      without: async () => {
        await chain('disable');
        return besideWriters(db, () => middle(portal, requests), false);
      },
      sealed: async () => {
        await chain('enable');
        return besideWriters(db, () => middle(portal, requests), true);
      },
    });
    return [
      figure({
        ...{ name: 'searches while the log is sealed ÷ without', unit: 'ms' },
        ...{ ours: sealed, other: without, goal: { atMost: 1.05 } },
      }),
      figure({
        ...{ name: 'sealing', unit: 'rows/s', goal: { atLeast: 100 } },
        ours: [await rowsPerSecond(db)],
      }),
    ];
  } finally {
    await db.destroy();
    await portal.close();
    await copy.close();
    await stage.close();
  }
}

/** What `work` gives while three write rows of the log, each some fifty a second, and somebody seals them. */
async function besideWriters(
  db: Knex,
  work: () => Promise<number>,
  sealing: boolean,
): Promise<number> {
  let going = true;
  const again = async (ms: number, once: () => Promise<unknown>) => {
    while (going) {
      await once();
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  };
  const writers = Array.from({ length: WRITERS }, () => again(20, () => writeRow(db)));
  const sealer = sealing ? [again(1_000, () => sealAll(db))] : [];
  const result = await work();
  going = false;
  await Promise.all([...writers, ...sealer]);
  return result;
}

function writeRow(db: Knex): Promise<void> {
  return insertRevisjon(db, {
    ...{ tidspunkt: new Date(), identitetHash: randomBytes(32), rolle: 'presse', handling: 'soek' },
    ...{ sakId: null, detaljer: { treff: 7 }, requestId: randomUUID(), ord: null },
  });
}

/** ms: the middle of searches one after the other. */
async function middle(server: BenchServer, requests: number): Promise<number> {
  const took: number[] = [];
  for (const params of searches(requests, 50)) {
    const began = performance.now();
    const { status } = await server.get(`${SEARCH_PATH}?${params}`, {});
    if (status !== 200) throw new Error(`A search was answered with ${status}`);
    took.push(performance.now() - began);
  }
  return percentile(took, 0.5);
}

async function rowsPerSecond(db: Knex): Promise<number> {
  await sealAll(db);
  await Promise.all(Array.from({ length: 4 * SEAL_BATCH }, () => writeRow(db)));
  const began = performance.now();
  const rows = await sealAll(db);
  return (rows * 1_000) / (performance.now() - began);
}
