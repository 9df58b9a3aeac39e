import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Term } from '#search/query.ts';
import { parseClauses } from './clauses.ts';
import { findSaksnumre } from './find-saksnumre.ts';
import { indexSaksnummer, wholeSaksnumre } from './saksnummer.ts';

const SMALL_WORDS = new Set(['i', 'og', 'med', 'om']);

/** Whether the case number alone answers what is typed in the free text; `also` are other words of the case. */
function finds(typed: string, saksnummer: string, also: string[] = []): boolean {
  const { segments, stems } = indexSaksnummer(saksnummer);
  const words = [...segments.flatMap((segment) => segment.split(' ')), ...also];
  const matches = (term: Term): boolean => {
    switch (term.kind) {
      case 'word':
        return words.includes(term.token) || SMALL_WORDS.has(term.token);
      case 'prefix':
        return words.some((word) => word.startsWith(term.token));
      case 'phrase':
        return segments.some((segment) => ` ${segment} `.includes(` ${term.tokens.join(' ')} `));
      case 'all':
        return term.terms.every(matches);
      case 'saksnummer':
        return (
          term.all.every((part) => stems.includes(part)) &&
          (term.prefix === null || stems.some((stem) => stem.startsWith(term.prefix!)))
        );
    }
  };
  return parseClauses(typed, null).every(({ anyOf, negated }) => anyOf.some(matches) !== negated);
}

