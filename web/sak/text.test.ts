import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { DESCRIPTION_LENGTH, cut, keepTogether, splitParter } from './text.ts';

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

describe('a paragraph and its number', () => {
  it.each([
    ['Straffeloven § 231 og § 232', 'Straffeloven §~231 og §~232'],
    ['straffeloven § 263 a, jf. § 8-5 b', 'straffeloven §~263~a, jf. §~8-5~b'],
    ['§§ 231–232 første ledd', '§§~231–232 første ledd'],
    ['tegnet § alene', 'tegnet § alene'],
  ])('%j stay together', (text, expected) =>
    expect(keepTogether(text)).toBe(expected.replaceAll('~', '\u00a0')),
  );

  it('stay where they stood: only spaces change', () => {
    const piece = fc.constantFrom('§', '§§', ' ', '263', '8-5', 'a', 'ledd', '\u00a0', '😀');
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const kept = keepTogether(text);
        expect(kept.length).toBe(text.length);
        expect(kept.replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
        expect(kept).not.toMatch(/§ \d/);
        expect(kept).not.toMatch(/§[ \u00a0]\d+ \p{L}(?![\p{L}\d])/u);
      }),
    );
  });
});
