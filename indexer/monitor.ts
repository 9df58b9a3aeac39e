import type { Knex } from 'knex';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { requireWritable } from '#db/can-write.ts';
import { watchClock } from '#db/clock.ts';
import { openDatabase } from '#db/connection.ts';
import { isBesideOther } from '#db/queues/lanes.ts';
import { readLastRun } from '#db/retention/state.ts';
import { clockState } from '#domain/clock.ts';
import { measureClock } from '#monitoring/clock.ts';
import { healthOf, measureDependencies } from '#monitoring/dependencies.ts';
import { addGauges, alone } from '#monitoring/gauges.ts';
import { measurePools } from '#monitoring/pools.ts';
import { measureRetention } from '#monitoring/retention.ts';
import { createRegistry } from '#monitoring/program.ts';
import { startMonitoringServer } from '#monitoring/server.ts';
import { measureService } from '#monitoring/service.ts';
import { sharedFor } from '#monitoring/shared-for.ts';
import type { IndexerConfig } from './config.ts';
import type { BatchResult } from './batch.ts';
import type { Watcher } from './follow.ts';
import type { Indexer } from './indexer.ts';

/** ms for which an answer about the dependencies is kept. */
const HEALTH_KEPT = 1000;
/** As the web server's: when Postgres does not answer, readers get an error within 2 s. */
const LIMITS = { connectTimeout: 1500, statementTimeout: 1800, queryTimeout: 1900 };

interface Monitor extends Watcher {
  readonly port: number;
  readonly close: () => Promise<void>;
}

type MonitorSettings = Pick<IndexerConfig, 'DATABASE_URL' | 'METRICS_HOST' | 'LIVE_SECONDS'> & {
  readonly METRICS_PORT: number;
};

/**
 * Serves what is measured of a follower, and whether it works: `/live` says 503 when its loop has not moved for `LIVE_SECONDS`,
 * which only a restart heals; `/ready` when Postgres or the engine is away or the clock is wrong, which the follower waits for by itself, and while another
 * version's index is searched and this one's is still being built, so that the followers of that version go on.
 */
export async function startMonitor(
  indexer: Indexer,
  settings: MonitorSettings,
  elapsed: () => number = () => performance.now(),
): Promise<Monitor> {
  const db = openDatabase(settings.DATABASE_URL, {
    ...{ name: 'presse-metrics', poolMax: 2, ...LIMITS },
    ...(indexer.lane ? { lane: indexer.lane } : {}),
  });
  const { registry, dependencies, clockAhead, loop } = measureIndexer(indexer, db, elapsed);
  const { server, port } = await startMonitoringServer(
    {
      registry,
      probes: {
        '/live': async () => {
          const ok = loop.still() <= settings.LIVE_SECONDS;
          return { ok, body: { status: ok ? 'ok' : 'stuck' } };
        },
        '/ready': async () => {
          const states = await dependencies();
          const clock = clockState(await clockAhead());
          const works =
            Object.values(states).every((state) => state !== 'down') && clock !== 'wrong';
          const starting = works && (await isBesideOther(db, indexer.engine).catch(() => false));
          const able = clock === 'ok' ? 'ok' : 'degraded';
          const status = starting ? 'starting' : works ? able : 'down';
          return { ok: status === able, body: { status, dependencies: states, clock } };
        },
      },
    },
    { port: settings.METRICS_PORT, host: settings.METRICS_HOST },
  );
  return {
    ...{ port, onRound: loop.onRound, onBatch: loop.onBatch },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await db.destroy();
    },
  };
}

/** What is measured of a follower; `db` is a pool of its own. */
export function measureIndexer(
  indexer: Pick<Indexer, 'db' | 'engine' | 'index' | 'clock' | 'system'>,
  db: Knex,
  elapsed: () => number,
) {
  const { db: used, engine, index, clock, system } = indexer;
  const registry = createRegistry('indexer');
  const clockAhead = watchClock(db, system && { system });
  const dependencies = sharedFor(HEALTH_KEPT, async () => ({
    database: await healthOf(() => requireWritable(db)),
    search: await healthOf(() => index.active()),
  }));
  measureDependencies(registry, dependencies);
  measureClock(registry, clockAhead);
  measurePools(registry, { indexer: used });
  measureRetention(registry, () => readLastRun(db), clock);
  measureService(registry, { db, engine, index, clock });
  return { registry, dependencies, clockAhead, loop: measureLoop(registry, elapsed) };
}

/** What the loop of the follower does. */
function measureLoop(registry: Registry, elapsed: () => number) {
  const registers = [registry];
  const cases = new Counter({
    name: 'presse_indexer_cases_total',
    help: 'Cases that this follower has handled: written (done), kept for later (waiting), to the dead letters (failed)',
    labelNames: ['outcome'] as const,
    registers,
  });
  const rounds = new Histogram({
    name: 'presse_indexer_batch_seconds',
    help: 'Time from the beginning of a round until its batch was written',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const telling = measureTelling(registry);
  let movedAt = elapsed();
  const still = () => (elapsed() - movedAt) / 1000;
  addGauges(registry, () => Promise.resolve(still()), [
    {
      name: 'presse_indexer_still_seconds',
      help: 'For how long the loop of this follower has not begun a round',
      values: alone,
    },
  ]);
  return {
    still,
    onRound: () => {
      movedAt = elapsed();
    },
    onBatch: ({ done, waiting, failed, told }: BatchResult) => {
      rounds.observe(still());
      telling(told);
      for (const [outcome, count] of Object.entries({ done, waiting, failed }))
        cases.inc({ outcome }, count);
    },
  };
}

/** What this follower tells people (indexer/notices): how much and how long, never of what or to whom. */
function measureTelling(registry: Registry) {
  const registers = [registry];
  const written = new Counter({
    name: 'presse_notices_written_total',
    help: 'Notices that this follower has written',
    registers,
  });
  const telling = new Histogram({
    name: 'presse_notices_telling_seconds',
    help: 'Time of a batch that went into telling: comparing its cases with the saved searches, and writing',
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const searches = new Gauge({
    name: 'presse_notices_searches',
    help: 'Saved searches that this follower has in memory, to compare cases with',
    registers,
  });
  const failed = new Counter({
    name: 'presse_notices_search_faults_total',
    help: 'How often a saved search could not be made ready or compared with a case; it tells nothing of that case',
    registers,
  });
  return ({ written: rows, seconds, searches: known, faults }: BatchResult['told']) => {
    failed.inc(faults);
    written.inc(rows);
    telling.observe(seconds);
    searches.set(known);
  };
}
