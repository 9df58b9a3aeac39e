import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT_FIELDS, type Clause, type Term, type TextField } from '#search/query.ts';
import { parseClauses } from './clauses.ts';

function showTerm(term: Term): string {
  switch (term.kind) {
    case 'word':
      return term.token;
    case 'prefix':
      return `${term.token}*`;
    case 'phrase':
      return `"${term.tokens.join(' ')}"`;
    case 'all':
      return `(${term.terms.map(showTerm).join(' ')})`;
    case 'saksnummer':
      return [...term.all, ...(term.prefix === null ? [] : [`${term.prefix}*`])].join('+');
  }
}
const tokensOf = (term: Term): readonly string[] => {
  switch (term.kind) {
    case 'word':
      return [term.token, ...term.stems];
    case 'prefix':
      return [term.token];
    case 'phrase':
      return [...term.tokens, ...(term.lemmas ?? [])];
    case 'saksnummer':
      return [...term.all, ...(term.prefix === null ? [] : [term.prefix])];
    case 'all':
      return term.terms.length === 0 ? [''] : term.terms.flatMap(tokensOf);
  }
};
const show = (clauses: readonly Clause[]) =>
  clauses
    .map(({ anyOf, negated }) => (negated ? '-' : '') + [...new Set(anyOf.map(showTerm))].join('|'))
    .join(' & ');
const read = (text: string, field: TextField | null = null) => show(parseClauses(text, field));

describe('words and operators', () => {
  test.each([
    ['grovt krangel', 'grovt & krangel'],
    ['  Grovt,\tKRANGEL! ', 'grovt & krangel'],
    ['"grov vold"', '"grov vold"'],
    ['«grov vold» og “ran av bank”', '"grov vold" & "ran av bank"'],
    ['„ran” x', '"ran" & x'],
    ['-ran', '-ran'],
    ['krangel -"grov vold"', 'krangel & -"grov vold"'],
    ['a b ELLER c', 'a & b|c'],
    ['a ELLER b ELLER "c d" e', 'a|b|"c d" & e'],
    ['a eller b', 'a|b'],
    ['bedr*', 'bedr*'],
    ['-bedr*', '-bedr*'],
    ['Lopez-Hansen', '"lopez hansen"'],
    ["D'Arc", '"d arc"'],
    ['12.06.2026', '"12 06 2026"|raa:12062026*'],
    ['xyzl § 321', 'xyzl & §321'],
    ['xyzl.§321 jf.§§ 322', 'xyzl & §321 & §322'],
    ['paragraf 8-5', '§8-5'],
    ['§ 8–5 og § 12 a', '§8-5 & §12a|"§12 bokstav a"'],
    ['§§ 231–232', '§231'],
    ['§ 12 bokstav a', '"§12 bokstav a"|:§12a'],
    ['annet ledd, kap. 26', '"2 ledd" & "kapittel 26"'],
    ['krangel i Oslo', 'krangel & oslo'],
    ['i på mot', 'i & paa & mot'],
    ['a OG b AND c & d + e og f', 'a & b & c & d & e & f'],
    ['a OR b or c', 'a|b|c'],
    ['a IKKE b', 'a & -b'],
    ['a NOT i b', 'a & -b'],
    ['a men ikke "b c"', 'a & -"b c"'],
    ['a og ikke b', 'a & -b'],
    ['a ikke b', 'a & b'],
    ['a IKKE', 'a'],
    ['"krangel i Oslo"', '"krangel i oslo"'],
    ['-§ 321', '-§321'],
    ['§ 32*', '§32*'],
  ])('%j reads as %j', (text, clauses) => {
    expect(read(text)).toBe(clauses);
  });
});

describe('broken syntax is read as words', () => {
  test.each([
    ['"grov krangel', 'grov & krangel'],
    ['grov krangel"', 'grov & krangel'],
    ['""', ''],
    ['"a" "" "b', '"a" & b'],
    ['ELLER a', 'a'],
    ['a ELLER', 'a'],
    ['a ELLER ELLER b', 'a|b'],
    ['a ELLER -b', 'a & -b'],
    ['-a ELLER b', '-a & b'],
    ['-ELLER', ''],
    ['a ELLER !!! b', 'a|b'],
    ['--a', 'a'],
    ['a- -', 'a'],
    ['a -- b', 'a & b'],
    ['*', ''],
    ['x*', 'x'],
    ['a*b', 'a & b'],
    ['*ran*', 'ran*'],
    ['§', ''],
    ['((a) AND [b]) | {c}', 'a & b & c'],
    ['... --- !?', ''],
    ['', ''],
  ])('%j reads as %j', (text, clauses) => {
    expect(read(text)).toBe(clauses);
  });
});

