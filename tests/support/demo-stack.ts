import { loadDemo } from '#demo/load.ts';
import { osloDay } from '#domain/time.ts';
import { startStack, type Stack } from './stack.ts';

/** Noon on a Saturday in Oslo: nothing of the demo data changes within minutes of it. */
export const DEMO_NOW = new Date('2026-11-21T12:00:00+01:00');

/** The widest range that may be searched then. */
export const DEMO_RANGE = 'fraDato=2026-08-21&tilDato=2028-11-21';

/** The service with `cases` demo cases around its day. */
export async function startDemoStack(cases: number): Promise<Stack> {
  return startStack({
    now: DEMO_NOW,
    load: ({ db, lager, now }) => loadDemo(db, lager, { cases, seed: 'e2e', day: osloDay(now) }),
  });
}
