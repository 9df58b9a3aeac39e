import { expect, test } from 'vitest';
import { type CountsOffences, suggestLaw, suggestNearLaw } from './law.ts';
import { readTyped } from './typed.ts';

/** As many cases as the test says, by citation. */
const cases =
  (counts: Record<string, number> = {}): CountsOffences =>
  async () =>
    new Map(Object.entries(counts).map(([law, count]) => [law.replaceAll(/ (?!§)/g, NBSP), count]));
const NBSP = '\u00a0';
const suggest = async (text: string, counts = {}) => suggestLaw(readTyped(text)!, cases(counts));
const laws = async (text: string, counts = {}) =>
  (await suggest(text, counts)).map(({ detalj }) => detalj!.replaceAll(NBSP, ' '));

test.each([
  ['nark', 'straffeloven §§\u00a0231–232'],
  ['grov nark', 'straffeloven §\u00a0232'],
  ['promillekj', 'vegtrafikkloven §\u00a022'],
  ['vold i nære', 'straffeloven §§\u00a0282–283'],
  ['weapons', 'straffeloven §§\u00a0190–191'],
  ['car crash', 'vegtrafikkloven §\u00a03'],
  ['familievold', 'straffeloven §§\u00a0282–283'],
  ['§ 155', 'straffeloven §\u00a0155'],
  ['strl 155', 'straffeloven §\u00a0155'],
  ['straffelova § 266 a', 'straffeloven §\u00a0266\u00a0a'],
])('%j: %s', async (text, citation) => {
  expect((await suggest(text)).map(({ detalj }) => detalj)).toContain(citation);
});

test('the words are searched for, which finds their paragraphs too', async () => {
  expect((await suggest('familiev'))[0]).toEqual({
    tekst: 'Familievold',
    detalj: 'straffeloven §§\u00a0282–283',
    query: 'familievold',
    sakId: null,
    domstolid: null,
    dag: null,
  });
});

test('what people say in a few words is understood, and proposed to nobody', async () => {
  for (const text of ['kommentar f', 'tatt i 9', 'bonde'])
    expect(await laws(text), text).toEqual([]);
});

test('a law stands once, whatever it is called, and so do the words', async () => {
  const found = await suggest('tyve');
  expect(new Set(found.map(({ detalj }) => detalj)).size).toBe(found.length);
  expect(new Set(found.map(({ tekst }) => tekst)).size).toBe(found.length);
  expect(found[0]).toMatchObject({ tekst: 'Tyveri', detalj: `straffeloven §§${NBSP}321–323` });
});

test('what most cases are about comes first, after the very words that were typed', async () => {
  const counts = { 'straffeloven §§ 291–294': 9, 'straffeloven § 155': 20 };
  expect((await laws('vo', counts)).slice(0, 2)).toEqual([
    'straffeloven § 155',
    'straffeloven §§ 291–294',
  ]);
  expect((await laws('vold', counts))[0]).toBe('straffeloven §§ 271–274');
});

test('a law alone has its most used paragraphs; with a digit those that begin with it', async () => {
  const counts = {
    ...{ 'straffeloven § 355': 2, 'straffeloven §§ 321–323': 8, 'straffeloven §§ 231–232': 12 },
    'vegtrafikkloven § 22': 30,
  };
  expect((await laws('strl', counts)).slice(0, 3)).toEqual([
    'straffeloven §§ 231–232',
    'straffeloven §§ 321–323',
    'straffeloven § 355',
  ]);
  expect((await laws('strl 3', counts)).slice(0, 2)).toEqual([
    'straffeloven §§ 321–323',
    'straffeloven § 355',
  ]);
  for (const law of await laws('strl 3', counts)) expect(law).toMatch(/^straffeloven §§? 3/);
});

test.each([
  ['volt', 'Vold'],
  ['sve', 'Svindel'],
])('%j begins nothing, and is nearly %s', async (text, words) => {
  expect(await suggest(text)).toEqual([]);
  const near = await suggestNearLaw(readTyped(text)!, cases());
  expect(near.slice(0, 3).map(({ tekst }) => tekst)).toContain(words);
});

test('one letter is the beginning of the first word only', async () => {
  for (const { tekst } of await suggest('å')) expect(tekst).toMatch(/^Å/);
});

test.each(['155', 'xyz', 'xyzloven 155', '25-155'])('%j: nothing', async (text) => {
  expect(await suggest(text)).toEqual([]);
});
