import { expect, test } from 'vitest';
import type { Term } from '#search/query.ts';
import { tokenize } from '#search/text/tokenize.ts';
import { parseClauses } from './clauses.ts';

/** Whether a text among names has what is typed. */
function finds(typed: string, text: string): boolean {
  const line = ` ${tokenize(text).join(' ')} `;
  const matches = (term: Term): boolean => {
    switch (term.kind) {
      case 'word':
        return line.includes(` ${term.token} `);
      case 'phrase':
        return line.includes(` ${term.tokens.join(' ')} `);
      case 'prefix':
        return line.includes(` ${term.token}`);
      case 'all':
        return term.terms.every(matches);
      case 'saksnummer':
        return false;
    }
  };
  return parseClauses(typed, null).every(({ anyOf, negated }) => anyOf.some(matches) !== negated);
}

test.each([
  ['alhassan', 'Amir Al-Hassan'],
  ['Al-Hassan', 'Amir Alhassan'],
  ['al-hassan', 'Amir al Hassan'],
  ['amir alhassan', 'Amir Al-Hassan'],
  ['Al hassan', 'Amir Alhassan'],
  ['amir Al Hassan', 'Amir Al-Hassan'],
  ['el-sayed', 'Elsayed'],
  ['100000', 'bot på 100 000 kroner'],
  ['100000', 'bot på 100.000 kroner'],
  ['100.000', 'bot på 100000 kroner'],
  ['100 000', 'bot på 100000 kroner'],
  ['100 000 kroner', 'bot på 100.000 kroner'],
  ['1000000', 'krav om 1 000 000 kroner'],
  ['1.000.000', 'krav om 1000000 kroner'],
  ['1 000 000', 'krav om 1.000.000 kroner'],
  ['5000', 'bot på 5 000 kroner'],
])('%j finds %j', (typed, text) => {
  expect(finds(typed, text)).toBe(true);
});

test.each([
  ['hassan al', 'Alhassan'],
  ['albert', 'Al Bertsen'],
  ['ben hansen', 'Benhansen'],
  ['al -hassan', 'Alhassan'],
  ['100000', '10 000'],
  ['100 000', '000 100'],
  ['sal 250', 'sal 2 50'],
  ['2 000', 'år 20 00'],
])('%j does not find %j', (typed, text) => {
  expect(finds(typed, text)).toBe(false);
});

test.each(['100 000', '250 300', '12 ledd'])('%j alone is no part of a case number', (typed) => {
  const terms = parseClauses(typed, null).flatMap(({ anyOf }) => anyOf);
  const parts = terms.flatMap((term) =>
    term.kind === 'saksnummer' ? [term.prefix, ...term.all] : [],
  );
  expect(parts.filter((part) => !part?.startsWith('raa:'))).toEqual([]);
});

test('a case number with a space in it is one still', () => {
  const terms = parseClauses('25-921 893', null).flatMap(({ anyOf }) => anyOf);
  expect(terms).toContainEqual(
    expect.objectContaining({ kind: 'saksnummer', prefix: 'nr:25-921893' }),
  );
});
