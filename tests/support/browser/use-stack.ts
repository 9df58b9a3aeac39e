import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { loadDemo } from '#demo/load.ts';
import { osloDay } from '#domain/time.ts';
import { launchBrowser } from './browser.ts';
import { type Stack, startStack } from './stack.ts';

export interface Used {
  readonly browser: Browser;
  readonly stack: Stack;
}

/** A browser and a service for the tests of this file, or of this describe; both are gone afterwards. */
export function useStack(start: () => Promise<Stack>): Used {
  let used: Used | undefined;
  beforeAll(async () => {
    used = { browser: await launchBrowser(), stack: await start() };
  });
  afterAll(async () => {
    await used?.browser.close();
    await used?.stack.close();
  });
  const ready = (): Used => {
    if (!used) throw new Error('The service is there only while a test runs');
    return used;
  };
  return {
    get browser() {
      return ready().browser;
    },
    get stack() {
      return ready().stack;
    },
  };
}

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
