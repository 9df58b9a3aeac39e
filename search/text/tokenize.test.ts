import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TOKEN, fold, tokenize } from './tokenize.ts';

test.each([
  ['Åse Øverbø', 'Aase Oeverboe'],
  ['Sæther', 'Saether'],
  ['Björk', 'Bjørk'],
  ['Bäck', 'Bæck'],
  ['André', 'Andre'],
  ['Hámmerfeasta', 'Hammerfeasta'],
  ['Guovdageaidnu Đ Ŋ Ŧ', 'guovdageaidnu d n t'],
  ['Straße', 'Strasse'],
  ['A\u030ase', 'Åse'],
  ['ＤＯＭ', 'dom'],
])('%s and %s are the same name', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test('å, a and aa are told apart where a reader would', () => {
  expect(fold('Hål')).toBe('haal');
  expect(fold('Hal')).toBe('hal');
});

test('folding twice gives the same as folding once, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => fold(fold(text)) === fold(text)),
    { numRuns: 2000 },
  );
});

test.each([
  ['Straffeloven § 321, jf. § 322 – grovt tyveri', 'straffeloven §321 jf §322 grovt tyveri'],
  ['§§ 321 og 322', '§321 og §322'],
  ['§§321, 322 samt 8-5, men 5 år', '§321 §322 samt §8-5 men 5 aar'],
  ['regnskapsloven § 8–5', 'regnskapsloven §8-5'],
  ['§ 12 a og §31b', '§12a og §31b'],
  ['§ 22 i lov', '§22 i lov'],
  ['Paragraf 321', '§321'],
  ['paragrafen 3', 'paragrafen 3'],
  ['§', ''],
  ["D'Arc og Lopez-Hansen", 'd arc og lopez hansen'],
  ['12.06.2026', '12 06 2026'],
  ['10-12 kr', '10 12 kr'],
  ['25-187797MED-TSOS/TSAR', '25 187797med tsos tsar'],
  ['<b>Markup</b>\u0000\u0007', 'b markup b'],
  [' \t\n --- … ', ''],
])('%j has the words %j', (text, words) => {
  expect(tokenize(text).join(' ')).toBe(words);
});

test('any text gives clean words of limited length, without half surrogate pairs', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) =>
      tokenize(text).every(
        (token) =>
          /^(§[\d-]+[a-h]?|[\p{L}\p{N}]+)$/u.test(token) &&
          [...token].length <= MAX_TOKEN &&
          encodeURIComponent(token) !== '',
      ),
    ),
    { numRuns: 2000 },
  );
});

test('a very long word is cut', () => {
  expect(tokenize('x'.repeat(5000))).toEqual(['x'.repeat(MAX_TOKEN)]);
});
