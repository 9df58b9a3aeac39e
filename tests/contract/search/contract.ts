import { describe } from 'vitest';
import { expectationsSuite } from './expectations.suite.ts';
import { queriesSuite } from './queries.suite.ts';
import type { Start } from './suite.ts';

/** What every search engine of the service must do; run on each of them. */
export function searchContract(engine: string, start: Start): void {
  describe(engine, () => {
    expectationsSuite(start);
    queriesSuite(start);
  });
}
