import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_TOKEN, fold, locatedTokens, tokenLine, tokenize, tokens } from './tokenize.ts';

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
  ['par. 231, et par 12-åringer', '§231 et par 12 aaringer'],
  ['paragrafene 231 og 232', '§231 og §232'],
  ['§§ 231–232', '§231 §232'],
  ['§§ 231-233 og 240', '§231 §232 §233 og §240'],
  ['§§ 231 til 233', '§231 §232 §233'],
  ['§§ 5–6', '§5 §6'],
  ['§§ 5-6', '§5-6'],
  ['§§ 8-5 og 8-6', '§8-5 og §8-6'],
  ['§§ 10-12 og 10-13', '§10-12 og §10-13'],
  ['§§ 10-2 og 10-12', '§10-2 og §10-12'],
  ['§§ 100–900', '§100 §900'],
  ['§ 231–232', '§231-232'],
  ['§ 22 første ledd, § 31 annet ledd', '§22 1 ledd §31 2 ledd'],
  ['fyrste ledd andre ledd 2. ledd tredje leddet', '1 ledd 2 ledd 2 ledd 3 leddet'],
  ['§§ 321 og 322 2. ledd', '§321 og §322 2 ledd'],
  ['annet punktum, 2. pkt.', '2 punktum 2 punktum'],
  ['annet tyveri', 'annet tyveri'],
  ['kap. 26, kap 27, kapittel 28, kap Verde', 'kapittel 26 kapittel 27 kapittel 28 kap verde'],
  ['nr. 3 nummer 4 nummer fem', 'nr 3 nr 4 nummer fem'],
  ['§ 263 bokstav a', '§263 bokstav a'],
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

test.each([
  [
    'Åse §§ 231–232 x',
    [
      [0, 3],
      [4, 14],
      [4, 14],
      [15, 16],
    ],
  ],
  [
    'A\u030ase og Ｄom',
    [
      [0, 4],
      [5, 7],
      [8, 11],
    ],
  ],
  [
    'İstanbul ½ 2',
    [
      [0, 8],
      [9, 10],
      [9, 10],
      [11, 12],
    ],
  ],
  [
    'annet  ledd',
    [
      [0, 5],
      [7, 11],
    ],
  ],
  ['😀 ran', [[3, 6]]],
])('the words of %j stand at %j', (text, places) => {
  expect(locatedTokens(text).map(({ start, end }) => [start, end])).toEqual(places);
});

const lawText = fc
  .array(
    fc.constantFrom(
      '§',
      '§§',
      ' ',
      '-',
      '–',
      '5',
      '12',
      '231',
      'a',
      'og',
      'ledd',
      'annet',
      'kap',
      '.',
      'par',
      'nummer',
      'til',
      'İ',
      'Σ',
      'ﬁ',
      '\u030a',
      '가',
      '\u11a8',
      'ﾞ',
      'ｶ',
    ),
  )
  .map((parts) => parts.join(''));
const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), lawText);

test('the fast way of folding a word is the same folding', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abzæøåéöäđ09'), maxLength: 12 });
  fc.assert(fc.property(word, (text) => tokenize(text).join('') === fold(text)));
});

test('a line of tokens is the same words, folded at once or one by one', () => {
  const name = fc.string({ unit: fc.constantFrom(...'abøåé -.,09§'), maxLength: 120 });
  fc.assert(
    fc.property(fc.oneof(anyText, name), (text) => {
      expect(tokenLine(text)).toBe(tokenize(text).join(' '));
    }),
    { numRuns: 5000 },
  );
  const long = `${'ø'.repeat(70)} å`;
  expect(tokenLine(long)).toBe(tokenize(long).join(' '));
});

test('located words are the same words, in order, inside any text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const found = locatedTokens(text);
      expect(found.map(({ token, written }) => ({ token, written }))).toEqual(tokens(text));
      let before = 0;
      for (const { start, end } of found) {
        expect(start).toBeGreaterThanOrEqual(before);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
        before = start;
      }
    }),
    { numRuns: 5000 },
  );
});

test('an ordinary word stands exactly where it is found', () => {
  const text = 'Åsta Øverbø – «ærlig» drap, Renée Lopez-Hansen';
  for (const { token, start, end } of locatedTokens(text))
    expect(fold(text.slice(start, end))).toBe(token);
});

test('the analysis looks at each part of a text a bounded number of times, whatever is repeated', () => {
  for (const part of [
    '§',
    '§ ',
    '1',
    '1-',
    '§1-',
    '"',
    '-',
    '§§ 12–99 ',
    'kap',
    'a\u030a',
    '\u030a',
    ' ',
    '§§1 til ',
  ]) {
    const text = part.repeat(100_000 / part.length);
    // A quadratic reader takes minutes for these; the whole file has seconds.
    expect(tokenize(text).length).toBeLessThanOrEqual(text.length * 6);
    expect(locatedTokens(text).length).toBeLessThanOrEqual(text.length * 6);
  }
});

test('words are found the same way among letters that few texts have', () => {
  const anyPart = fc.constantFrom(
    ...[
      '§ 12 a',
      '§§ 231–232',
      'kap. 5',
      'annet ledd',
      'pkt',
      'ord',
      'ærø',
      '12',
      '«',
      '.',
      '-',
      ' ',
    ],
  );
  fc.assert(
    fc.property(fc.array(anyPart, { maxLength: 30 }), (parts) => {
      const text = parts.join('');
      expect([...tokenize(text), 'ж']).toEqual(tokenize(`${text} ж`));
    }),
  );
});
