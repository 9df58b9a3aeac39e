import type { Safeguard } from '#tests/trust/safeguard.ts';

export const SAFEGUARDS: readonly Safeguard[] = [
  {
    name: 'a clock that is wrong is refused',
    promise: 'clocks',
    file: 'db/clock.ts',
    find: "if (clockState(ahead) === 'wrong') throw new ClockWrong(ahead);",
    replace: '',
    project: 'integration',
    tests: ['tests/integration/indexer/clock.test.ts'],
  },
  {
    name: 'the clock is compared again within the transaction of a batch',
    promise: 'clocks',
    file: 'indexer/batch.ts',
    find: 'const now = await rightTime(trx, indexer);',
    replace: 'const now = rightTime && clock();',
    project: 'integration',
    tests: ['tests/integration/indexer/clock.test.ts'],
  },
  {
    name: 'an index that was written by a clock that was ahead is built again',
    promise: 'clocks',
    file: 'indexer/written-ahead.ts',
    find: 'writtenAhead([searched], now).length === 0',
    replace: 'writtenAhead([searched], now).length >= 0',
    project: 'integration',
    tests: ['tests/integration/indexer/clock.test.ts'],
  },
  {
    name: 'retention goes by a time that was compared',
    promise: 'clocks',
    file: 'bff/retention-worker.ts',
    find: 'now: await rightTime(retention.db, { clock, ...(system && { system }) })',
    replace: 'now: rightTime && system ? clock() : clock()',
    project: 'integration',
    tests: ['tests/integration/bff/retention-worker.test.ts'],
  },
  {
    name: 'a call is refused while the clock is wrong',
    promise: 'clocks',
    file: 'bff/http/router.ts',
    find: "if (clockState(await clockAhead()) === 'wrong') throw httpErrors.clockWrong();",
    replace: '',
    project: 'integration',
    tests: ['tests/integration/bff/clock.test.ts'],
  },
];
