import { expect, test } from 'vitest';
import { hideNames } from './case-texts.ts';
import { partyNames } from './party-names.ts';

test.each([
  ['Ole Hansen, Kari Berg, Per Lunde, Liv Skogmyr, Anne Dahl, Knut Bergersen', 'Tyveri – '],
  ['Ole Hansen', 'Tyveri &amp; vold – '],
  ['Ole Hansen', 'R&aring;n – '],
])('what was hidden stays hidden when the parties are left out: %s, %s', (parties, subject) => {
  const text = subject + parties;
  const hidden = hideNames(text, partyNames(parties), null)!;
  expect(hidden).not.toContain('Hansen');
  expect(hideNames(text, [], hidden)).toBe(hidden);
});
