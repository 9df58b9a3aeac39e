import { describe, expect, it } from 'vitest';
import { parseSaksnummer } from '#domain/sak.ts';
import { caseNumber, MAX_CASES, yearAndSerial } from './demo-sak.ts';

describe('demo case numbers', () => {
  it('are unique up to the limit', () => {
    const seen = new Set<number>();
    for (let index = 0; index < MAX_CASES; index += 1) {
      const { year, serial } = yearAndSerial(7, index, '2026-03-01');
      seen.add(year * 1_000_000 + serial);
      if (serial > 999_999 || serial < 1) throw new Error(`${serial} has more than six digits`);
    }
    expect(seen.size).toBe(MAX_CASES);
  });

  it('are written as courts write them', () => {
    const number = { year: 2025, serial: 1877 };
    expect(caseNumber(number, 'MED', 'TSOS', 'TSAR')).toBe('25-001877MED-TSOS/TSAR');
    expect(caseNumber(number, 'TVI', 'THRD', null)).toBe('25-001877TVI-THRD');
    expect(parseSaksnummer(caseNumber(number, 'AST', 'HR', null))).toMatchObject({
      court: 'HR',
      year: 2025,
    });
  });
});
