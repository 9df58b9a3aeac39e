import { describe, expect, test } from 'vitest';
import { phrase, prefix, word } from '#tests/support/search/builders.ts';
import { tsquery } from './words.ts';

describe('a tsquery', () => {
  test('asks for a word or one of its stems, and for a beginning', () => {
    expect(tsquery(word('dommen', 'dom'))).toBe(`'.dommen' | '~dom'`);
    expect(tsquery(prefix('vol'))).toBe(`'.vol':*`);
  });

  test('asks for all words of a phrase, or for all of its lemmas', () => {
    expect(tsquery(phrase('a', 'b'))).toBe(`('.a' & '.b')`);
    const forms = { tokens: ['grove', 'tyverier'], lemmas: ['grov', 'tyveri'] };
    expect(tsquery({ ...forms, kind: 'phrase' })).toBe(
      `('.grove' & '.tyverier') | ('~grov' & '~tyveri')`,
    );
  });

  test('asks for parts of a case number', () => {
    expect(tsquery({ kind: 'saksnummer', prefix: 'nr:25-18', all: ['type:med'] })).toBe(
      `'~type:med' & '~nr:25-18':*`,
    );
  });
});
