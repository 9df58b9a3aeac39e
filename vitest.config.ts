import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const sources = '{domain,contract,search,db,import,demo,indexer,bff,dev,build}/**/*.test.ts';
const ownTests = 'tests/{support,run,checks}/**/*.test.ts';
const servers = [
  'tests/support/servers/global-postgres.ts',
  'tests/support/servers/global-elasticsearch.ts',
];

/** For two cores. The projects run one group after the other, so that a browser has a core of its own. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    // A test waits for conditions; how long a busy machine takes is none of its business.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Elasticsearch takes its time to end.
    teardownTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [sources, ownTests],
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          // Not the front page, which would be fetched behind a test's back (web/app/router.tsx).
          environmentOptions: { jsdom: { url: 'http://localhost:3000/test' } },
          include: ['web/**/*.test.{ts,tsx}'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/{integration,contract}/**/*.test.ts'],
          globalSetup: servers,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: [...servers, 'tests/support/servers/global-web.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          // Pages that stand still: two browsers do not get in each other's way.
          name: 'a11y',
          environment: 'node',
          include: ['tests/a11y/**/*.test.ts'],
          globalSetup: [
            'tests/support/servers/global-postgres.ts',
            'tests/support/servers/global-web.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
