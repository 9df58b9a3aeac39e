import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finds } from '#tests/support/search/finds-saksnummer.ts';
import { findSaksnumre } from './find.ts';
import { wholeSaksnumre } from './saksnummer.ts';

describe('what is no case number', () => {
  test.each([
    'drap 25 år',
    'ran 12 345 kroner',
    '10 000 kroner',
    '12.06.2026',
    '12 06 2026',
    '2026-06-12',
    '§ 25-187797',
    '§§ 231 og 321',
    'paragraf 25-187',
    'saken gjelder ran',
    'saken 2025',
    'med 25 personer',
    'for 187797',
    'sak om drap',
    'straffeloven 321',
    'tlf 22 12 34 56',
    'Oslo tingrett',
    'ENE TOSL',
    'abc25-187797x',
    '',
  ])('%j', (text) => {
    expect(findSaksnumre(text)).toEqual([]);
  });
});

describe('whole case numbers', () => {
  const spans = (text: string) =>
    findSaksnumre(text).map(
      ({ start, end, whole }) => `${text.slice(start, end)}${whole ? '!' : ''}`,
    );

  test.each([
    ['sak 25 921893 ENE TOSL om drap', ['sak 25 921893 ENE TOSL!']],
    ['25-187797, 25-187798 og 921893ene', ['25-187797!', '25-187798!', '921893ene']],
    ['saksnr. 187797', ['saksnr. 187797']],
    ['11/2025', ['11/2025']],
    ['17-197796TVI-HAUG/ x', ['17-197796TVI-HAUG/!']],
    ['HR-2022-1401-U.', ['HR-2022-1401-U!']],
    ['TOSL-2024', ['TOSL-2024']],
    ['119ENE og 119 ENE', ['119ENE']],
    // How short a number may be depends on what announces it.
    ['sak 12 av 30', []],
    ['saksnummer 12', ['saksnummer 12']],
    ['sak nr. 12', ['sak nr. 12']],
    ['sak nr. 2025', ['sak nr. 2025']],
  ])('in %j are %j', (text, expected) => {
    expect(spans(text)).toEqual(expected);
  });

  test('are looked for exactly, never by their beginning', () => {
    expect(wholeSaksnumre('drap i 25 921893 og 22-25462TVI')).toEqual({
      match: 'any',
      fields: ['saksnummer'],
      clauses: [
        { negated: false, anyOf: [{ kind: 'saksnummer', prefix: null, all: ['nr:25-921893'] }] },
        {
          negated: false,
          anyOf: [{ kind: 'saksnummer', prefix: null, all: ['nr:22-25462', 'type:tvi'] }],
        },
      ],
    });
  });

  test.each(['921893', '-25-921893', 'drap -25 921893', 'TOSL-2024', 'drap', ''])(
    '%j has none',
    (text) => {
      expect(wholeSaksnumre(text)).toBeNull();
    },
  );
});

describe('in any text', () => {
  const part = fc.constantFrom(
    ...[
      '25',
      '921893',
      '2025',
      '1',
      '-',
      ' ',
      '/',
      '.',
      ' - ',
      'ENE',
      'med',
      'TOSL',
      'sak',
      'nr',
      '§',
      'drap',
      '*',
      '"',
      'ø',
    ],
  );
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 100 }),
    fc.array(part, { maxLength: 30 }).map((parts) => parts.join('')),
  );

  test('the numbers stand inside it, in order, and do not overlap', () => {
    fc.assert(
      fc.property(anything, fc.boolean(), (text, certain) => {
        let last = 0;
        for (const { start, end, numberStart, parts } of findSaksnumre(text, certain)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(numberStart).toBeGreaterThanOrEqual(start);
          expect(end).toBeGreaterThan(numberStart);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(`${parts.serial}${parts.year}`).not.toBe('');
          last = end;
        }
      }),
      { numRuns: 2000 },
    );
  });

  const number = fc
    .record({
      year: fc.integer({ min: 2000, max: 2069 }),
      serial: fc.integer({ min: 10_000, max: 999_999 }),
      type: fc.constantFrom('MED', 'ENE', 'TVI', 'SAM', 'DFA'),
      court: fc.constantFrom('TOSL', 'TSOS', 'TBUS'),
    })
    .map(
      ({ year, serial, type, court }) =>
        [String(year).slice(2), String(serial).padStart(6, '0'), type, court] as const,
    );

  test('a number is found with any signs between its parts', () => {
    const sign = fc.constantFrom('-', ' ', '/', '.', '_', '', ' - ', '–');
    fc.assert(
      fc.property(
        number,
        fc.array(sign, { minLength: 3, maxLength: 3 }),
        ([year, serial, type, court], signs) => {
          const typed = `${year}${signs[0]}${serial}${signs[1]}${type}${signs[2]}${court}`;
          expect(finds(typed, `${year}-${serial}${type}-${court}`)).toBe(true);
          expect(finds(typed.toLowerCase(), `${year}-${serial}${type}-${court}/04`)).toBe(true);
          expect(wholeSaksnumre(typed)?.clauses).toHaveLength(1);
        },
      ),
    );
  });
});
