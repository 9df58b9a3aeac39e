import { expect, it } from 'vitest';
import { SER_PAA, utfallOf } from './samtale.ts';

it.each([
  ['', '', '', 'same'],
  ['', '2027-01-01', '2027-01-01', 'same'],
  ['', '', '2027-01-01', 'theirs'],
  ['', '2027-01-01', '', 'mine'],
  ['', '2027-01-01', '2027-02-01', 'both'],
  ['2027-03-01', '', '2027-02-01', 'both'],
])('of %j, mine %j and theirs %j: %s', (read, mine, theirs, utfall) => {
  expect(utfallOf(read, mine, theirs)).toBe(utfall);
});

it('a word that is lost on the way does not end that somebody looks', () => {
  expect(SER_PAA.varer).toBeGreaterThan(3 * SER_PAA.hvert);
});
