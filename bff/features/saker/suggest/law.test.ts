import { expect, test } from 'vitest';
import { suggestLaw } from './law.ts';
import { readTyped } from './typed.ts';

const suggest = (text: string) => suggestLaw(readTyped(text)!);
const first = (text: string) => suggest(text)[0];

test.each([
  ['nark', 'straffeloven §§\u00a0231–232'],
  ['grov nark', 'straffeloven §\u00a0232'],
  ['promillekj', 'vegtrafikkloven §\u00a022'],
  ['vold i nære', 'straffeloven §§\u00a0282–283'],
  ['familievold', 'straffeloven §§\u00a0282–283'],
  ['§ 155', 'straffeloven §\u00a0155'],
  ['strl 155', 'straffeloven §\u00a0155'],
  ['straffelova § 266 a', 'straffeloven §\u00a0266\u00a0a'],
])('%j: %s', (text, citation) => {
  expect(suggest(text).map(({ detalj }) => detalj)).toContain(citation);
});

test('the words are searched for, which finds their paragraphs too', () => {
  expect(first('familiev')).toEqual({
    tekst: 'Familievold',
    detalj: 'straffeloven §§\u00a0282–283',
    query: 'familievold',
    sakId: null,
    domstolid: null,
  });
});

test('a law stands once, whatever it is called', () => {
  const laws = suggest('vold').map(({ detalj }) => detalj);
  expect(new Set(laws).size).toBe(laws.length);
});

test.each(['155', 'xyz', 'xyzloven 155', '25-155'])('%j: nothing', (text) => {
  expect(suggest(text)).toEqual([]);
});
