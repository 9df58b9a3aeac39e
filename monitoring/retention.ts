import type { Registry } from 'prom-client';
import type { LastRun } from '#db/retention/state.ts';
import type { Clock } from '#domain/time.ts';
import { addGauges, alone } from './gauges.ts';

/**
 * Adds what the last removal of what was over did, by whichever server: when it began, how much has left in all, and of each
 * kind how long something has been over that is still there.
 */
export function measureRetention(
  registry: Registry,
  read: () => Promise<LastRun | null>,
  clock: Clock,
): void {
  const age = (since: string) => (clock().getTime() - Date.parse(since)) / 1000;
  addGauges(registry, read, [
    {
      name: 'presse_retention_last_run_seconds',
      help: 'When what was over was last removed, since 1970',
      values: (last) => alone(last && last.started.getTime() / 1000),
    },
    {
      name: 'presse_retention_failed_steps',
      help: 'How many steps of the last removal failed',
      values: (last) => alone(last?.failed.length),
    },
    {
      name: 'presse_retention_removed',
      help: 'How much has been removed in all, by step',
      label: 'step',
      values: (last) => last?.removedInAll ?? {},
    },
    {
      name: 'presse_retention_oldest_overdue_seconds',
      help: 'Age of the oldest that should have been removed and is still there, by step',
      label: 'step',
      values: (last) =>
        Object.fromEntries(
          Object.entries(last?.overdue ?? {}).map(([step, since]) => [step, age(since)]),
        ),
    },
  ]);
}
