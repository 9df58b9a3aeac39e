import { describe } from 'vitest';
import { createMatcherAdapter } from '#tests/support/search/matcher-adapter.ts';
import { channelsSuite } from './channels.suite.ts';
import { expectationsSuite } from './expectations.suite.ts';
import { gateSuite } from './gate.suite.ts';
import { generatedSuite } from './generated.suite.ts';
import { leaksSuite } from './leaks.suite.ts';
import { newHitsSuite } from './new-hits.suite.ts';
import { numberedSuite } from './numbered.suite.ts';
import { queriesSuite } from './queries.suite.ts';
import type { Start } from './suite.ts';

const start: Start = () =>
  Promise.resolve({ adapter: createMatcherAdapter(), close: () => Promise.resolve() });

/** What the engines must do, as far as it is about which cases are hits. */
describe('the matcher of saved searches', () => {
  expectationsSuite(start);
  queriesSuite(start);
  channelsSuite(start);
  newHitsSuite(start);
  generatedSuite(start);
  gateSuite(start);
  numberedSuite(start);
  leaksSuite(start);
});
