import { describe, expect, it } from 'vitest';
import { isSaksnummer, parseSaksnummer, saksnummerBeginnings } from './sak.ts';

describe('a case number', () => {
  it.each([
    ['24-123456TVI-TOSL/04', 2024, '123456', 'TVI', 'TOSL', '04'],
    ['22-025462ENE-TBUS/TDRA', 2022, '025462', 'ENE', 'TBUS', 'TDRA'],
    ['25-187797MED-TSOS/TSAR', 2025, '187797', 'MED', 'TSOS', 'TSAR'],
    ['26-041452TVA-TSOS/TSAR', 2026, '041452', 'TVA', 'TSOS', 'TSAR'],
    ['19-018186DOM-OTIR/07', 2019, '018186', 'DOM', 'OTIR', '07'],
    ['17-197796TVI-HAUG/', 2017, '197796', 'TVI', 'HAUG', null],
    ['TOSLO-2019-108726-2', 2019, '108726', null, 'TOSLO', '2'],
    ['TROG-2020-186269', 2020, '186269', null, 'TROG', null],
    ['HR-2022-1401-U', 2022, '1401', null, 'HR', 'U'],
    [' 25-187797med-tsos/tsar ', 2025, '187797', 'MED', 'TSOS', 'TSAR'],
  ])('%s is parsed', (text, year, serial, type, court, suffix) => {
    expect(parseSaksnummer(text)).toEqual({ year, serial, type, court, suffix });
  });

  it.each(['TRR-2019-1234', '25-187797', 'MED', '', '25/187797MED-TSOS'])(
    '%j is not the number of a court case',
    (text) => expect(parseSaksnummer(text)).toBeNull(),
  );
});

describe('what stands in the column of the case number', () => {
  it.each([
    ...['24-123456TVI-TOSL/04', '22-025462ENE-TBUS/TDRA', '25-187797MED-TSOS/TSAR'],
    ...['26-041452TVA-TSOS/TSAR', '19-018186DOM-OTIR/07', '09-068237TVI-OTIR/05'],
    ...['17-197796TVI-HAUG/', '26-031846AST-BORG/01', '26-000201AST-LB', '26-000001SIV-HR'],
    // A tingrett that was closed in 2021, and a jordskifterett.
    ...['18-012345MED-NERO/03', '25-100200REN-JNTR', '26-000017STR-HRET'],
    ...['TOSLO-2019-108726-2', 'TROG-2020-186269', 'LB-2018-102939-2', 'HR-2022-1401-U'],
    ...['HR-2022-5-A', 'TOSL-2024-312', 'JNTR-2024-31'],
  ])('%s can be one', (text) => expect(isSaksnummer(text)).toBe(true));

  it.each([
    ...['EVEN BAKKERUD', 'BAKKERUD', 'PÅTALEMYNDIGHETEN MOT EVEN BAKKERUD', 'SAK 1', '1', ''],
    ...['25-187797', '26-1', '25-1877MED-TSOS', '2025-187797MED-TSOS', 'TRR-2019-1234'],
    // What a name and a year of birth look like.
    ...['EVEN-1987-1', 'LIV-1987-0312', 'BO-1987-0312', 'ANNE-1987-0312-2', 'L-2020-1'],
    ...['25-187797MED-EVEN', '25-187797MED-TSOS/LARS', '25-187797MED-TSOS/BO', 'HR-2022-1-PER'],
    ...['25-187797MED-TSOS EVEN', 'EVEN 25-187797MED-TSOS', 'TOSL-1024-123456'],
  ])('%j can be none', (text) => expect(isSaksnummer(text)).toBe(false));
});

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
