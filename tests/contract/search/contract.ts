import { describe } from 'vitest';
import { channelsSuite } from './channels.suite.ts';
import { expectationsSuite } from './expectations.suite.ts';
import { gateSuite } from './gate.suite.ts';
import { generatedSuite } from './generated.suite.ts';
import { newHitsSuite } from './new-hits.suite.ts';
import { numberedSuite } from './numbered.suite.ts';
import { lastRowSuite } from './last-row.suite.ts';
import { leaksSuite } from './leaks.suite.ts';
import { oddTextsSuite } from './odd-texts.suite.ts';
import { queriesSuite } from './queries.suite.ts';
import { orderSuite } from './order.suite.ts';
import type { Start } from './suite.ts';
import { writesSuite } from './writes.suite.ts';

/** What every search engine of the service must do; run on each of them. */
export function searchContract(engine: string, start: Start): void {
  describe(engine, () => {
    expectationsSuite(start);
    queriesSuite(start);
    channelsSuite(start);
    newHitsSuite(start);
    generatedSuite(start);
    gateSuite(start);
    numberedSuite(start);
    leaksSuite(start);
    writesSuite(start);
    lastRowSuite(start);
    orderSuite(start);
    oddTextsSuite(start);
  });
}
