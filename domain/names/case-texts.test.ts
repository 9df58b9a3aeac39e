import { expect, test } from 'vitest';
import { hideNames, saidBefore } from './case-texts.ts';
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
  const hidden = hideNames(text, partyNames(parties), [])!;
  for (const name of parties.split(/[^\p{L}]+/u)) expect(hidden).not.toContain(name);
  expect(hideNames(text, [], saidBefore(null, hidden))).toBe(hidden);
});

const longest = (letters: number) => `Tyveri – ${'Z'.repeat(letters)}, bil`;
test.each([
  ['Vold – Vidar, bil', 'Tyveri – [navn skjult], bil', false],
  ['Tyveri – Vidar, hus', 'Tyveri – [navn skjult], bil', false],
  ['Tyveri – 12, bil', 'Tyveri – [navn skjult], bil', false],
  ['Tyveri – , bil', 'Tyveri – [navn skjult], bil', false],
  ['Tyveri – [navn skjult], bil', 'Tyveri – [navn skjult], bil', true],
  [longest(60), 'Tyveri – [navn skjult], bil', true],
  [longest(61), 'Tyveri – [navn skjult], bil', false],
  [`Tyveri – ${'Z'.repeat(60)}, ${'Y'.repeat(61)}, bil`, 'Tyveri – [navn skjult], bil', false],
  ['Ola og Kari og bil', '[navn skjult] og [navn skjult] og bil', true],
  ['Ola og  og bil', '[navn skjult] og [navn skjult] og bil', false],
  ['ole knut hansen', '[navn skjult]', true],
  ['ole knut hansen lie', '[navn skjult]', false],
  ['promillekjøring', '[navn skjult]', false],
  ['ran hansen', '[navn skjult]', false],
  ['bakken hansen', '[navn skjult]', false],
  ['Grovt tyveri', '[navn skjult]', false],
])('«%s» goes on saying «%s»: %s', (text, before, goesOn) => {
  const hidden = hideNames(text, [], saidBefore(null, before)) ?? text;
  expect(hidden).toBe(goesOn ? before : text);
});
