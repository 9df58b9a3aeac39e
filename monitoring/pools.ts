import type { Knex } from 'knex';
import type { Registry } from 'prom-client';
import { addGauges } from './gauges.ts';

/** The part of knex' pool that counts; knex does not type it. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  readonly max: number;
}

/** Adds how many connections each pool has, and how many wait for one. */
export function measurePools(registry: Registry, pools: Readonly<Record<string, Knex>>): void {
  const counts = (count: (pool: Pool) => number) =>
    Object.fromEntries(
      Object.entries(pools).map(([name, db]) => [name, count((db.client as { pool: Pool }).pool)]),
    );
  addGauges(registry, () => Promise.resolve(), [
    {
      name: 'presse_database_connections_used',
      help: 'Connections to Postgres that are in use, by pool',
      label: 'pool',
      values: () => counts((pool) => pool.numUsed()),
    },
    {
      name: 'presse_database_connections_max',
      help: 'The most connections to Postgres, by pool',
      label: 'pool',
      values: () => counts((pool) => pool.max),
    },
    {
      name: 'presse_database_waiting',
      help: 'Who waits for a connection to Postgres, by pool',
      label: 'pool',
      values: () => counts((pool) => pool.numPendingAcquires()),
    },
  ]);
}
