import { describe, expect, it } from 'vitest';
import { marksOf } from '#search/text/marks/marks.ts';
import { tokens } from '#search/text/tokenize.ts';
import { parseClauses, readText } from './clauses.ts';
import { Meanings } from './meaning.ts';
import { readSynonyms } from './synonyms.ts';

const LINES = `slo/banket kona; kastet ut av leiligheten; gikk på dagen > vold | a test
lurte gamle > bedrageri | a test
two of ringte/telefonen gamle lurte konto > olgasvindel; svindel | a test`;
const LIST = new Meanings(readSynonyms('test.txt', LINES));
const found = (text: string) => {
  const words = tokens(text);
  const terms = LIST.apart(words);
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
    ['gamle folk og en konto', ['gamle', 'konto']],
    ['konto for den som ringte på telefonen', ['konto', 'ringte', 'telefonen']],
    // Two ways of saying one of the words.
    ['ringte på telefonen', []],
  ])('%j: each of %j finds what it means', (text, words) => {
    expect(found(text)).toEqual(words);
  });

  it('is meant first when more of its words are said than of another', () => {
    const firstOf = (text: string) =>
      LIST.apart(tokens(text)).map(({ first }) =>
        first.flatMap((term) => (term.kind === 'word' ? term.token : [])),
      );
    expect(firstOf('lurte gamle')).toEqual(Array(2).fill([':bedrageri', ':olgasvindel']));
    expect(firstOf('lurte gamle ringte')).toEqual(Array(3).fill([':olgasvindel']));
  });

  it('is meant more than what one of its words may mean', () => {
    const [alone] = readText('weed', null).required;
    const [one] = readText('weed i kofferten', null).required;
    expect(alone!.sure).not.toEqual([]);
    expect(one!.sure).not.toEqual(expect.arrayContaining([...alone!.sure]));
    expect(one!.anyOf).toEqual(expect.arrayContaining([...alone!.anyOf]));
  });

  it('has its words together as the expression itself: «tok» and «livet» may say anything', () => {
    const [expression] = readText('tok livet av', null).required;
    expect(expression!.forms.map(({ kind }) => kind)).toEqual(
      expression!.forms.map(() => 'phrase'),
    );
    expect(expression!.anyOf).toContainEqual(expect.objectContaining({ kind: 'all' }));
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
