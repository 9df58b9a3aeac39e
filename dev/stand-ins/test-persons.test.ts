import { describe, expect, it } from 'vitest';
import { findTestPerson, fullName, testPersons } from './test-persons.ts';

const WEIGHTS = [
  [3, 7, 6, 1, 8, 9, 4, 5, 2, 1],
  [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1],
];

describe('the test persons', () => {
  it.each(testPersons)(
    '$fornavn has an identity number of the series for test persons',
    ({ pid }) => {
      const month = Number(pid.slice(2, 4));
      expect(month).toBeGreaterThanOrEqual(81);
      expect(month).toBeLessThanOrEqual(92);
    },
  );

  it.each(testPersons)('$fornavn has an identity number with right control digits', ({ pid }) => {
    expect(pid).toMatch(/^\d{11}$/);
    for (const weights of WEIGHTS) {
      expect(weights.reduce((sum, weight, i) => sum + weight * Number(pid[i]), 0) % 11).toBe(0);
    }
  });

  it('are seven different people', () => {
    expect(new Set(testPersons.map((person) => person.pid)).size).toBe(7);
    expect(new Set(testPersons.map(fullName)).size).toBe(7);
  });

  it('are found by a part of the name, in upper or lower case', () => {
    expect(findTestPerson('silje')?.etternavn).toBe('Haugnes');
    expect(findTestPerson('UTGÅRD')?.fornavn).toBe('Jonas');
    expect(findTestPerson('per-arne solbakk')?.etternavn).toBe('SOLBAKK');
  });

  it('are not found by an unknown, an empty or an ambiguous name', () => {
    expect(findTestPerson('kari')).toBeUndefined();
    expect(findTestPerson(' ')).toBeUndefined();
    expect(findTestPerson('a')).toBeUndefined();
  });
});
