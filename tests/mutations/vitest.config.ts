import { defineConfig } from 'vitest/config';

/** The unit tests of the rooms whose files are changed (main.ts says which): each room proves its own rules. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: (process.env['MUTATED_ROOMS'] ?? 'domain')
      .split(',')
      .map((room) => `${room}/**/*.test.ts`),
  },
});
