import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findIdentityNumber } from './identity-number.ts';

/** A number with these nine first digits; null when it has no valid control digits. */
function complete(nine: string): string | null {
  const control = (digits: string, weights: readonly number[]) =>
    (11 - (weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11)) % 11;
  const first = control(nine, [3, 7, 6, 1, 8, 9, 4, 5, 2]);
  const second = control(`${nine}${first}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]);
  return first === 10 || second === 10 ? null : `${nine}${first}${second}`;
}

const two = (number: number) => String(number).padStart(2, '0');
const numbers = fc
  .record({
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 1, max: 12 }),
    year: fc.integer({ min: 0, max: 99 }),
    rest: fc.integer({ min: 100, max: 999 }),
    isD: fc.boolean(),
    synthetic: fc.constantFrom(0, 40, 65, 80),
  })
  .map(({ day, month, year, rest, isD, synthetic }) =>
    complete(`${two(day + (isD ? 40 : 0))}${two(month + synthetic)}${two(year)}${rest}`),
  )
  .filter((number) => number !== null);

describe('a national identity number in a text', () => {
  test('is found wherever it stands and however it is grouped', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.constantFrom('', 'Fnr. ', 'født: '),
        fc.constantFrom('', ', bosatt i Oslo'),
        fc.constantFrom(
          (n: string) => n,
          (n: string) => `${n.slice(0, 6)} ${n.slice(6)}`,
          (n: string) => `${n.slice(0, 6)}-${n.slice(6)}`,
          (n: string) => `${n.slice(0, 2)}.${n.slice(2, 4)}.${n.slice(4, 6)} ${n.slice(6)}`,
          (n: string) => `${n.slice(0, 2)} ${n.slice(2, 4)} ${n.slice(4, 6)} ${n.slice(6)}`,
        ),
        (number, before, after, group) => {
          expect(findIdentityNumber(`${before}${group(number)}${after}`)).toBe(before.length);
        },
      ),
    );
  });

  test('with one digit changed is no such number', () => {
    fc.assert(
      fc.property(
        numbers,
        fc.integer({ min: 9, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (n, at, by) => {
          const changed = n.slice(0, at) + ((Number(n[at]) + by) % 10) + n.slice(at + 1);
          expect(findIdentityNumber(changed)).toBe(-1);
        },
      ),
    );
  });

  test.each([
    '',
    'Straffeloven § 321',
    '25-187797MED-TSOS/TSAR',
    'TOSLO-2019-108726-2',
    'telefon 22 33 44 55',
    'org.nr. 974 761 076',
    '00000000000',
    '99999999999',
  ])('%j holds none', (text) => {
    expect(findIdentityNumber(text)).toBe(-1);
  });

  test('is not found within a longer number', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(findIdentityNumber(`1${number}`)).toBe(-1);
        expect(findIdentityNumber(`${number}1`)).toBe(-1);
      }),
    );
  });
});
