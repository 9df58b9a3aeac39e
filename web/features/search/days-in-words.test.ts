import { expect, test } from 'vitest';
import { readSearchParams } from '#contract/search.ts';
import { daysInWords } from './days-in-words.ts';
import { draftOf, searchOf } from './use-search-form.ts';

const search = readSearchParams(
  new URLSearchParams('domstolid=alle&fraDato=2026-11-20&tilDato=2026-12-20&query=drap+i+morgen'),
);
const tomorrow = { fraDato: '2026-11-21', tilDato: '2026-11-21' };
const days = daysInWords(search, { tekst: 'i morgen', ...tomorrow, brukes: true });
/** What the form sends after these changes. */
const sent = (change: object, of = search) => {
  const shown = days.shown(of);
  return days.sent(searchOf({ ...draftOf(shown), ...change }, shown), of);
};

test('the dates are those that the words say, as long as they stand in the search', () => {
  expect(days.shown(search)).toEqual({ ...search, ...tomorrow });
  for (const other of [{ query: 'drap' }, { dagord: 'ord' }] as const)
    expect(days.shown({ ...search, ...other })).toEqual({ ...search, ...other });
  const leftOut = daysInWords(search, { tekst: 'i morgen', ...tomorrow, brukes: false });
  expect(leftOut.shown(search)).toBe(search);
});

test('a search keeps its own dates, to which it goes back without the words', () => {
  const own = { fraDato: '2026-11-20', tilDato: '2026-12-20' };
  expect(sent({})).toMatchObject({ ...own, query: 'drap i morgen' });
  expect(sent({ query: 'drap' })).toMatchObject({ ...own, query: 'drap' });
});

test('dates that are chosen for the same words leave the day out; new words are read anew', () => {
  const chosen = { fraDato: '2026-11-25', tilDato: '2026-11-30' };
  expect(sent(chosen)).toMatchObject({ ...chosen, dagord: 'uten' });
  const other = sent({ ...chosen, query: 'drap i dag' });
  expect(other).toMatchObject(chosen);
  expect(other.dagord).toBeUndefined();
  const decisions = sent({ ...chosen, soekeKategori: 'avgjorelser' });
  expect(decisions).toMatchObject({ ...chosen, dagord: undefined });
});

test('what was chosen stays while the words do', () => {
  const asWords = { ...search, dagord: 'ord' } as const;
  expect(sent({ domstolid: 'TOSL' }, asWords)).toMatchObject({ dagord: 'ord' });
  expect(sent({ query: 'ran' }, asWords).dagord).toBeUndefined();
});
