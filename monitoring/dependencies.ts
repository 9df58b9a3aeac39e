import type { Registry } from 'prom-client';
import { DatabaseOverloaded } from '#db/errors.ts';
import { addGauges } from './gauges.ts';

/** `overloaded`: Postgres is there, and every connection of this program to it is taken. */
export type Health = 'ok' | 'overloaded' | 'down';

/** How long a dependency has to answer, ms. */
const LIMIT = 2000;

/** A dependency is down when it answers with an error or not in time. */
export async function healthOf(ask: () => Promise<unknown>): Promise<Health> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'down'>((resolve) => {
    timer = setTimeout(() => {
      resolve('down');
    }, LIMIT);
  });
  try {
    return await Promise.race([ask().then(() => 'ok' as const), late]);
  } catch (error) {
    return error instanceof DatabaseOverloaded ? 'overloaded' : 'down';
  } finally {
    clearTimeout(timer);
  }
}

/** Adds what each dependency answers when the measurements are read: 1 when it works or its connections are taken, 0 when it is down. */
export function measureDependencies(
  registry: Registry,
  ask: () => Promise<Readonly<Record<string, Health | undefined>>>,
): void {
  addGauges(registry, ask, [
    {
      name: 'presse_dependency_up',
      help: 'Whether a dependency works (1) or is down (0); search is down also without a live index',
      label: 'dependency',
      values: (states) =>
        Object.fromEntries(
          Object.entries(states).flatMap(([name, state]) =>
            state ? [[name, state === 'down' ? 0 : 1]] : [],
          ),
        ),
    },
  ]);
}
