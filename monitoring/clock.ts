import type { Registry } from 'prom-client';
import { addGauges, alone } from './gauges.ts';

/** Adds how far this machine's clock is ahead of the database's, which `read` gives in ms. */
export function measureClock(registry: Registry, read: () => Promise<number>): void {
  addGauges(registry, read, [
    {
      name: 'presse_clock_ahead_seconds',
      help: 'How far the clock of this machine is ahead of that of Postgres at least; negative: behind',
      values: (ahead) => alone(ahead / 1000),
    },
  ]);
}
