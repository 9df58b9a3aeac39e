import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { tokens } from '#search/text/tokenize.ts';
import { readText } from './clauses.ts';
import { isCourtPlace } from './court-places.ts';
import { isSmallWord } from './small-words.ts';

const FILE = readFileSync(new URL('../../../db/domstol/courts.csv', import.meta.url), 'utf8');
const COURTS: Record<string, string>[] = parse(FILE, { columns: true });
/** Parts of names that are words or names of people as well, and the Sami word for a court. */
const LEFT_OUT = new Set(['sis', 'ja', 'diggegoddi', 'lister']);

test('every court and town of the database is known, word by word', () => {
  const names = COURTS.flatMap(({ navn, seter, andre_navn, tidligere_navn }) =>
    tokens([navn, seter, andre_navn, tidligere_navn].join(' ')),
  );
  expect(names.length).toBeGreaterThan(100);
  const unknown = names.filter(
    (name) => !isCourtPlace([name]) && !isSmallWord(name.token) && !LEFT_OUT.has(name.token),
  );
  expect(unknown.map(({ token }) => token)).toEqual([]);
});

test.each(['Oslo', 'tingretten', 'Nedre', 'rettssal 250', 'sal B', 'retten'])(
  '«%s» says where',
  (text) => {
    expect(isCourtPlace(tokens(text))).toBe(true);
  },
);

test.each(['drap', 'Hansen', 'sal i Oslo', 'lukkede', '250'])('«%s» says more', (text) => {
  expect(isCourtPlace(tokens(text))).toBe(false);
});

test('a county, and a part of the country, is the courts that sit there', () => {
  const finds = (typed: string) => JSON.stringify(readText(typed, null).clauses);
  expect(finds('befaring i Nordland')).toContain('lofoten');
  expect(finds('drap vestlandet')).toContain('sunnhordland');
  expect(finds('voldtektstiltale Oslo')).not.toContain(':tiltale');
});
