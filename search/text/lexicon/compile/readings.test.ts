import { expect, test } from 'vitest';
import { participleRows, passiveRows } from './participles.ts';
import { lostRows } from './repair.ts';
import { type Row, readRows } from './rows.ts';

const rows = (text: string): Row[] =>
  readRows(
    text
      .trim()
      .split(/\n/)
      .map((line) => line.trim().replaceAll(' ', '\t'))
      .join('\n'),
  );
const forms = (list: readonly Row[]) => list.map(({ form, lemma }) => `${form} ${lemma}`);

test('skips impossible tokens, and lowercases the others', () => {
  expect(forms(readRows('TV\tTV\tnoun\nTV-avis\tTV-avis\tnoun\nad hoc\tad hoc\tadv\n'))).toEqual([
    'tv tv',
  ]);
});

test('a line that is no row of the lexicon is refused', () => {
  expect(() => readRows('sak\tsak\tpron\n')).toThrow('sak');
});

test('a form that the source gives to another word is found again by compounds', () => {
  const source = rows(`
    sak sak noun
    saken sake noun
    sake sake noun
    retten retten noun
    rett rett noun
    straffe straffe noun
    bank bank noun
    rettsak rettsak noun
    rettsaken rettsak noun
    straffesak straffesak noun
    straffesaken straffesak noun
    banksak banksak noun
    banksaken banksak noun`);
  expect(forms(lostRows(source))).toContain('saken sak');
});

test('a participle that is listed as an adjective is a form of its verb', () => {
  const source = rows(`
    tiltale tiltale verb
    tiltalt tiltale verb
    tiltalt tiltalt adj
    tiltalte tiltalt adj
    stjele stjele verb
    stjålet stjele verb
    stjålen stjålen adj
    stjålne stjålen adj
    finne finne verb
    finnes finnes verb
    leite leite verb
    lett leite verb
    lett lett adj
    lettere lett adj`);
  expect(forms(participleRows(source))).toEqual([
    'tiltalt tiltale',
    'tiltalte tiltale',
    'stjålen stjele',
    'stjålne stjele',
  ]);
  expect(forms(passiveRows(source))).toEqual(['finnes finne']);
});
