import type { Bench, BenchOptions } from '#bench/kit/bench.ts';
import { figure, type Figure } from '#bench/kit/figures.ts';
import { BENCH_NOW, openStage } from '#bench/kit/stage.ts';
import { askedFor } from '#bff/features/saker/search/asked.ts';
import { explain } from '#bff/features/saker/search/explain.ts';
import { presentHit } from '#bff/features/saker/shown/present-sak.ts';
import { openDatabase } from '#db/connection.ts';
import { readSaker } from '#db/sak/saker.ts';
import { rowsOf, sql } from '#db/sql.ts';
import type { Sak } from '#domain/sak.ts';
import { ALL_PAGE_SIZE } from '#domain/search-rules.ts';
import { hearingsThatCount } from '#search/hearings.ts';
import { toSearchQuery, type ValidSearch } from '#search/parse-query.ts';
import { readSearchParams } from '#contract/search.ts';
import { loadAnalysis } from '#search/text/load-analysis.ts';
import type { Knex } from 'knex';

export const bench: Bench = {
  about:
    'what a page of 1,000 rows takes of the web server’s processor, from the cases to the JSON',
  cases: 100_000,
  quick: { cases: 500, rounds: 1 },
  run,
};

const ROWS = 1_000;
/** So often in a round; the quickest counts, because what comes between (a collection, another program) is not the work. */
const TIMES = 10;

async function run(options: BenchOptions): Promise<readonly Figure[]> {
  const stage = await openStage(options);
  const db = openDatabase(stage.databaseUrl, { name: 'bench' });
  try {
    loadAnalysis();
    const all = await readSaker(db, await someIds(db));
    const saker = all.slice(0, ROWS);
    const ids = saker.map(({ sakId }) => sakId);
    return [
      figure({
        ...{ name: `presenting ${saker.length} rows`, unit: 'ms of processor' },
        ours: await rounds(options, () => present(saker)),
        goal: { atMost: 12 },
      }),
      figure({
        ...{ name: `presenting ${all.length} rows, 'Alle'`, unit: 'ms of processor' },
        ours: await rounds(options, () => present(all)),
        goal: { atMost: 24 },
      }),
      figure({
        ...{ name: 'why they are hits (the first 100)', unit: 'ms of processor' },
        ours: await rounds(options, () => explained(db, saker)),
      }),
      figure({
        ...{ name: `reading ${saker.length} cases from Postgres`, unit: 'ms of processor' },
        ours: await rounds(options, () => readSaker(db, ids)),
      }),
    ];
  } finally {
    await db.destroy();
    await stage.close();
  }
}

/** All over the table, as the hits of a search are. */
async function someIds(db: Knex): Promise<string[]> {
  const rows = await rowsOf<{ sak_id: string }>(
    db,
    sql`select sak_id from (select sak_id from sak order by sak_id limit 20000) s
      order by md5(sak_id) limit ${ALL_PAGE_SIZE}`,
  );
  return rows.map(({ sak_id }) => sak_id);
}

/** Of words that many cases have, and a hearing type. */
function queryOf(more: Readonly<Record<string, string>> = {}) {
  const range = { domstolid: 'alle', fraDato: '2026-03-10', tilDato: '2026-04-10' };
  const search = readSearchParams(
    new URLSearchParams({ query: 'straffeloven tyveri', ...range, ...more }),
  );
  return toSearchQuery(search as ValidSearch);
}

function hitsOf(saker: readonly Sak[]) {
  const gjelder = hearingsThatCount(
    queryOf({ isAdvancedSearch: 'true', rettsmotetype: 'hovedforhandling' }),
  );
  return saker.map((sak) => ({
    sak,
    hit: presentHit(sak, { now: BENCH_NOW, erFavoritt: false, gjelder }),
  }));
}

async function present(saker: readonly Sak[]): Promise<void> {
  JSON.stringify(hitsOf(saker).map(({ hit }) => ({ ...hit, treff: [] })));
}

/** As a search for the words does. */
async function explained(db: Knex, saker: readonly Sak[]): Promise<void> {
  const asked = askedFor(queryOf());
  await explain(db, BENCH_NOW, () => asked, hitsOf(saker));
}

async function rounds(options: BenchOptions, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < options.rounds; round += 1) {
    const quickest: number[] = [];
    for (let i = 0; i < TIMES; i += 1) quickest.push(await processor(work));
    times.push(Math.min(...quickest));
  }
  return times;
}

/** ms of the processor, because a busy machine makes the clock say little. */
async function processor(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
