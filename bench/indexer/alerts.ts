import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, BenchOptions } from '#bench/kit/bench.ts';
import { figure, percentile, type Figure } from '#bench/kit/figures.ts';
import { BENCH_NOW } from '#bench/kit/stage.ts';
import { addEndringer } from '#db/endring/write.ts';
import { readSaker } from '#db/sak/saker.ts';
import { rowsOf, run, sql } from '#db/sql.ts';
import type { Sak } from '#domain/sak.ts';
import type { Indexer } from '#indexer/indexer.ts';
import { createSearches } from '#indexer/notices/searches.ts';
import { buildDocument } from '#search/document.ts';
import { SearchedCase } from '#search/match/matcher.ts';
import { insertBrukere } from '#tests/support/access/insert-rows.ts';
import { type MadeSearch, makeSearches } from './alert-searches.ts';
import { atRate } from './at-rate.ts';
import { startFollower, stop } from './programs.ts';
import { openWorld, rebuildAll, type World } from './world.ts';

export const bench: Bench = {
  about:
    'from the commit of a change until people are told, 20,000 saved searches, 250 changes a second',
  cases: 15_000,
  quick: { cases: 500, rounds: 1 },
  run: measure,
};

const RATE = 250;
const SECONDS = 10;
/** As deploy/ runs them. */
const FOLLOWERS = 1;
/** ms between two looks, and after which a change counts as lost. */
const LOOK = 100;
const LOST = 60_000;
/** Cases by whose words searches are made, and which are compared. */
const SAMPLE = 2_000;
const EACH_HAS = 50;
const BEFORE = new Date(BENCH_NOW.getTime() - 3_600_000);

async function measure(options: BenchOptions): Promise<readonly Figure[]> {
  const isQuick = options.cases <= bench.quick.cases;
  const world = await openWorld(options, 'benchalerts');
  const followers: ChildProcess[] = [];
  try {
    const { db } = world.indexer;
    const sample = await someCases(world.indexer, SAMPLE);
    const owners = await saveSearches(world, makeSearches(sample, isQuick ? 500 : 20_000), {
      owners: options.rounds + 1,
    });
    const compared = await compare(world.indexer, sample, options.rounds);
    await rebuildAll(world.indexer);
    await run(db, sql`analyze`);
    for (let nr = 0; nr < FOLLOWERS; nr += 1) followers.push(await startFollower(world));
    const [first, ...others] = owners;
    await delays(world.indexer, first!, 0);
    const times: number[] = [];
    for (const [at, owner] of others.entries())
      times.push(percentile(await delays(world.indexer, owner, at + 1), 0.95));
    return [
      figure({
        name: 'p95 from commit to notice',
        unit: 'ms',
        ours: times,
        goal: { atMost: 5_000 },
      }),
      ...compared,
    ];
  } finally {
    for (const follower of followers) await stop(follower);
    await world.close();
  }
}

async function someCases({ db }: Indexer, count: number): Promise<readonly Sak[]> {
  const rows = await rowsOf<{ sak_id: string }>(
    db,
    sql`select sak_id from sak order by md5(sak_id) limit ${count}`,
  );
  return readSaker(
    db,
    rows.map(({ sak_id }) => sak_id),
  );
}

/**
 * Saves the searches, fifty to a person. More persons, whose ids it gives, will have favourites, one in each round: so that looking
 * for what is new stays small beside what is measured.
 */
async function saveSearches(
  { indexer }: World,
  searches: readonly MadeSearch[],
  { owners }: { readonly owners: number },
): Promise<string[]> {
  const access = { from: new Date('2026-01-01'), to: new Date('2027-01-01') };
  const length = Math.ceil(searches.length / EACH_HAS) + owners;
  const ids = await insertBrukere(
    indexer.db,
    Array.from({ length }, () => ({ access })),
  );
  const withFavourites = ids.splice(0, owners);
  await run(
    indexer.db,
    sql`insert into lagret_soek (pressebruker_id, navn, soek, periode, lagret, varsle, varsler_fra)
      select (${ids}::text[])[1 + (nr - 1) / ${EACH_HAS}]::uuid, 'Søk ' || nr, soek, periode, ${BEFORE}, 'daglig', ${BEFORE}
      from unnest(${searches.map(({ soek }) => soek)}::text[], ${searches.map(({ periode }) => periode)}::text[])
        with ordinality as s (soek, periode, nr)`,
  );
  return withFavourites;
}

