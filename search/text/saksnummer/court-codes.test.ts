import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { courtCodes, isCourtCode } from './court-codes.ts';

const COURTS = readFileSync(new URL('../../../db/domstol/courts.csv', import.meta.url), 'utf8');
const CODES = COURTS.trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',')[0]!);

test('every court of the database has a known code, in any letter case', () => {
  expect(CODES.length).toBeGreaterThan(40);
  expect(CODES.filter((code) => !isCourtCode(code) || !isCourtCode(code.toLowerCase()))).toEqual(
    [],
  );
});

test.each(['TXYZ', 'JABC', 'TBERG', 'otir'])('%s may be the code of a court', (code) => {
  expect(isCourtCode(code)).toBe(true);
});

test.each(['tyve', 'jord', 'DRAP', 'TYVERI', 'MED', ''])('%j is none', (word) => {
  expect(isCourtCode(word)).toBe(false);
});

test('a court has its old codes too', () => {
  expect(courtCodes('TOSLO')).toContain('otir');
  expect(courtCodes('TSOS')).toEqual(['tsos']);
});
