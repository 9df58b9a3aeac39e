import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Automaton, START } from '#search/text/lexicon/automaton.ts';
import { writeAutomaton } from './write-automaton.ts';

const strings = fc
  .uniqueArray(fc.stringMatching(/^[abcæøå]{1,6}$/), { minLength: 1, maxLength: 60 })
  .map((list) => list.sort((a, b) => (a < b ? -1 : 1)));

test('an automaton holds exactly the strings that it was made of, in order', () => {
  fc.assert(
    fc.property(strings, (list) => {
      expect(new Automaton(writeAutomaton(list)).endings(START)).toEqual(list);
    }),
  );
});

test('equal endings are stored once', () => {
  const arcs = (list: string[]) => writeAutomaton(list).length;
  expect(arcs(['axyz', 'bxyz'])).toBe(arcs(['axyz']) + 1);
});

test('strings that are not in order are refused', () => {
  expect(() => writeAutomaton(['b', 'a'])).toThrow('Not in order');
  expect(() => writeAutomaton(['a', 'a'])).toThrow('Not in order');
});
