import type { Knex } from 'knex';
import { readWaiting } from '#db/arkiv/pakker.ts';
import type { ClockWatch } from '#db/clock.ts';
import { readLastRun } from '#db/retention/state.ts';
import type { Clock } from '#domain/time.ts';
import { measureArchive } from '#monitoring/archive.ts';
import { measureClock } from '#monitoring/clock.ts';
import { type Health, measureDependencies } from '#monitoring/dependencies.ts';
import { measurePools } from '#monitoring/pools.ts';
import { measureRetention } from '#monitoring/retention.ts';
import { measureService } from '#monitoring/service.ts';
import type { SearchAdapter } from '#search/port.ts';
import type { Metrics } from './http/metrics.ts';

interface Measured {
  /** A pool of its own: the measurements are read also when every connection of the requests is taken. */
  readonly db: Knex;
  readonly pools: Readonly<Record<string, Knex>>;
  readonly adapter: Pick<SearchAdapter, 'capabilities' | 'index'>;
  readonly clock: Clock;
  readonly clockAhead: ClockWatch;
  readonly dependencies: () => Promise<Readonly<Record<string, Health | undefined>>>;
}

/** Adds what is read of the service whenever the measurements of a web server are read. */
export function measureServer({ registry }: Pick<Metrics, 'registry'>, measured: Measured): void {
  const { db, pools, adapter, clock, clockAhead, dependencies } = measured;
  measureDependencies(registry, dependencies);
  measureClock(registry, clockAhead);
  measurePools(registry, pools);
  measureRetention(registry, () => readLastRun(db), clock);
  measureArchive(registry, () => readWaiting(db), clock);
  const { capabilities, index } = adapter;
  measureService(registry, { db, engine: capabilities.name, index, clock });
}