describe('case types', () => {
  test.each([
    ['MED', 'type:med'],
    ['med', 'type:med'],
    [' Kon ', 'type:kon'],
    ['-med', '-type:med'],
    ['MED TSAR', 'type:med & tsar'],
    ['krangel med politi', 'krangel & politi'],
    ['"med"', '"med"'],
    ['"MED"', '"med"'],
    ['tvi tosl', 'tvi|type:tvi & tosl'],
    ['ene tosl', 'tosl'],
    ['MED ELLER ENE', 'type:med|type:ene'],
    ['DOM', 'dom|:domsavsigelse|type:dom'],
    ['dom', 'dom|:domsavsigelse'],
    ['dfa', 'dfa|type:dfa'],
    ['XYZ TOSL', 'xyz|type:xyz & tosl'],
    ['xyz tosl', 'xyz & tosl'],
    ['KRANGEL MED POLITI', 'krangel & politi'],
  ])('%j reads as %j', (text, clauses) => {
    expect(read(text)).toBe(clauses);
  });

  test.each([
    [
      '25-187797 med tsos',
      '"25 187797 med tsos"|nr:25-187797+type:med+domstol:tsos*|raa:25187797medtsos*',
    ],
    ['sak 25 187797 i Oslo', '"25 187797"|nr:25-187797*|raa:25187797* & oslo'],
    ['-25 187797 krangel', '-"25 187797"|nr:25-187797*|raa:25187797* & krangel'],
    ['"25 187797" krangel', '"25 187797"|nr:25-187797*|raa:25187797* & krangel'],
    ['25-187797* x', '"25 187797"|nr:25-187797*|raa:25187797* & x'],
    ['krangel 25 år', 'krangel & 25 & aar'],
  ])('the case number in %j is one thing to find', (text, clauses) => {
    expect(read(text)).toBe(clauses);
  });

  test('in the field for the case type a code finds both the type and the word', () => {
    expect(parseClauses('med', 'sakstype')).toEqual([
      { anyOf: [{ kind: 'word', token: 'med', stems: ['med', 'type:med'] }], negated: false },
    ]);
  });

  test('in other fields it is an ordinary word', () => {
    expect(read('MED', 'sakenGjelder')).toBe('med');
    expect(read('TVI', 'sakenGjelder')).toBe('tvi');
    expect(read('MED', 'saksnummer')).toBe('type:med');
  });
});

describe('any text', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          ...[
            '"',
            '«',
            '»',
            '-',
            '*',
            'ELLER',
            '§',
            ' ',
            ' ',
            'MED',
            'dom',
            '25-1',
            '/',
            'ø',
            '\u0000',
          ],
        ),
      )
      .map((parts) => parts.join('')),
  );

  test('gives clauses that each search for something, in every field', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(null, ...TEXT_FIELDS), (text, field) => {
        const clauses = parseClauses(text, field);
        for (const token of clauses.flatMap(({ anyOf }) => anyOf).flatMap(tokensOf)) {
          expect(token).toMatch(/^\S+$/);
        }
        expect(clauses.every(({ anyOf }) => anyOf.length > 0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('is read in full, however long it is', () => {
    const words = Array.from({ length: 2000 }, (_, i) => `ord${i}`);
    expect(parseClauses(words.join(' '), null)).toHaveLength(2000);
  });
});

test('a noun is also looked for as its verb, where both are one act', () => {
  const stems = (query: string) =>
    parseClauses(query, null).flatMap(({ anyOf }) =>
      anyOf.flatMap((term) => (term.kind === 'word' ? term.stems : [])),
    );
  expect(stems('kjøp')).toContain('kjoepe:v');
  expect(stems('ran')).toContain('rane:v');
  expect(stems('krav')).not.toContain('krave:v');
  expect(stems('-kjøp')).not.toContain('kjoepe:v');
});
