import { describe, expect, test } from 'vitest';
import { phrase, prefix, word } from '#tests/support/search/builders.ts';
import { hasOrder, tsquery } from './tsquery.ts';

describe('a tsquery', () => {
  test('asks for each alternative in each field', () => {
    expect(tsquery([word('dommen', 'dom'), prefix('vol')], ['g', 'p'])).toBe(
      `(('g.dommen' | 'g~dom') | ('p.dommen' | 'p~dom')) | (('g.vol':*) | ('p.vol':*))`,
    );
  });

  test('asks of a phrase that all words or all lemmas are there', () => {
    const term = {
      kind: 'phrase',
      tokens: ['grove', 'tyverier'],
      lemmas: ['grov', 'tyveri'],
    } as const;
    expect(tsquery([term], ['g'])).toBe(`('g.grove' & 'g.tyverier') | ('g~grov' & 'g~tyveri')`);
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

test('a phrase has an order unless it is one word without a lemma', () => {
  expect(hasOrder(phrase('a'))).toBe(false);
  expect(hasOrder(phrase('a', 'b'))).toBe(true);
  // A stem of the text need not be the lemma of a word: the part of a compound is one as well.
  expect(hasOrder({ kind: 'phrase', tokens: ['a'], lemmas: ['a'] })).toBe(true);
  expect(hasOrder(word('a'))).toBe(false);
});
