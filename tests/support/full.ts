/** The long form of the tests: `npm test -- --full`, and of test files that somebody names (tests/run/vitest.ts). */
export const isFull = process.env['TEST_FULL'] === '1';
