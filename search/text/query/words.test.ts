import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Term } from '#search/query.ts';
import { parseClauses, readText } from './clauses.ts';
import { courtWords } from './court-words.ts';
import { withoutGenitive } from './genitive.ts';
import { itemsOf } from './items.ts';
import { isSmallWord } from './small-words.ts';

/** The words that one typed word looks for among names. */
const namesOf = (typed: string, field: 'parter' | 'domstol' | null = 'parter') =>
  parseClauses(typed, field)[0]!.anyOf.flatMap((term: Term) =>
    term.kind === 'word' && !term.token.startsWith(':') ? [term.token] : [],
  );

describe('small words', () => {
  test.each([
    'i',
    'på',
    'mot',
    'av',
    'og',
    'frå',
    'fra',
    'til',
    'for',
    'med',
    'ein',
    'eit',
    'som',
    'å',
    'ikkje',
    'går',
    'nå',
  ])('%s is one', (word) => expect(parseClauses(`fengsling ${word} nabo`, null)).toHaveLength(2));

  test.each(['drap', 'sak', 'barn', 'mann', 'ny', 'oslo', 'aas', 'tre', 'hansen'])(
    '%s is none',
    (word) => expect(isSmallWord(word)).toBe(false),
  );

  test('are what is looked for when nothing else is typed', () => {
    for (const text of ['har', 'på', 'var det'])
      expect(parseClauses(text, null)).toHaveLength(text.split(' ').length);
    expect(parseClauses('har ran', null)).toHaveLength(1);
    expect(parseClauses('og', null)).toEqual([]);
  });

  test('are part of a phrase, and of what was said', () => {
    expect(parseClauses('"vold mot politi"', null)[0]!.anyOf[0]).toMatchObject({
      tokens: ['vold', 'mot', 'politi'],
    });
    expect(readText('drap i Oslo og ikke i Bergen', null).said.map(({ token }) => token)).toEqual([
      'drap',
      'i',
      'oslo',
      'og',
      'i',
    ]);
  });

  test('«gjeld» is one before what a case is about, and debt at the end', () => {
    expect(parseClauses('saka gjeld vald', null)).toHaveLength(1);
    expect(parseClauses('vald gjeld', null)).toHaveLength(2);
  });

  test('«sak» is one among other words, and a word when it is alone', () => {
    expect(parseClauses('saker om drap', null)).toEqual(parseClauses('drap', null));
    expect(parseClauses('siktet for ran', null)).toEqual(parseClauses('ran', null));
    expect(parseClauses('sak', null)).toHaveLength(1);
    expect(parseClauses('sak -ran', null)).toHaveLength(2);
  });

  test('adding one changes nothing of what is found', () => {
    const small = fc.constantFrom('i', 'på', 'av', 'mot', 'for', 'som', 'den', 'ved');
    const word = fc.constantFrom('tjuveri', 'nabo', '"grov vold"', '-ran', 'strl', 'sykkel*');
    const texts = fc.array(fc.tuple(word, small), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(texts, (pairs) => {
        const withSmall = pairs.flat().join(' ');
        const without = pairs.map(([only]) => only).join(' ');
        expect(parseClauses(withSmall, null)).toEqual(parseClauses(without, null));
      }),
    );
  });
});

describe('the genitive of a name', () => {
  test.each([
    ['nordmanns', 'nordmann'],
    ['hansens', 'hansen'],
    ['olas', null],
    ['karis', 'kari'],
    ['hans', null],
    ['lars', null],
    ['johannes', null],
    ['andreas', null],
    ['moss', null],
    ['oslo', null],
  ])('%s is of %s', (typed, name) => {
    expect(withoutGenitive(typed)).toBe(name);
  });

  test('looks for both, also at the end of a double name', () => {
    expect(namesOf('Hansens')).toEqual(['hansens', 'hansen']);
    expect(parseClauses('Lopez-Hansens', 'parter')[0]!.anyOf).toContainEqual({
      kind: 'phrase',
      tokens: ['lopez', 'hansen'],
      lemmas: null,
    });
  });
});

describe('courts', () => {
  test.each([
    ['tingretten', ['tingrett']],
    ['tingrettens', ['tingrett']],
    ['lagmannsretten', ['lagmannsrett']],
    ['hoeyesteretts', ['hoeyesterett']],
    ['hoegsterett', ['hoeyesterett']],
    ['byretten', ['tingrett']],
    ['oslo', []],
    ['retta', []],
  ])('%s means %j', (token, names) => {
    expect(courtWords(token)).toEqual(names);
  });

  test('are found by their kind in the free text and in their own field, never among people', () => {
    expect(namesOf('tingretten', 'domstol')).toContain('tingrett');
    expect(namesOf('tingretten', null)).toContain('tingrett');
    expect(namesOf('tingretten', 'parter')).toEqual(['tingretten']);
  });
});

describe('the items of a text', () => {
  test('are as they were typed, with their words', () => {
    const items = itemsOf(
      '«grov vold» -strl.§ 12 a, Lopez-Hansen 2. ledd sak 25 187797 bedr*',
      'possible',
    );
    expect(items.map(({ kind, text, negated, prefix }) => [kind, text, negated, prefix])).toEqual([
      ['phrase', 'grov vold', false, false],
      ['word', 'strl', true, false],
      ['word', '§ 12 a', true, false],
      ['word', 'Lopez-Hansen', false, false],
      ['word', '2. ledd', false, false],
      ['number', 'sak 25 187797', false, false],
      ['word', 'bedr', false, true],
    ]);
  });

  test('each have words, unless they are operators, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const { kind, tokens } of itemsOf(text, 'possible'))
          expect(tokens.length > 0 || ['or', 'and', 'not'].includes(kind)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('are no more than the letters of the text, whatever is repeated', () => {
    for (const part of ['"', '-', '§', '§ ', '1-', '«', '" ', '*', 'a ', '-a ', '§1 og ']) {
      const text = part.repeat(20_000 / part.length);
      expect(itemsOf(text, 'possible').length).toBeLessThanOrEqual(text.length);
      expect(parseClauses(text, null).length).toBeLessThanOrEqual(text.length);
    }
  });
});

test('the parts of a surname or a place are not looked for, those of other compounds are', () => {
  const partsOf = (word: string) =>
    parseClauses(word, null)[0]!.anyOf.filter((term) => term.kind === 'all');
  expect(partsOf('nordmann')).toEqual([]);
  expect(partsOf('tingretten')).toEqual([]);
  expect(partsOf('politivold')).toHaveLength(1);
});
