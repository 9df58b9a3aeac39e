import { chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { browserLaunchOptions } from '#dev/tools/browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address at which a test file connects to the run's browser. */
    browser: string;
  }
}

/** One headless Chromium for all files of a project: Playwright's own, else the system's. */
export default async function setup(project: TestProject) {
  const server = await chromium.launchServer(browserLaunchOptions());
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
