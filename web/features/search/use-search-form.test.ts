import { expect, test } from 'vitest';
import { readSearchParams, writeSearchParams } from '#contract/search.ts';
import { draftOf, searchOf, withChosen, withKategori } from './use-search-form.ts';

const NOW = new Date('2026-11-21T12:00:00+01:00');
const searchAt = (address: string) => readSearchParams(new URLSearchParams(address));

test('Avgjørelser begins one month back, every other category one month ahead', () => {
  const draft = draftOf(searchAt('fraDato=2026-12-01&tilDato=2026-12-02'));
  expect(withKategori(draft, 'avgjorelser', NOW)).toMatchObject({
    soekeKategori: 'avgjorelser',
    fraDato: '2026-10-21',
    tilDato: '2026-11-21',
  });
  expect(withKategori(draft, 'tiltaler', NOW)).toMatchObject({
    fraDato: '2026-11-21',
    tilDato: '2026-12-21',
  });
});

test('choosing a category keeps the court and the words', () => {
  const draft = draftOf(searchAt('domstolid=TSOS&query=tyveri'));
  expect(withKategori(draft, 'tiltaler', NOW)).toMatchObject({
    domstolid: 'TSOS',
    query: 'tyveri',
  });
});

test('a suggestion of a day searches in that day alone, any other keeps the days', () => {
  const draft = draftOf(searchAt('domstolid=TSOS&fraDato=2026-12-01&tilDato=2026-12-20'));
  const day = { query: '', domstolid: 'TOSL', dag: '2026-11-21' };
  expect(withChosen(draft, day)).toMatchObject({
    ...{ domstolid: 'TOSL', fraDato: '2026-11-21', tilDato: '2026-11-21', query: '' },
  });
  expect(withChosen(draft, { query: 'ran', domstolid: null, dag: null })).toMatchObject({
    ...{ domstolid: 'TSOS', fraDato: '2026-12-01', tilDato: '2026-12-20', query: 'ran' },
  });
});

test('advanced fields count only while they are shown', () => {
  const search = searchAt('isAdvancedSearch=true&dommer=Solvang');
  const draft = draftOf(search);
  expect(searchOf(draft, search)).toMatchObject({ isAdvancedSearch: true, dommer: 'Solvang' });
  expect(searchOf({ ...draft, isAdvancedSearch: false }, search)).not.toHaveProperty('dommer');
});

test('a new search begins on its first page, with the same page size', () => {
  const search = searchAt('page=3&pageSize=500');
  const next = searchOf(draftOf(search), search);
  expect(next.pageSize).toBe(500);
  expect(next.page).toBeUndefined();
});

test('the order stays within the same category', () => {
  const search = searchAt('sortField=sisteSak&sortAscending=false');
  const draft = draftOf(search);
  expect(searchOf(draft, search)).toMatchObject({ sortField: 'sisteSak', sortAscending: false });
  expect(searchOf({ ...draft, soekeKategori: 'tiltaler' }, search).sortField).toBeUndefined();
});

test('opening the address of a search gives the same form', () => {
  const search = searchAt(
    'soekeKategori=tiltaler&domstolid=TSOS&fraDato=2026-11-02&tilDato=2026-12-21&query=%22grov+vold%22&isAdvancedSearch=true&parter=%C3%85s',
  );
  const draft = draftOf(search);
  expect(draftOf(readSearchParams(writeSearchParams(searchOf(draft, search))))).toEqual(draft);
});
