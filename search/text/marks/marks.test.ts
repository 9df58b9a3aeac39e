import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEARCH_FIELDS, type Clause, type SearchField } from '#search/query.ts';
import { parseClauses } from '#search/text/query/clauses.ts';
import { marksIn, marksOf } from './marks.ts';

/** The text with its marks in brackets. */
function show(text: string, marks: readonly { fra: number; til: number }[]): string {
  return marks.reduceRight(
    (shown, { fra, til }) => `${shown.slice(0, fra)}[${shown.slice(fra, til)}]${shown.slice(til)}`,
    text,
  );
}
const mark = (text: string, typed: string, field: SearchField) =>
  show(text, marksIn(text, parseClauses(typed, null), field));

describe('where the words stand', () => {
  test.each<[string, string, SearchField, string]>([
    ['Grovt tyveri, og vold', 'tyveriet', 'sakenGjelder', 'Grovt [tyveri], og vold'],
    ['Tyveri. Nytt TYVERI', 'tyveri', 'sakenGjelder', '[Tyveri]. Nytt [TYVERI]'],
    ['Krav om foreldreansvar', 'foreldreans*', 'sakenGjelder', 'Krav om [foreldreansvar]'],
    ['Straffeloven § 321 jf. § 322', '§ 321', 'sakenGjelder', 'Straffeloven [§ 321] jf. § 322'],
    ['vold og grov vold', '"grov vold"', 'sakenGjelder', 'vold og [grov vold]'],
    ['Åse Å. Hansen', 'aase', 'parter', '[Åse] Å. Hansen'],
    ['Kari Nordmann\nPer Nordmann', '"nordmann per"', 'parter', 'Kari Nordmann\nPer Nordmann'],
    ['Kari Dommeren', 'dommer', 'dommer', 'Kari Dommeren'],
    ['Søndre Østfold tingrett', 'østfold', 'domstol', 'Søndre [Østfold] tingrett'],
    ['25-187797MED-TSOS/TSAR', 'sak 25 187797', 'saksnummer', '[25-187797]MED-TSOS/TSAR'],
    ['25-187797MED-TSOS/TSAR', 'MED', 'saksnummer', '25-187797[MED]-TSOS/TSAR'],
    ['25-187797MED-TSOS/TSAR', '7797', 'saksnummer', '25-18[7797]MED-TSOS/TSAR'],
    ['25-187797MED-TSOS/TSAR', 'tsar', 'saksnummer', '25-187797MED-TSOS/[TSAR]'],
    ['25-187797MED-TSOS/TSAR', '25-1877', 'saksnummer', '[25-187797]MED-TSOS/TSAR'],
    ['HR-2022-1401-U', 'HR-2022-1401-U', 'saksnummer', '[HR-2022-1401-U]'],
    ['TRR-2019-1234', 'trr20191234', 'saksnummer', '[TRR-2019-1234]'],
    ['25-187797MED-TSOS/TSAR', 'MED', 'sakenGjelder', '25-187797MED-TSOS/TSAR'],
    ['👩‍⚖️ om ran', 'ran', 'sakenGjelder', '👩‍⚖️ om [ran]'],
    ['ﬁre ran', 'fire ran', 'sakenGjelder', '[ﬁre] [ran]'],
    ['ran', '-ran', 'sakenGjelder', 'ran'],
  ])('%j for %j in %s: %j', (text, typed, field, expected) => {
    expect(mark(text, typed, field)).toBe(expected);
  });

  test('words that must all be there may stand in different texts', () => {
    const both: Clause = {
      negated: false,
      anyOf: [
        {
          kind: 'all',
          terms: [
            { kind: 'word', token: 'ran', stems: [] },
            { kind: 'word', token: 'oslo', stems: [] },
          ],
        },
      ],
    };
    const texts = [
      { field: 'sakenGjelder', text: 'Ran' },
      { field: 'domstol', text: 'Oslo tingrett' },
    ] as const;
    expect(marksOf(texts, [both]).map(({ marks }) => marks)).toEqual([
      [{ fra: 0, til: 3 }],
      [{ fra: 0, til: 4 }],
    ]);
    expect(marksIn('Ran', [both], 'sakenGjelder')).toEqual([]);
  });

  test('what only means the same is marked when the word itself stands nowhere', () => {
    const word = (token: string) => ({ kind: 'word', token, stems: [] }) as const;
    const clause: Clause = {
      negated: false,
      anyOf: [word('tyveri'), { kind: 'all', terms: [word('straffeloven'), word('§321')] }],
    };
    const marked = (text: string) => show(text, marksIn(text, [clause], 'sakenGjelder'));
    expect(marked('Straffeloven § 321 – tyveri')).toBe('Straffeloven § 321 – [tyveri]');
    expect(marked('Straffeloven § 321')).toBe('[Straffeloven] [§ 321]');
  });

  test('it is told which clauses stand where', () => {
    const clauses = parseClauses('ran oslo -vold', null);
    const texts = [
      { field: 'sakenGjelder', text: 'vold og ran' },
      { field: 'domstol', text: 'Oslo' },
    ] as const;
    expect(marksOf(texts, clauses).map((marked) => marked.clauses)).toEqual([[0], [1]]);
  });
});

describe('for any text and any words', () => {
  const words = fc.constantFrom(
    ...[
      'ran',
      'Grovt',
      'tyveriet',
      '§ 321',
      'Åse',
      'HANSEN',
      '25-187797MED-TSOS',
      'tsos',
      '"',
      '-',
      '*',
      '\n',
      '👩',
      'e\u0301',
    ],
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(words, { maxLength: 12 }).map((parts) => parts.join(' ')),
  );

  test('the marks stand inside the text, in order, and do not overlap', () => {
    fc.assert(
      fc.property(text, text, fc.constantFrom(...SEARCH_FIELDS), (shown, typed, field) => {
        let last = 0;
        for (const { fra, til } of marksIn(shown, parseClauses(typed, null), field)) {
          expect(fra).toBeGreaterThanOrEqual(last);
          expect(til).toBeGreaterThan(fra);
          expect(til).toBeLessThanOrEqual(shown.length);
          last = til;
        }
      }),
      { numRuns: 1000 },
    );
  });
});
