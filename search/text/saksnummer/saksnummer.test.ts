import { expect, test } from 'vitest';
import { indexSaksnummer, saksnummerTerms, type Sureness } from './saksnummer.ts';

/** Whether `typed` in the field for case numbers finds the case with the number `saksnummer`. */
function finds(typed: string, saksnummer: string, sure: Sureness = 'certain'): boolean {
  const { stems } = indexSaksnummer(saksnummer);
  return saksnummerTerms(typed, sure).some(
    ({ all, prefix }) =>
      all.every((token) => stems.includes(token)) &&
      (prefix === null || stems.some((stem) => stem.startsWith(prefix))),
  );
}

const SARPSBORG = '25-187797MED-TSOS/TSAR';
test.each([
  [SARPSBORG, SARPSBORG],
  ['25-187797med-tsos/tsar', SARPSBORG],
  ['25187797MEDTSOS/TSAR', SARPSBORG],
  ['25187797medtsostsar', SARPSBORG],
  ['25-187797medtsos', SARPSBORG],
  ['25-187797MED', SARPSBORG],
  ['25-187797-MED-TSOS', SARPSBORG],
  ['25-187797', SARPSBORG],
  ['25/187797', SARPSBORG],
  ['2025-187797', SARPSBORG],
  ['25-1877', SARPSBORG],
  ['2025-1877', SARPSBORG],
  ['25187797', SARPSBORG],
  ['187797', SARPSBORG],
  ['18779', SARPSBORG],
  ['MED-TSOS', SARPSBORG],
  ['med-tsos/ts', SARPSBORG],
  ['TSOS-2025-187797', SARPSBORG],
  ['tsos2025187797', SARPSBORG],
  ['22-025462ENE-TBUS/TDRA', '22-025462ENE-TBUS/TDRA'],
  ['22-25462', '22-025462ENE-TBUS/TDRA'],
  ['22-25462ene', '22-025462ENE-TBUS/TDRA'],
  ['22-0254', '22-025462ENE-TBUS/TDRA'],
  ['TBUS-2022-25462', '22-025462ENE-TBUS/TDRA'],
  ['TOSL-2024-123456', '24-123456TVI-TOSL/04'],
  ['TOSL-2024-123456-2', '24-123456TVI-TOSL/04'],
  ['24-123456TVI-TOSL/04', '24-123456TVI-TOSL/04'],
  ['17-197796TVI-HAUG/', '17-197796TVI-HAUG/'],
  ['17-197796TVI-HAUG', '17-197796TVI-HAUG/'],
  ['HR-2022-1401-U', 'HR-2022-1401-U'],
  ['hr-2022-1401u', 'HR-2022-1401-U'],
  ['HR20221401U', 'HR-2022-1401-U'],
  ['HR-2022-1401', 'HR-2022-1401-U'],
  ['HR-2022-14', 'HR-2022-1401-U'],
  ['HR-2022', 'HR-2022-1401-U'],
  ['22-1401', 'HR-2022-1401-U'],
  ['LB-2018-102939-2', 'LB-2018-102939-2'],
  ['TOSLO-2019-108726-2', 'TOSLO-2019-108726-2'],
  ['2025', SARPSBORG],
  ['25', SARPSBORG],
  ['25-', SARPSBORG],
  ['25-1', SARPSBORG],
  ['2025/18', SARPSBORG],
  ['22-2', '22-025462ENE-TBUS/TDRA'],
  ['22-02', '22-025462ENE-TBUS/TDRA'],
])('%s finds %s', (typed, saksnummer) => {
  expect(finds(typed, saksnummer)).toBe(true);
});

test.each([
  ['25-187798', SARPSBORG],
  ['24-187797', SARPSBORG],
  ['24-', SARPSBORG],
  ['25-2', SARPSBORG],
  ['25-187797ENE', SARPSBORG],
  ['25-187797MED-TOSL', SARPSBORG],
  ['25-187797MED-TSOS/TFRE', SARPSBORG],
  ['ENE-TSOS', SARPSBORG],
  ['TOSL-2025-187797', SARPSBORG],
  ['LB-2018-102939-3', 'LB-2018-102939-2'],
  ['HR-2022-1401-A', 'HR-2022-1401-U'],
  ['HR-2022-401', 'HR-2022-1401-U'],
  ['22-02546', '22-0254620'],
])('%s does not find %s', (typed, saksnummer) => {
  expect(finds(typed, saksnummer)).toBe(false);
});

test('among other words a short number is only a number', () => {
  expect(saksnummerTerms('187', 'possible')).toEqual([]);
  expect(saksnummerTerms('2025', 'possible')).toEqual([]);
  expect(saksnummerTerms('10-12', 'possible')).toEqual([]);
  expect(saksnummerTerms('ran', 'possible')).toEqual([]);
  expect(finds('25-187', SARPSBORG, 'possible')).toBe(true);
});

test.each(['2025', '25', '187', '1877', '7797'])(
  '%s, typed alone, is a part of a number',
  (typed) => {
    expect(finds(typed, SARPSBORG, 'alone')).toBe(true);
  },
);

test.each(['1', '18', '2024', '797', '25-'])('%s, typed alone, is not', (typed) => {
  expect(finds(typed, SARPSBORG, 'alone')).toBe(false);
});

test('a number in an unknown form is found by its words and by its letters and digits', () => {
  expect(indexSaksnummer('TRR-2019-1234')).toEqual({
    segments: ['trr 2019 1234'],
    lemmas: [],
    stems: ['raa:trr20191234'],
  });
  expect(finds('trr20191234', 'TRR-2019-1234')).toBe(true);
});

test('the type is not one of the words of a number', () => {
  expect(indexSaksnummer(SARPSBORG).segments).toEqual(['187797 tsos tsar']);
});