/** What it takes to read the searches, and to compare one case with all of them. */
async function compare(
  { db }: Indexer,
  sample: readonly Sak[],
  rounds: number,
): Promise<readonly Figure[]> {
  const documents = sample.map((sak) => buildDocument(sak, BENCH_NOW).document);
  const reading: number[] = [];
  const matching: number[] = [];
  let found = 0;
  for (let at = 0; at < rounds; at += 1) {
    const searches = createSearches();
    const began = performance.now();
    await searches.keepUp(db, BENCH_NOW);
    reading.push((performance.now() - began) / 1_000);
    const all = () => {
      found = 0;
      for (const document of documents)
        found += searches.find(new SearchedCase(document, BENCH_NOW), BENCH_NOW).length;
    };
    all();
    const start = performance.now();
    all();
    matching.push(((performance.now() - start) * 1_000) / documents.length);
  }
  const hits = `${(found / documents.length).toFixed(1)} of the searches find a case`;
  return [
    figure({ name: 'one case against all searches', unit: 'µs', ours: matching, note: hits }),
    figure({ name: 'reading all searches, once a day', unit: 's', ours: reading }),
  ];
}

/**
 * Changes cases at the rate, each in a transaction of its own; others in each round, of which nobody has been told yet. The delay
 * until the one who follows it is told, ms.
 */
async function delays({ db }: Indexer, owner: string, round: number): Promise<number[]> {
  const others = sql`(${round * RATE * SECONDS} % (select count(*) from sak))`;
  const chosen = await rowsOf<{ sak_id: string }>(
    db,
    sql`insert into favoritt (pressebruker_id, sak_id, opprettet)
      select ${owner}, sak_id, ${BEFORE} from sak order by md5(sak_id) limit ${RATE * SECONDS} offset ${others}
      on conflict (pressebruker_id, sak_id) do update set opprettet = excluded.opprettet returning sak_id`,
  );
  const committed = new Map<string, number>();
  const change = async (sakId: string) => {
    await db.transaction(async (trx) => {
      const dommer = `Dommer Nummer${round}`;
      await run(
        trx,
        sql`update sak set rettens_administrator = ${dommer}, endret = ${BENCH_NOW} where sak_id = ${sakId}`,
      );
      const endring = { slag: 'dommer', fra: null, til: dommer } as const;
      await addEndringer(trx, [{ sakId, endring }], BENCH_NOW);
    });
    committed.set(sakId, performance.now());
  };
  const told: number[] = [];
  let last = await lastNotice(db);
  const writing = atRate(
    chosen.map(
      ({ sak_id }) =>
        () =>
          change(sak_id),
    ),
    RATE,
  );
  const began = performance.now();
  const left = new Set(chosen.map(({ sak_id }) => sak_id));
  while (left.size > 0) {
    const rows = await rowsOf<{ id: number; sak_id: string }>(
      db,
      sql`select id, sak_id from nyhet where pressebruker_id = ${owner} and id > ${last} order by id`,
    );
    for (const { id, sak_id } of rows) {
      last = id;
      left.delete(sak_id);
      told.push(performance.now() - (committed.get(sak_id) ?? performance.now()));
    }
    if (performance.now() - began > SECONDS * 1_000 + LOST)
      throw new Error(`nobody was told of ${left.size} changes`);
    await pause(LOOK);
  }
  await writing;
  return told;
}

async function lastNotice(db: Indexer['db']): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(db, sql`select coalesce(max(id), 0) as id from nyhet`);
  return row!.id;
}