const ENE = '25-921893ENE-TOSL/04';
const MED = '25-187797MED-TSOS/TSAR';
const ZEROS = '22-025462TVI-TBUS/TDRA';
const FORMS: [string, string][] = [
  ...[
    '25-921893',
    '25 921893',
    '25 921893 ENE TOSL',
    '25 921893 ene tosl',
    '25 921893 ENE',
    '25 921893ENE-TOSL/04',
    '25 921893 ENE-TOSL/04',
    '25 921893 ENE TOSL 04',
    '25-921893 ENE-TOSL/04',
    '25-921893ENE-TOSL',
    '25-921893-ENE-TOSL-04',
    '25-921893 - ENE - TOSL',
    '25 - 921893',
    '25–921893',
    '25 – 921893',
    '25921893',
    '25921893ene',
    '25921893enetosl',
    '25921893enetosl04',
    '25921893ENETOSL/04',
    '25921893 ene tosl',
    '25.921893',
    '25.921893.ENE.TOSL',
    '25/921893',
    '25/921893/ENE/TOSL/04',
    '25_921893',
    '25_921893_ENE_TOSL_04',
    '25-921 893',
    '2025-921893',
    '2025 921893',
    '2025/921893',
    '2025921893',
    '2025921893ENE',
    '2025-921893ENE-TOSL/04',
    'sak 25-921893',
    'sak 25 921893',
    'saken 25-921893',
    'sak: 25-921893',
    'Sak: 25 921893 ENE',
    'saksnr 25-921893',
    'saksnr. 25-921893',
    'saksnr.: 25-921893',
    'Saksnr 25 921893',
    'saksnummer 25-921893',
    'saksnummer: 25 921893',
    'sak nr 25-921893',
    'sak nr. 25-921893',
    'sak nummer 25 921893',
    'SAK NR 25-921893',
    'nr. 25-921893',
    '#25-921893',
    '(25-921893)',
    '25-921893.',
    '25-921893, ',
    'sak 921893',
    'saksnr 921893',
    'saksnr 1893',
    'sak 1893',
    'ENE 25-921893',
    'ENE-25-921893',
    'ene 25 921893',
    'ENE 921893',
    '921893',
    '21893',
    '1893',
    '921893ene',
    '921893ENE',
    '921893 ENE',
    '921893 ene',
    '921893ENE-TOSL',
    '921893ene-tosl/04',
    '921893 ENE TOSL',
    '921893-ENE-TOSL',
    '1893ENE',
    '1893ene-tosl',
    'TOSL 25-921893',
    'tosl 25 921893',
    'TOSL-25-921893',
    'TOSL 921893',
    'TOSL-921893',
    'tosl921893',
    'TOSL 25-921893ENE',
    'TOSL ENE 25-921893',
    'ENE TOSL 25-921893',
    'ENE-TOSL',
    'TOSL-2025-921893',
    'TOSL 2025 921893',
    'TOSLO-2025-921893',
    'OTIR 25-921893',
    '25-921893ENE-OTIR',
    '25-9218',
    'sak 25-9218 i',
    'i sak 25-921893',
    'sak med nummer 25-921893',
    'sak med saksnummer 25-921893',
    '25 921893enetosl04',
    'om saken 25-921893 og',
  ].map((typed): [string, string] => [typed, ENE]),
  ...[
    'MED 25-187797',
    'med 25-187797',
    'MED 25 187797 TSOS',
    'sak med 25-187797',
    'sak 25-187797 MED',
    '25 187797 med tsos',
    '25 187797 med',
    '25-187797MED-TSOS/TSAR/',
    '187797med',
    '187797 MED TSOS TSAR',
    '25 187797 MED TSOS TSAR',
    'tsar 25-187797',
  ].map((typed): [string, string] => [typed, MED]),
  ...[
    '22-25462',
    '22 25462',
    '22-25462TVI',
    '22 25462 TVI',
    '2225462tvi',
    '22 025462',
    '25462',
    '025462',
    '25462tvi',
    '5462tvi',
    'TBUS-2022-25462',
    'tbus 2022 25462',
  ].map((typed): [string, string] => [typed, ZEROS]),
  ['TOSLO-2019-108726-2', 'TOSLO-2019-108726-2'],
  ['toslo 2019 108726 2', 'TOSLO-2019-108726-2'],
  ['TOSLO-2019-108726', 'TOSLO-2019-108726-2'],
  ['19-108726', 'TOSLO-2019-108726-2'],
  ['HR-2022-1401-U', 'HR-2022-1401-U'],
  ['HR 2022 1401 U', 'HR-2022-1401-U'],
  ['hr 2022 1401 u', 'HR-2022-1401-U'],
  ['HR 2022-1401', 'HR-2022-1401-U'],
  ['hr2022 1401', 'HR-2022-1401-U'],
  ['HR-2022-1401U', 'HR-2022-1401-U'],
  ['hr20221401u', 'HR-2022-1401-U'],
  ['sak HR-2022-1401-U', 'HR-2022-1401-U'],
  ['LB-2018-102939', 'LB-2018-102939'],
  ['LB-2018-002939', 'LB-2018-2939'],
  ['18-002939', 'LB-2018-2939'],
  ['26 4512', '26-004512MED-TTRO'],
  ['4512', '26-004512MED-TTRO'],
  ['LB 2018 102939', 'LB-2018-102939'],
  ['lb2018102939', 'LB-2018-102939'],
  ['LB-2018-102939-2', 'LB-2018-102939-2'],
  ['LB 2018 102939 2', 'LB-2018-102939-2'],
  ['17-197796TVI-HAUG/', '17-197796TVI-HAUG/'],
  ['17-197796TVI-HAUG', '17-197796TVI-HAUG/'],
  ['17 197796 TVI HAUG', '17-197796TVI-HAUG/'],
  ['19-018186DOM-OTIR/07', '19-018186DOM-OTIR/07'],
  ['19 18186 DOM OTIR', '19-018186DOM-OTIR/07'],
  ['19-018186 dom', '19-018186DOM-OTIR/07'],
  ['18186dom', '19-018186DOM-OTIR/07'],
  ['DOM', '19-018186DOM-OTIR/07'],
  ['DOM OTIR', '19-018186DOM-OTIR/07'],
  ['26-000321SAM-TSOS', '26-000321SAM-TSOS/TSAR'],
  ['SAM', '26-000321SAM-TSOS/TSAR'],
  ['sam', '26-000321SAM-TSOS/TSAR'],
  ['SAM 26-000321', '26-000321SAM-TSOS/TSAR'],
  ['26 000321 SAM', '26-000321SAM-TSOS/TSAR'],
  ['26-321', '26-000321SAM-TSOS/TSAR'],
  ['sak 26 321', '26-000321SAM-TSOS/TSAR'],
  ['26-000321xyz', '26-000321XYZ-TSOS'],
  ['26 000321 XYZ TSOS', '26-000321XYZ-TSOS'],
  ['XYZ', '26-000321XYZ-TSOS'],
  ['DFA', '26-000321DFA-TOSL'],
];

describe('a case number among typed words', () => {
  test.each(FORMS)('%j finds %s', (typed, saksnummer) => {
    expect(finds(typed, saksnummer)).toBe(true);
  });

  test.each(FORMS.filter(([typed]) => /\d/.test(typed)))(
    '%j among other words finds %s',
    (typed, saksnummer) => {
      expect(finds(`drap ${typed}, Nilsen`, saksnummer, ['drap', 'nilsen'])).toBe(true);
    },
  );

  test.each([
    ['25 921894', ENE],
    ['25 921893 MED', ENE],
    ['24 921893', ENE],
    ['25 921893 ENE TSOS', ENE],
    ['TSOS 25-921893', ENE],
    ['921893tvi', ENE],
    ['1894', ENE],
    ['893', ENE],
    ['sak 25 921893 drap', ENE],
    ['-25 921893', ENE],
    ['§ 1893', ENE],
    ['HR 2022 1401 A', 'HR-2022-1401-U'],
  ])('%j does not find %s', (typed, saksnummer) => {
    expect(finds(typed, saksnummer)).toBe(false);
  });
});

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
