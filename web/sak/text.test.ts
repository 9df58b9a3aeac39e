import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DESCRIPTION_LENGTH, cut, splitParter } from './text.ts';

describe('cutting a long text', () => {
  it('keeps a text of exactly the limit whole', () => {
    const text = 'a'.repeat(DESCRIPTION_LENGTH);
    expect(cut(text, DESCRIPTION_LENGTH)).toEqual({ head: text, rest: '' });
  });

  it('cuts before the word that does not fit', () => {
    const { head, rest } = cut(`${'ord '.repeat(49)}langtord etter`, DESCRIPTION_LENGTH);
    expect(head.endsWith('ord')).toBe(true);
    expect(rest.startsWith(' langtord')).toBe(true);
  });

  it('never loses a character, and never shows more than the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 500 }),
        fc.integer({ min: 1, max: 300 }),
        (text, length) => {
          const { head, rest } = cut(text, length);
          expect(head + rest).toBe(text);
          expect([...head].length).toBeLessThanOrEqual(length);
        },
      ),
    );
  });
});

test.each([
  [
    'Ola Prøve (saksøker), Kari Prøve (saksøker)',
    ['Ola Prøve (saksøker)', 'Kari Prøve (saksøker)'],
  ],
  ['Fjord AS, avd. Nord; Kari Prøve', ['Fjord AS, avd. Nord', 'Kari Prøve']],
  ['Ola Prøve\n\nKari Prøve\n', ['Ola Prøve', 'Kari Prøve']],
  ['Påtalemyndigheten mot Ola Prøve', ['Påtalemyndigheten mot Ola Prøve']],
])('%j is a list of parties', (text, names) => expect(splitParter(text)).toEqual(names));
