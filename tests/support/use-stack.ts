import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import type { Stack } from './stack.ts';

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
