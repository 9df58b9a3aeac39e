import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Term } from '#search/query.ts';
import { readText } from '#search/text/query/clauses.ts';
import { fold, tokenize } from '#search/text/tokenize.ts';
import { MAX_VARIANTS, variants } from './variants.ts';

/** Whether what is typed finds the name with the other spellings of its words. */
function finds(typed: string, name: string): boolean {
  const words = tokenize(name);
  const matches = (term: Term): boolean => {
    switch (term.kind) {
      case 'word':
        return words.includes(term.token);
      case 'prefix':
        return words.some((word) => word.startsWith(term.token));
      case 'phrase':
        return ` ${words.join(' ')} `.includes(` ${term.tokens.join(' ')} `);
      case 'all':
        return term.terms.every(matches);
      case 'saksnummer':
        return false;
    }
  };
  return readText(typed, null, { variants }).clauses.every(({ anyOf }) => anyOf.some(matches));
}

describe('another spelling', () => {
  test.each([
    ['bjorn', 'Bjørn'],
    ['bjoern', 'Bjørn'],
    ['Overboseth', 'Øverbøseth'],
    ['Overboseth', 'Överböseth'],
    ['Ase', 'Åse'],
    ['hakon', 'Håkon'],
    ['haakon', 'Hakon'],
    ['Håkon', 'Hakon'],
    ['grafjellmo', 'Gråfjellmo'],
    ['kjersund', 'Kjærsund'],
    ['kjaersund', 'Kjersund'],
    ['kjarsund', 'Kjærsund'],
    ['Røed', 'Roed'],
    ['Rød', 'Rod'],
    ['Roe', 'Røe'],
    ['Mueller', 'Müller'],
    ['saeroeyvag', 'Særøyvåg'],
    ['saroyvåg', 'Særøyvåg'],
    ['K. Nordmann', 'Kari Nordmann'],
    ['k nordmann', 'Kari Marie Nordmann'],
    ['K. M. Nordmann', 'Kari Marie Nordmann'],
    ['K.M. Nordmann', 'Kari Marie Nordmann'],
    ['Kari M. Nordmann', 'Kari Marie Nordmann'],
    ['Skarvang-Lindmo', 'Håkon Skårvang-Lindmo'],
  ])('%s is looked for as %s', (typed, name) => {
    expect(finds(typed, name)).toBe(true);
  });

  test.each([
    ['hansen', 'Hanssen'],
    ['K. Nordmann', 'Per Nordmann'],
    ['berg', 'Borg'],
    ['§321', '§322'],
    ['2025', '2026'],
  ])('%s is not looked for as %s', (typed, name) => {
    expect(finds(typed, name)).toBe(false);
  });
});

test('there are few, they are folded, and the word itself is not among them', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-eo-u]{1,30}$/)),
      (text) => {
        const token = fold(text);
        const found = variants(token);
        expect(found.length).toBeLessThanOrEqual(MAX_VARIANTS);
        expect(new Set(found).size).toBe(found.length);
        expect(found).not.toContain(token);
        expect(found.map(fold)).toEqual(found);
      },
    ),
  );
});
