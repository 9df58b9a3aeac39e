import { expect, test } from 'vitest';
import { ABBREVIATIONS } from './data/abbreviations.ts';
import { COMPOUND_HEADS, COMPOUND_SUBJECTS, NOT_COMPOUNDS } from './data/compound-heads.ts';
import { NYNORSK_PARTS, NYNORSK_WORDS } from './data/nynorsk.ts';
import { OVERRIDES } from './data/overrides.ts';
import { fold, tokenize } from './tokenize.ts';
import { indexStems, queryStems } from './stems.ts';

/** Whether a search for `query` finds a text with `word`. */
const finds = (query: string, word: string) =>
  queryStems(tokenize(query)[0]!).some((stem) => indexStems(tokenize(word)[0]!).includes(stem));

test.each([
  'dom dommen dommer dommene',
  'konkurs konkursen konkurser',
  'sak saken saker sakene saka',
  'tyveri tyveriet tyverier',
  'krenkelse krenkelsen krenkelser krenking',
  'straffeloven straffelov straffelova strl',
  'vegtrafikkloven veitrafikkloven vtrl',
  'voldtekt voldtekten valdtekt',
  'kjøring kjøringen køyring',
  'trussel trusler truslar trugsmål',
  'avgjørelse avgjørelser avgjerd avgjerda',
  'rommet rom',
  'medlem medlemmer',
  'selger selgeren',
  'samvær samværet',
  'foreldreansvar foreldreansvaret',
  'eiendom eiendommen eigedom',
  'jf jfr',
])('%s: every form finds every other', (family) => {
  const words = family.split(' ');
  for (const a of words) for (const b of words) expect([a, b, finds(a, b)]).toEqual([a, b, true]);
});

test.each([
  ['sak', 'straffesak'],
  ['sak', 'Meddomsrettssaken'],
  ['møte', 'fengslingsmøtet'],
  ['forhandling', 'hovedforhandlingen'],
  ['overtredelse', 'narkotikaovertredelser'],
  ['lov', 'straffeloven'],
  ['ran', 'bankran'],
  ['dom', 'tilståelsesdommen'],
  ['kjøring', 'promillekøyring'],
  ['konkurs', 'konkursbegjæringen'],
  ['drap', 'drapsforsøk'],
  ['narkotika', 'narkotikaovertredelse'],
  ['vold', 'voldssaken'],
])('%s finds the compound %s, not the other way round', (head, compound) => {
  expect(finds(head, compound)).toBe(true);
  expect(finds(compound, head)).toBe(false);
});

test.each([
  ['sak', 'årsak'],
  ['dom', 'eiendom'],
  ['dom', 'ungdommen'],
  ['ran', 'veteran'],
  ['som', 'sommeren'],
  ['straff', 'straffeloven'],
  ['volum', 'vold'],
  ['mor', 'morder'],
  ['vold', 'voldtekt'],
  ['ran', 'ransaking'],
])('%s does not find %s', (query, word) => {
  expect(finds(query, word)).toBe(false);
});

test('a bare number finds the paragraph, a paragraph does not find a number', () => {
  expect(finds('321', '§ 321')).toBe(true);
  expect(finds('8', '§ 8-5')).toBe(false);
  expect(finds('§ 321', '321')).toBe(false);
});

test('names of object properties, such as constructor, are ordinary words', () => {
  expect(queryStems('constructor')).toEqual(['constructor']);
});

test('every entry of the tables is folded, and every override takes effect', () => {
  const words = [
    ...Object.entries(ABBREVIATIONS).flat(),
    ...Object.entries(NYNORSK_WORDS).flat(),
    ...NYNORSK_PARTS.flat(),
    ...COMPOUND_HEADS,
    ...NOT_COMPOUNDS,
    ...Object.entries(COMPOUND_SUBJECTS).flat(),
    ...Object.entries(OVERRIDES).flatMap(([stem, forms]) => [stem, ...forms]),
  ];
  expect(words.filter((word) => word !== fold(word))).toEqual([]);
  for (const [stem, forms] of Object.entries(OVERRIDES))
    for (const form of forms) expect([form, ...queryStems(form)]).toEqual([form, stem]);
});

test('every abbreviation and nynorsk word finds what it stands for', () => {
  const pairs = [...Object.entries(ABBREVIATIONS), ...Object.entries(NYNORSK_WORDS)];
  expect(pairs.filter(([short, long]) => !finds(short, long) || !finds(long, short))).toEqual([]);
});
