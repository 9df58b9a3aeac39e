import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseClauses } from '#search/text/query/clauses.ts';
import { snippet } from './snippet.ts';

const show = (text: string, typed: string) => {
  const found = snippet(text, parseClauses(typed, null));
  if (!found) return null;
  return found.steder.reduceRight(
    (shown, { fra, til }) => `${shown.slice(0, fra)}[${shown.slice(fra, til)}]${shown.slice(til)}`,
    found.utdrag,
  );
};
const FILLER = 'Dette er en setning uten noe av det. '.repeat(300);

test('the sentence with the words is shown', () => {
  expect(show('Først noe annet. Tiltalte tok en sykkel fra boden. Så noe mer.', 'sykkel')).toBe(
    'Tiltalte tok en [sykkel] fra boden.',
  );
});

test('where most of the words stand together is the best place', () => {
  const text = `En sykkel. ${FILLER}Han hadde en kniv og en sykkel. ${FILLER}`;
  expect(show(text, 'sykkel kniv')).toBe('Han hadde en [kniv] og en [sykkel].');
});

test('words of another sentence nearby do not stand together', () => {
  const other = 'Dette er en setning uten noe av det. '.repeat(5);
  const text = `En sykkel. ${other}Han hadde en kniv og en sykkel. ${other}`;
  expect(show(text, 'sykkel kniv')).toBe('Han hadde en [kniv] og en [sykkel].');
});

test('of places that have as many of the words, the first is shown', () => {
  const text = `Først en kniv her. ${FILLER.slice(0, 370)}Så en kniv der.`;
  expect(show(text, 'kniv')).toBe('Først en [kniv] her.');
});

test('what follows the last of the words is shown, too', () => {
  const words = (times: number) => 'ord '.repeat(times);
  expect(show(`${words(60)}kniv ${words(8)}øks ${words(60)}`, 'kniv øks')).toBe(
    `…${words(19)}[kniv] ${words(8)}[øks]${' ord'.repeat(19)}…`,
  );
});

test('a long sentence is cut between words', () => {
  const shown = show(`${'ord '.repeat(100)}kniv ${'ord '.repeat(100)}`, 'kniv')!;
  // Whole words within 80 characters on each side.
  expect(shown).toBe(`…${'ord '.repeat(19)}[kniv]${' ord'.repeat(19)}…`);
});

test('line breaks become spaces', () => {
  expect(show('med kniv\tog\u00a0øks', 'kniv øks')).toBe('med [kniv] og [øks]');
});

test('a text without the words has no piece to show', () => {
  expect(snippet(FILLER, parseClauses('kniv', null))).toBeNull();
  expect(snippet('kniv', parseClauses('-kniv', null))).toBeNull();
  expect(snippet('', parseClauses('kniv', null))).toBeNull();
});

test('words that must all be there may stand far apart', () => {
  const word = (token: string) => ({ kind: 'word', token, stems: [] }) as const;
  const clause = {
    negated: false,
    anyOf: [{ kind: 'all', terms: [word('kniv'), word('sykkel')] }],
  } as const;
  const text = `En sykkel. ${FILLER}En kniv.`;
  expect(snippet(text, [clause])?.utdrag).toBe('En kniv.');
  expect(snippet('En sykkel.', [clause])).toBeNull();
});

test('every piece is short and has marks, whatever the text', () => {
  const parts = fc.constantFrom(
    'kniv',
    ' ',
    '. ',
    'Ord',
    'a'.repeat(90),
    '\n',
    '👩',
    'sykkel',
    'x'.repeat(200),
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 60 }), (all) => {
      const text = all.join('');
      const found = snippet(text, parseClauses('kniv sykkel', null));
      for (const { fra, til } of found?.steder ?? []) {
        expect(til).toBeLessThanOrEqual(found!.utdrag.length);
        expect(fra).toBeLessThan(til);
      }
      expect(found === null || found.steder.length > 0).toBe(true);
      expect(found === null || found.utdrag.length < 400).toBe(true);
      expect(/\p{Cs}/u.test(found?.utdrag ?? '')).toBe(false);
    }),
    { numRuns: 500 },
  );
});
