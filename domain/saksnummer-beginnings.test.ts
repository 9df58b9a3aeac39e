import { describe, expect, it } from 'vitest';
import { saksnummerBeginnings } from './saksnummer-beginnings.ts';

const finds = (typed: string, saksnummer: string) => {
  const signs = saksnummer.replace(/[-/]/g, '');
  return saksnummerBeginnings(typed).some((beginning) => signs.startsWith(beginning));
};

describe('a case number that somebody types', () => {
  it.each([
    ['25-187797MED-TSOS/TSAR', '25-187797MED-TSOS/TSAR'],
    ['25-187797med-tsos/tsar', '25-187797MED-TSOS/TSAR'],
    ['25187797MEDTSOSTSAR', '25-187797MED-TSOS/TSAR'],
    ['  25-187797 ', '25-187797MED-TSOS/TSAR'],
    ['25-1877', '25-187797MED-TSOS/TSAR'],
    ['25/187797', '25-187797MED-TSOS/TSAR'],
    ['2025-187797med', '25-187797MED-TSOS/TSAR'],
    ['22-25462ENE', '22-025462ENE-TBUS/TDRA'],
    ['LB-2018-102939-2', 'LB-2018-102939-2'],
    ['lb2018102939', 'LB-2018-102939-2'],
    ['tosl-2024', 'TOSL-2024-123456'],
  ])('%j finds %s', (typed, saksnummer) => {
    expect(finds(typed, saksnummer)).toBe(true);
  });

  it.each([
    ['25-187798', '25-187797MED-TSOS/TSAR'],
    ['187797', '25-187797MED-TSOS/TSAR'],
  ])('%j does not find %s', (typed, saksnummer) => {
    expect(finds(typed, saksnummer)).toBe(false);
  });

  it.each(['', '   ', '25-', 'MED', 'Silje Haugnes', '%_%_', '----'])(
    '%j is no number',
    (typed) => {
      expect(saksnummerBeginnings(typed)).toEqual([]);
    },
  );
});
