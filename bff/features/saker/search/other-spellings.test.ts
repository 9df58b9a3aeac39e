import { expect, test } from 'vitest';
import { shownSak } from '#tests/support/shown/cases.ts';
import { asFound } from './other-spellings.ts';

/** A hit whose parties are all marked. */
const hit = (parter: string) => ({
  ...shownSak({ parter }),
  treff: [{ felt: 'parter' as const, steder: [{ fra: 0, til: parter.length }], utdrag: null }],
});

test.each([
  ['bjorn håkonsrud', 'Bjørn Håkonsrud', 'Bjørn håkonsrud'],
  ['O. Hansen', 'Ole Hansen', 'Ole Hansen'],
  ['o hansen', 'Ole Hansen', 'Ole hansen'],
  ['J.E. Hansen', 'Jonas Eirik Hansen', 'Jonas Eirik Hansen'],
  ['Hansen, O.', 'Ole Hansen', 'Hansen, Ole'],
  ['bjorn.', 'Bjørn', 'Bjørn.'],
  ['K. Berg', 'Ole Hansen', 'K. Berg'],
])('%j, found as %j, is announced as %j', (typed, parter, announced) => {
  expect(asFound(typed, [hit(parter)])).toBe(announced);
});
