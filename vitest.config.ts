import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const sources = ['domain', 'contract', 'search', 'db', 'indexer', 'bff', 'local'];

/** Two cores: files of one project run two at a time, browser tests one at a time. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: [...sources, 'tests'].map((folder) =>
            folder === 'tests' ? 'tests/support/**/*.test.ts' : `${folder}/**/*.test.ts`,
          ),
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        test: {
          name: 'integration',
          environment: 'node',
          include: ['tests/{integration,contract}/**/*.test.ts'],
          globalSetup: ['tests/support/global-postgres.ts', 'tests/support/global-elasticsearch.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/{e2e,a11y}/**/*.test.ts'],
          globalSetup: [
            'tests/support/global-postgres.ts',
            'tests/support/global-elasticsearch.ts',
            'tests/support/global-web.ts',
          ],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
