import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const sources =
  '{domain,settings,contract,search,db,monitoring,import,demo,indexer,bff,doctor,dev,build,bench}/**/*.test.ts';
const ownTests = 'tests/{support,run,checks}/**/*.test.ts';
const postgres = 'tests/support/servers/global-postgres.ts';
const elasticsearch = 'tests/support/servers/global-elasticsearch.ts';
const objectStore = 'tests/support/servers/global-object-store.ts';
const programs = 'tests/support/servers/global-programs.ts';
const page = ['tests/support/servers/global-web.ts', 'tests/support/servers/global-browser.ts'];

/**
 * For two cores: tests/run/ runs two groups of projects side by side. The files of a worker share its modules
 * (isolate: false), because loading them for each file took longer than most tests: a test leaves globals and
 * module state as they were.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    isolate: false,
    // Tests wait for conditions: a busy machine makes them slower, but they don't fail. These end what hangs.
    testTimeout: 180_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 120_000 } },
    // Elasticsearch takes its time to end.
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [sources, ownTests],
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          // Not the front page: web/app/router.tsx would fetch it during the tests.
          environmentOptions: { jsdom: { url: 'http://localhost:3000/test' } },
          setupFiles: 'web/testing/setup.ts',
          include: ['web/**/*.test.{ts,tsx}'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/{integration,contract,trust}/**/*.test.ts'],
          globalSetup: [postgres, elasticsearch, objectStore, programs],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [
            postgres,
            elasticsearch,
            programs,
            ...page,
            'tests/support/servers/global-demo.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'a11y',
          environment: 'node',
          include: ['tests/a11y/**/*.test.ts'],
          // As many as tests/a11y/pages.test.ts has tabs: a test's time is its own.
          maxConcurrency: 3,
          globalSetup: [postgres, ...page],
        },
      },
    ],
  },
});
