import { describe, expect, test } from 'vitest';
import { phrase, prefix, word } from '#tests/support/search/builders.ts';
import { isLexeme, tsquery } from './tsquery.ts';

describe('a tsquery', () => {
  test('asks for each alternative in each field', () => {
    expect(tsquery([word('dommen', 'dom'), prefix('vol')], ['g', 'p'])).toBe(
      `(('g.dommen' | 'g~dom') | ('p.dommen' | 'p~dom')) | (('g.vol':*) | ('p.vol':*))`,
    );
  });

  test('asks for a phrase as a whole, of its words or of its lemmas', () => {
    const term = {
      kind: 'phrase',
      tokens: ['grove', 'tyverier'],
      lemmas: ['grov', 'tyveri'],
    } as const;
    expect(tsquery([term], ['g'])).toBe(`('g-grove tyverier') | ('g^grov tyveri')`);
  });

  test('asks for all four words in a row of a longer phrase', () => {
    const five = phrase('a', 'b', 'c', 'd', 'e');
    expect(tsquery([five], ['g'])).toBe(`('g-a b c d') & ('g-b c d e')`);
    expect(tsquery([five], ['g'], 'surely')).toBeNull();
  });

  test('asks of a document that it has the words of a phrase', () => {
    expect(tsquery([phrase('a', 'b')], ['f'])).toBe(`('f.a') & ('f.b')`);
    expect(tsquery([phrase('a', 'b')], ['f'], 'surely')).toBeNull();
  });

  test('looks for a phrase in each field that is never hidden, when all are searched', () => {
    const query = tsquery([phrase('a', 'b')], ['']);
    expect(query).toContain(`'g-a b'`);
    expect(query).toContain(`'j-a b'`);
    expect(query).not.toContain(`'p-`);
  });

  test('asks for every part of a conjunction', () => {
    const both = { kind: 'all', terms: [word('a'), word('b')] } as const;
    expect(tsquery([both], ['g'])).toBe(`('g.a') & ('g.b')`);
  });

  test('asks for parts of a case number where they are, and nowhere else', () => {
    const number = { kind: 'saksnummer', prefix: 'nr:25-18', all: ['type:med'] } as const;
    expect(tsquery([number], [''])).toBe(`'n~type:med' & 'n~nr:25-18':*`);
    expect(tsquery([number], ['g', 'p'])).toBeNull();
    expect(tsquery([{ kind: 'all', terms: [number, word('a')] }], ['g'])).toBeNull();
    expect(tsquery([word('x', 'type:med')], [''])).toBe(`'.x' | '~type:med' | 'n~type:med'`);
  });
});

test('a phrase is a lexeme of a field, unless it is long, and of a document when it is one word', () => {
  expect(isLexeme(phrase('a', 'b', 'c', 'd'), 'g')).toBe(true);
  expect(isLexeme(phrase('a', 'b', 'c', 'd', 'e'), 'g')).toBe(false);
  expect(isLexeme(phrase('a'), 'f')).toBe(true);
  expect(isLexeme(phrase('a', 'b'), 'f')).toBe(false);
  // A stem of the text need not be the lemma of a word: the part of a compound is one as well.
  expect(isLexeme({ kind: 'phrase', tokens: ['a'], lemmas: ['a'] }, 'f')).toBe(false);
});
