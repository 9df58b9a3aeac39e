import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AVVIST_GRUNNER,
  avvistGrunnText,
  cleanFileName,
  importResultat,
  innholdText,
  safeFelt,
} from './importer.ts';

const anyLetter = fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code));

describe('the name of a file', () => {
  it.each([
    ['/inn/tosl-saker-20261124.xml', 'tosl-saker-20261124.xml'],
    ['C:\\inn\\sør.jsonl', 'sør.jsonl'],
    ['tosl-20261124-100405.zip', 'tosl-20261124-100405.zip'],
    ['=SUM(A1)\n<b>.csv', '_SUM_A1_b_.csv'],
    ['', 'uten_navn'],
    // Invented, with valid control digits.
    ['sak 01.01.90-12345 x.pdf', 'sak_01.01.90-12345_x.pdf'],
  ])('%j is kept as %j', (path, kept) => {
    expect(cleanFileName(path)).toBe(kept);
  });

  it('is what the database takes, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyLetter, maxLength: 300 }), (path) => {
        expect(cleanFileName(path)).toMatch(/^[A-Za-z0-9ÆØÅæøå._-]{1,120}$/);
      }),
    );
  });

  it('loses its digits when they are an identity number', () => {
    for (const name of ['10850010140.pdf', 'p_108500 10140_.pdf'])
      expect(cleanFileName(name)).not.toMatch(/\d/);
  });
});

describe('the field of a fault', () => {
  it('is one that a row can have, with its place in a list', () => {
    expect(safeFelt('møteliste.0.slutt')).toBe('møteliste.0.slutt');
    expect(safeFelt('parter')).toBe('parter');
  });
  it.each(['Even Bakkerud', 'møteliste.Even', 'parter.', 'bistandsadvokater.010190123', ''])(
    '%j is none',
    (path) => expect(safeFelt(path)).toBeNull(),
  );
});

describe('an import', () => {
  it.each([
    [0, 0, 'lest'],
    [5, 0, 'lest'],
    [5, 2, 'delvis'],
    [5, 5, 'avvist'],
  ] as const)('of %i rows with %i refused has the result %s', (rader, avvist, resultat) => {
    expect(importResultat(rader, avvist)).toBe(resultat);
  });

  it('says what it holds, in one order', () => {
    expect(innholdText(['avgjoerelser', 'saker'])).toBe('Saker og rettsmøter, avgjørelser');
    expect(innholdText([])).toBe('Ukjent');
  });
});

describe('the reason of a fault', () => {
  it('has a text, with the position where it is known', () => {
    expect(avvistGrunnText('kontrolltegn', 7)).toBe(`${AVVIST_GRUNNER.kontrolltegn} (tegn 7)`);
    expect(avvistGrunnText('of_another_version')).toBe('of_another_version');
  });
  it('can be stored', () => {
    for (const code of Object.keys(AVVIST_GRUNNER)) expect(code).toMatch(/^[a-z_0-9]{1,40}$/);
  });
});
