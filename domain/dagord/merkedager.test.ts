import { describe, expect, test } from 'vitest';
import { readDays } from '#tests/support/days.ts';
import { easterOf } from './merkedager.ts';

describe('a holiday is its day', () => {
  test.each([
    ['skjærtorsdag', '2027-03-25'],
    ['langfredag 2028', '2028-04-14'],
    ['første påskedag', '2027-03-28'],
    ['2. pinsedag', '2027-05-17'],
    ['Kristi himmelfartsdag', '2027-05-06'],
    ['i påska', '2027-03-21/2027-03-29'],
    ['julaften', '2026-12-24'],
    ['romjula', '2026-12-27/2026-12-30'],
    ['17. mai', '2027-05-17'],
  ])('%s', (text, days) => expect(readDays(text)).toBe(days));

  test('the coming one, or one that has hardly passed; of decisions the last', () => {
    expect(readDays('julaften', 'berammede', '2026-03-10')).toBe('2026-12-24');
    expect(readDays('romjula', 'berammede', '2026-12-30')).toBe('2026-12-27/2026-12-30');
    expect(readDays('julaften', 'avgjorelser', '2026-03-10')).toBe('2025-12-24');
  });

  test.each([
    ...['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2049-04-18'],
    '2076-04-19',
  ])('Easter: %s', (day) => expect(easterOf(Number(day.slice(0, 4)))).toBe(day));
});
