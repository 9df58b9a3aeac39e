/** `npm test -- --full`: also what takes long (tests/run/options.ts). */
export const isFull = process.env['TEST_FULL'] === '1';
