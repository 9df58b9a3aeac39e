import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRows } from './compile/rows.ts';
import { lexicon } from './lexicon.ts';

const lemmas = (form: string) =>
  lexicon()
    .readings(form)
    .map(({ lemma }) => lemma);
const likely = (form: string) =>
  lexicon()
    .readings(form)
    .filter(({ rare }) => !rare)
    .map(({ lemma }) => lemma);

describe('the compiled lexicon', () => {
  it('has every row of a sample of its source', () => {
    const sample = new URL('./compile/sample.tsv', import.meta.url);
    const rows = readRows(readFileSync(sample, 'utf8'));
    expect(rows.length).toBeGreaterThan(350);
    expect(rows.filter(({ form, lemma }) => !lemmas(form).includes(lemma))).toEqual([]);
  });

  it('gives a form back to the word that the source took it from', () => {
    expect(likely('saken')).toEqual(['sak']);
    expect(likely('regler')).toEqual(['regel']);
    expect(likely('retten')).toEqual(['rett']);
    expect(likely('dommer').sort()).toEqual(['dom', 'dommer']);
    expect(likely('bøter')).toContain('bot');
  });

  it('joins participles and passives with their verb', () => {
    for (const form of ['stjålet', 'stjålne', 'stjal']) expect(likely(form)).toContain('stjele');
    expect(likely('tiltalte')).toContain('tiltale');
    expect(likely('finnes')).toContain('finne');
  });

  it('knows what is rare beside another word', () => {
    expect(lemmas('krav').sort()).toEqual(['krav', 'krave']);
    expect(likely('krav')).toEqual(['krav']);
  });

  it('does not know what is no word, nor half of one', () => {
    for (const text of ['', 'sakkk', 'straffesa', 'кот', '\u0001', 'sak\u0001'])
      expect([text, lexicon().readings(text)]).toEqual([text, []]);
  });

  it('says where the words end that begin at a place', () => {
    expect(lexicon().endsFrom('xbankran', 1)).toEqual(expect.arrayContaining([5, 8]));
    expect(lexicon().has('bankran')).toBe(true);
    expect(lexicon().has('bankra')).toBe(false);
  });
});
