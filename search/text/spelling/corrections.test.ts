import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '#search/text/tokenize.ts';
import { closeness } from './closeness.ts';
import {
  MAX_CORRECTIONS,
  corrections,
  isKnownWord,
  isSlip,
  joinings,
  knownCorrections,
} from './corrections.ts';
import { soundOf } from './sounds.ts';

test('words of the synonyms are known, whether or not a case has them', () => {
  expect(knownCorrections('promile')[0]).toBe('promille');
  expect(knownCorrections('xqzwxqzw')).toEqual([]);
  expect(knownCorrections('dran')).toEqual([]);
});

test('so are words of the lexicon, but for what may as well be a name', () => {
  expect(knownCorrections('jordskfite')).toContain('jordskifte');
  expect(knownCorrections('stajl')).toEqual(['stjal']);
  expect(knownCorrections('tveti')).toEqual([]);
});

test('a name in the lexicon is no word, unless it is one as well', () => {
  expect(['olsen', 'inger', 'fredrik'].filter(isKnownWord)).toEqual([]);
  expect(['bjørn', 'berg', 'penger', 'voldtekt'].filter((word) => !isKnownWord(word))).toEqual([]);
});

describe('a typing error', () => {
  test.each([
    ['tyvri', 'tyveri'],
    ['bedargeri', 'bedrageri'],
    ['voltekt', 'voldtekt'],
    ['narkotikka', 'narkotika'],
    ['testamnet', 'testamente'],
    ['erstatnng', 'erstatning'],
    ['promillekjørin', 'promillekjøring'],
    ['husleietvsit', 'husleietvist'],
    ['skydlig', 'skyldig'],
    ['nordmnan', 'nordmann'],
    ['kristofersen', 'christoffersen'],
    ['kjetel', 'kjetil'],
    ['hvaal', 'vål'],
    ['wilhelmsen', 'vilhelmsen'],
    ['thoresen', 'toresen'],
    ['jjerstad', 'gjerstad'],
    ['olson', 'olsen'],
    ['zakariassen', 'sakariassen'],
    ['øverbøset', 'øverbøseth'],
    ['andresen', 'andersen'],
    ['fillip', 'philip'],
  ])('in %s is corrected to %s, which is close', (typed, meant) => {
    expect(corrections(typed)).toContain(fold(meant));
    expect(closeness(fold(typed), fold(meant))).toBeGreaterThan(0.5);
  });

  test('words that exist come before words that may', () => {
    expect(corrections('tyvri')[0]).toBe('tyveri');
    expect(corrections('bedragri').slice(0, 3)).toContain('bedrageri');
  });

  test('a name at one error is among the corrections, whatever the name', () => {
    const name = fc.stringMatching(/^[a-zæøå]{4,11}$/);
    const letter = fc.constantFrom(...'abdefgijklmnoprstuvyæøå');
    fc.assert(
      fc.property(
        name,
        letter,
        fc.nat(),
        fc.constantFrom('less', 'more', 'other'),
        (meant, put, n, kind) => {
          const at = n % meant.length;
          const after = meant.slice(kind === 'more' ? at : at + 1);
          const typed = meant.slice(0, at) + (kind === 'less' ? '' : put) + after;
          fc.pre(typed !== meant && fold(typed) !== fold(meant));
          expect(corrections(typed)).toContain(fold(meant));
        },
      ),
    );
  });

  test('letters beyond the common ones stay whole', () => {
    const found = corrections('𝐬𑠀');
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((word) => /\p{Cs}/u.test(word))).toEqual([]);
    expect(found.map(fold)).toEqual(found);
  });

  test('there are not too many, each once, folded, and never the word itself', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-zæøåé]{1,40}$/)),
        (typed) => {
          const found = corrections(typed);
          expect(found.length).toBeLessThanOrEqual(MAX_CORRECTIONS);
          expect(new Set(found).size).toBe(found.length);
          expect(found).not.toContain(fold(typed));
          expect(found.map(fold)).toEqual(found);
          expect(corrections(typed)).toEqual(found);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('closeness', () => {
  test.each([
    ['tyvri', 'tyveri', 'tyvene'],
    ['nordstandvik', 'nordstrandvik', 'nordstrand'],
    ['kristofersen', 'christoffersen', 'kristensen'],
    ['skorvang', 'skaarvang', 'skovang'],
  ])('%s is closer to %s than to %s', (typed, near, far) => {
    expect(closeness(typed, near)).toBeGreaterThan(closeness(typed, far));
  });

  test.each([
    ['ran', 'mord'],
    ['li', 'lu'],
    ['oslo', 'bergen'],
    ['tyveri', 'bedrageri'],
    ['hansen', 'nilsen'],
  ])('%s is not close to %s', (typed, word) => {
    expect(closeness(typed, word)).toBe(0);
  });

  test('is one for the same word only, and never negative', () => {
    const word = fc.stringMatching(/^[a-z]{1,15}$/);
    fc.assert(
      fc.property(word, word, (typed, other) => {
        const close = closeness(typed, other);
        expect(close).toBeGreaterThanOrEqual(0);
        expect(close === 1).toBe(typed === other);
      }),
    );
  });
});

test('words that sound alike have the same sound', () => {
  expect(soundOf('christophersson')).toBe(soundOf('kristofersen'));
  expect(soundOf('wold')).toBe(soundOf('vol'));
  expect(soundOf('hansen')).not.toBe(soundOf('nilsen'));
});

test('a word that is known is a slip only of one that sounds alike', () => {
  expect(isSlip('incest', 'invest')).toBe(false);
  expect(isSlip('vitner', 'vinter')).toBe(false);
  expect(isSlip('kjole', 'skjole')).toBe(true);
  expect(isSlip('tyvri', 'tyveri')).toBe(true);
});

test('a wrong letter beside the right one, or that sounds like it, is nearer than any other', () => {
  expect(closeness('hansrn', 'hansen')).toBeGreaterThan(closeness('hanspn', 'hansen'));
  expect(closeness('hantsen', 'handsen')).toBeGreaterThan(closeness('hanlsen', 'handsen'));
  expect(closeness('moel', 'moeh')).toBe(0);
});

test('words that were written apart by mistake', () => {
  expect(joinings('promille', 'kjøring')).toContain('promillekjøring');
  expect(joinings('arbeid', 'tvist')).toContain('arbeidstvist');
});
