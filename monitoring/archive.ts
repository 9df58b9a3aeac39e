import type { Registry } from 'prom-client';
import type { Waiting } from '#db/arkiv/pakker.ts';
import type { Clock } from '#domain/time.ts';
import { addGauges, alone } from './gauges.ts';

/** Adds how many packages wait for the archive's receipt, and for how long the oldest has. */
export function measureArchive(
  registry: Registry,
  read: () => Promise<Waiting>,
  clock: Clock,
): void {
  addGauges(registry, read, [
    {
      name: 'presse_archive_waiting',
      help: "How many packages wait for the receipt of the court's archive",
      values: ({ count }) => alone(count),
    },
    {
      name: 'presse_archive_oldest_waiting_seconds',
      help: 'Age of the oldest package that waits for its receipt',
      values: ({ oldest }) => alone(oldest && (clock().getTime() - oldest.getTime()) / 1000),
    },
  ]);
}
