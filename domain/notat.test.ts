import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allMerker,
  isEmptyNotat,
  merkerOf,
  placesOfWords,
  type SearchedNotat,
  searchNotater,
} from './notat.ts';

const notat = (change: Partial<SearchedNotat> = {}): SearchedNotat => ({
  ...{ tekst: 'Ring forsvarer før mandag.', merker: ['politi', 'Følges'] },
  ...{ saksnummer: '26-071318MED-TOSL', domstolNavn: 'Oslo tingrett', saksTema: 'Grovt tyveri' },
  ...change,
});
const finds = (words: string, merke: string | null = null) =>
  searchNotater([notat()], { words, merke }).length === 1;

describe('labels', () => {
  it('are read from a line with commas, each once, the first spelling stays', () => {
    expect(merkerOf(' politi, Ring  tilbake ,,POLITI,')).toEqual(['politi', 'Ring tilbake']);
    expect(merkerOf(' , ')).toEqual([]);
  });

  it('of all notes are in alphabetical order', () => {
    const notater = [notat({ merker: ['økokrim', 'b'] }), notat({ merker: ['B', 'a'] })];
    expect(allMerker(notater)).toEqual(['a', 'b', 'økokrim']);
  });

  it('that were read are read again as the same', () => {
    fc.assert(
      fc.property(fc.string(), (line) => {
        expect(merkerOf(merkerOf(line).join(', '))).toEqual(merkerOf(line));
      }),
    );
  });
});

describe('a note', () => {
  it.each([
    ['', [], true],
    [' \n', [], true],
    ['x', [], false],
    ['', ['x'], false],
  ])('of %j and %j is empty: %s', (tekst, merker, isEmpty) => {
    expect(isEmptyNotat({ tekst, merker })).toBe(isEmpty);
  });
});

describe('a search', () => {
  it.each(['', '  ', 'RING', 'forsv mandag', 'politi', '071318', 'oslo', 'tyveri ring'])(
    'finds %j',
    (words) => expect(finds(words)).toBe(true),
  );

  it.each(['aktor', 'ring aktor', 'ringforsvarer'])('does not find %j', (words) =>
    expect(finds(words)).toBe(false),
  );

  it('for a label is not a search for the word', () => {
    expect(finds('', 'følges')).toBe(true);
    expect(finds('', 'ring')).toBe(false);
    expect(finds('aktor', 'politi')).toBe(false);
  });

  it('finds what can not be read by its case alone', () => {
    const unreadable = notat({ tekst: null, merker: [], saksTema: null });
    expect(searchNotater([unreadable], { words: 'oslo', merke: null })).toHaveLength(1);
    expect(searchNotater([unreadable], { words: 'null', merke: null })).toHaveLength(0);
  });

  it('with one more word never finds more', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.array(fc.string()), (one, more, texts) => {
        const all = texts.map((tekst) => notat({ tekst }));
        const few = searchNotater(all, { words: `${one} ${more}`, merke: null });
        expect(searchNotater(all, { words: one, merke: null })).toEqual(
          expect.arrayContaining(few),
        );
      }),
    );
  });
});

describe('the places of words', () => {
  it('are where they stand, in order', () => {
    expect(placesOfWords('Ring, og ring igjen', 'IGJEN ring')).toEqual([
      { fra: 0, til: 4 },
      { fra: 9, til: 13 },
      { fra: 14, til: 19 },
    ]);
    expect(placesOfWords('Ring', '')).toEqual([]);
    // Its first letter becomes two in small letters, and would move what follows.
    expect(placesOfWords('İdun ringer', 'ringer')).toEqual([]);
    expect(placesOfWords('ringer', 'ring ringer')[0]).toEqual({ fra: 0, til: 6 });
  });

  it('hold one of the words each', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, words) => {
        const wanted = words.normalize('NFC').toLowerCase();
        for (const { fra, til } of placesOfWords(text, words))
          expect(wanted).toContain(text.toLowerCase().slice(fra, til));
      }),
    );
  });
});
