import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEXT_FIELDS, type Clause, type Term, type TextField } from '#search/query.ts';
import { MAX_ITEMS, parseClauses } from './clauses.ts';

function showTerm(term: Term): string {
  switch (term.kind) {
    case 'word':
      return term.token;
    case 'prefix':
      return `${term.token}*`;
    case 'phrase':
      return `"${term.tokens.join(' ')}"`;
    case 'saksnummer':
      return [...term.all, ...(term.prefix === null ? [] : [`${term.prefix}*`])].join('+');
  }
}
const show = (clauses: readonly Clause[]) =>
  clauses
    .map(({ anyOf, negated }) => (negated ? '-' : '') + anyOf.map(showTerm).join('|'))
    .join(' & ');
const read = (text: string, field: TextField | null = null) => show(parseClauses(text, field));

describe('words and operators', () => {
  test.each([
    ['grovt tyveri', 'grovt & tyveri'],
    ['  Grovt,\tTYVERI! ', 'grovt & tyveri'],
    ['"grov vold"', '"grov vold"'],
    ['«grov vold» og “ran av bank”', '"grov vold" & og & "ran av bank"'],
    ['„ran” x', '"ran" & x'],
    ['-ran', '-ran'],
    ['tyveri -"grov vold"', 'tyveri & -"grov vold"'],
    ['a b ELLER c', 'a & b|c'],
    ['a ELLER b ELLER "c d" e', 'a|b|"c d" & e'],
    ['a eller b', 'a & eller & b'],
    ['bedr*', 'bedr*'],
    ['-bedr*', '-bedr*'],
    ['Lopez-Hansen', '"lopez hansen"'],
    ["D'Arc", '"d arc"'],
    ['12.06.2026', '"12 06 2026"|raa:12062026*'],
    ['strl § 321', 'strl & §321'],
    ['strl.§321 jf.§§ 322', 'strl & §321 & jf & §322'],
    ['paragraf 8-5', '§8-5'],
    ['§ 8–5 og § 12 a', '§8-5 & og & §12a'],
    ['-§ 321', '-§321'],
    ['§ 32*', '§32*'],
  ])('%j reads as %j', (text, clauses) => {
    expect(read(text)).toBe(clauses);
  });
});

describe('broken syntax is read as words', () => {
  test.each([
    ['"grov vold', 'grov & vold'],
    ['grov vold"', 'grov & vold'],
    ['""', ''],
    ['"a" "" "b', '"a" & b'],
    ['ELLER a', 'eller & a'],
    ['a ELLER', 'a & eller'],
    ['a ELLER ELLER b', 'a & eller & eller & b'],
    ['a ELLER -b', 'a & eller & -b'],
    ['-a ELLER b', '-a & eller & b'],
    ['-ELLER', '-eller'],
    ['a ELLER !!! b', 'a|b'],
    ['--a', 'a'],
    ['a- -', 'a'],
    ['a -- b', 'a & b'],
    ['*', ''],
    ['x*', 'x'],
    ['a*b', 'a & b'],
    ['*ran*', 'ran*'],
    ['§', ''],
    ['((a) AND [b]) | {c}', 'a & and & b & c'],
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
    ['krangel med politi', 'krangel & med & politi'],
    ['"med"', '"med"'],
    ['"MED"', '"med"'],
    ['tvi tosl', 'tvi|type:tvi & tosl'],
    ['ene tosl', 'ene & tosl'],
    ['MED ELLER ENE', 'type:med|type:ene'],
    ['DOM', 'dom|type:dom'],
    ['dom', 'dom'],
    ['dfa', 'dfa|type:dfa'],
    ['XYZ TOSL', 'xyz|type:xyz & tosl'],
    ['xyz tosl', 'xyz & tosl'],
    ['KRANGEL MED POLITI', 'krangel & med & politi'],
  ])('%j reads as %j', (text, clauses) => {
    expect(read(text)).toBe(clauses);
  });

  test.each([
    [
      '25-187797 med tsos',
      '"25 187797 med tsos"|nr:25-187797+type:med+domstol:tsos*|raa:25187797medtsos*',
    ],
    ['sak 25 187797 i Oslo', '"25 187797"|nr:25-187797*|raa:25187797* & i & oslo'],
    ['-25 187797 drap', '-"25 187797"|nr:25-187797*|raa:25187797* & drap'],
    ['"25 187797" drap', '"25 187797"|nr:25-187797*|raa:25187797* & drap'],
    ['25-187797* x', '"25 187797"|nr:25-187797*|raa:25187797* & x'],
    ['drap 25 år', 'drap & 25 & aar'],
  ])('the case number in %j is one thing to find', (text, clauses) => {
    expect(read(text)).toBe(clauses);
  });

  test('in the field for the case type a code finds both the type and the word', () => {
    expect(parseClauses('med', 'sakstype')).toEqual([
      { anyOf: [{ kind: 'word', token: 'med', stems: ['med', 'type:med'] }], negated: false },
    ]);
  });

  test('in other fields it is a word', () => {
    expect(read('MED', 'sakenGjelder')).toBe('med');
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
        expect(clauses.length).toBeLessThanOrEqual(MAX_ITEMS);
        for (const term of clauses.flatMap(({ anyOf }) => anyOf)) {
          const tokens =
            term.kind === 'phrase'
              ? term.tokens
              : term.kind === 'saksnummer'
                ? term.all
                : [term.token];
          expect(tokens.every((token) => token !== '' && !/\s/.test(token))).toBe(true);
          expect(term.kind !== 'phrase' || tokens.length > 0).toBe(true);
        }
        expect(clauses.every(({ anyOf }) => anyOf.length > 0)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  test('a very long query is cut', () => {
    expect(parseClauses('ord '.repeat(500), null)).toHaveLength(MAX_ITEMS);
  });
});
