import { expect, test } from 'vitest';
import { hideNames } from './case-texts.ts';
import { partyNames } from './party-names.ts';

test.each([
  ['Ole Hansen, Kari Berg, Per Lunde, Liv Skogmyr, Anne Dahl, Knut Bergersen', 'Tyveri – '],
  ['Ole Hansen', 'Tyveri &amp; vold – '],
  ['Ole Hansen', 'R&aring;n – '],
  ['Jan van der Berg', ''],
  ['Mohammed al-Hassan', ''],
  ['ole hansen', ''],
  ['Ole Hansen\nKari Bergersen\nPer Lundesgaard\nLiv Skogmyrhaugen', 'Tyveri: '],
])('what was hidden stays hidden when the parties are left out: %s, %s', (parties, subject) => {
  const text = subject + parties;
  const hidden = hideNames(text, partyNames(parties), null)!;
  for (const name of parties.split(/[^\p{L}]+/u)) expect(hidden).not.toContain(name);
  expect(hideNames(text, [], hidden)).toBe(hidden);
});
