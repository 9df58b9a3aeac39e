import { describe, expect, it } from 'vitest';
import { marksOf } from '#search/text/marks/marks.ts';
import { tokens } from '#search/text/tokenize.ts';
import { parseClauses, readText } from './clauses.ts';
import { Meanings } from './meaning.ts';
import { readSynonyms } from './synonyms.ts';

const LINES = 'slo/banket kona; kastet ut av leiligheten; gikk på dagen > vold | a test';
const found = (text: string) => {
  const words = tokens(text);
  const terms = new Meanings(readSynonyms('test.txt', LINES)).apart(words);
  return words.filter((_, at) => terms[at]!.terms.length > 0).map(({ written }) => written);
};

describe('a saying whose words stand apart', () => {
  it.each([
    ['kona ble banket av mannen', ['kona', 'banket']],
    ['leiligheten som familien ble kastet ut fra', ['leiligheten', 'kastet']],
    ['konen slår alarm', ['konen', 'slår']],
    ['kona rømte', []],
    ['kona og kona', []],
    // One word that tells something is not enough.
    ['gikk hjem om dagen', []],
  ])('%j: each of %j finds what it means', (text, words) => {
    expect(found(text)).toEqual(words);
  });

  it('is looked for in what is searched for, and in no long text', () => {
    const words = (text: string) => readText(text, null).required;
    const wider = (text: string, alone: string) =>
      words(text).find((word) => word.text === alone)!.anyOf.length > words(alone)[0]!.anyOf.length;
    expect(wider('leiligheten som familien ble kastet fra', 'leiligheten')).toBe(true);
    expect(wider('leiligheten kastet -kastet', 'leiligheten')).toBe(true);
    expect(wider('leiligheten -kastet', 'leiligheten')).toBe(false);
    expect(wider('leiligheten "kastet"', 'leiligheten')).toBe(false);
    const long = 'en to tre drap brann ran tyveri konkurs arv leiligheten kastet';
    expect(wider(long, 'leiligheten')).toBe(false);
  });
});

it('a word with a meaning is no name: the words of its meaning are not found among names', () => {
  const clauses = parseClauses('kidnapping', null);
  const parter = [{ field: 'parter', text: 'Bortføring Frihetsberøvelse' }] as const;
  expect(marksOf(parter, clauses)[0]!.marks).toEqual([]);
});
