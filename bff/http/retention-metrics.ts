import { Gauge, type Registry } from 'prom-client';
import type { LastRun } from '#db/retention/state.ts';

type StepGauge = Gauge<'step'>;

/**
 * Adds what the last removal of what was over did, by whichever server: when it began, how much has left in all, and of each
 * kind how long something has been over that is still there. Without an answer a measurement stays as it was.
 */
export function measureRetention(
  registry: Registry,
  read: () => Promise<LastRun | null>,
  now: () => Date,
): void {
  const add = (
    name: string,
    help: string,
    labelNames: readonly 'step'[],
    fill: (gauge: StepGauge, last: LastRun) => void,
  ) =>
    new Gauge({
      ...{ name: `presse_retention_${name}`, help, labelNames, registers: [registry] },
      async collect() {
        const last = await read().catch(() => null);
        if (last) fill(this, last);
      },
    });
  const ageOf = (since: string) => (now().getTime() - Date.parse(since)) / 1000;
  add('last_run_seconds', 'When what was over was last removed, since 1970', [], (gauge, last) => {
    gauge.set(last.started.getTime() / 1000);
  });
  add('failed_steps', 'How many steps of the last removal failed', [], (gauge, last) => {
    gauge.set(last.failed.length);
  });
  add('removed', 'How much has been removed in all, by step', ['step'], (gauge, last) => {
    for (const [step, count] of Object.entries(last.removedInAll)) gauge.set({ step }, count);
  });
  add(
    'oldest_overdue_seconds',
    'Age of the oldest that should have been removed and is still there, by step',
    ['step'],
    (gauge, last) => {
      gauge.reset();
      for (const [step, since] of Object.entries(last.overdue)) gauge.set({ step }, ageOf(since));
    },
  );
}
