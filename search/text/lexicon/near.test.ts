import { expect, test } from 'vitest';
import { lexicon } from './lexicon.ts';

test.each([
  ['tyveri', 0, 'tyveri'],
  ['tyvri', 1, 'tyveri'],
  ['tyverri', 1, 'tyveri'],
  ['tyveti', 1, 'tyveri'],
  ['tyevri', 1, 'tyveri'],
  ['voldtekkt', 1, 'voldtekt'],
  ['testamnet', 2, 'testamente'],
  ['kjoring', 1, 'kjøring'],
])('from %s at most %i errors away is %s', (typed, most, word) => {
  expect(lexicon().near(typed, most)).toContain(word);
});

test('nothing is near what is no word, nor further away than asked for', () => {
  expect(lexicon().near('qqqqqqqq', 2)).toEqual([]);
  expect(lexicon().near('tyvri', 0)).toEqual([]);
  expect(lexicon().near('testamnet', 1)).not.toContain('testamente');
  expect(lexicon().near('漢字', 1)).toEqual([]);
});
