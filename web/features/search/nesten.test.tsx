import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Berammingsliste } from '#contract/sak.ts';
import { readLanguageFrom } from '#domain/texts.ts';
import { manyHits, manyNesten, shownSak } from '#tests/support/shown/cases.ts';
import { rememberOpened } from '#web/sak/return-to-row.ts';
import { openResults, SEARCH, search, visit } from '#web/testing/open-results.tsx';

type Nesten = NonNullable<Berammingsliste['nesten']>;

const FOUND: Berammingsliste = { ...manyHits(2, 128), nesten: manyNesten(3) };
const NONE: Berammingsliste = { ...manyHits(0), nesten: manyNesten(3) };
/** Each row has one link with its number. */
const twelve: Nesten = {
  ...manyNesten(12),
  hits: Array.from({ length: 12 }, (_, nr) => ({
    ...shownSak({ sakId: `N${nr}`, saksnummer: `26-0318${10 + nr}MED-TOSL` }),
    ...{ treff: [], mangler: ['buss'] },
  })),
};

afterEach(() => void readLanguageFrom(() => 'nb'));

const nestenTable = (name = 'Nesten alle ordene') => screen.findByRole('table', { name });
const rowsIn = (table: HTMLElement) => within(table).getAllByRole('row').length - 1;
const status = () => screen.getAllByRole('status')[0]!.textContent;

test('cases with most of the words stand below the hits, with their own count and no sorting', async () => {
  openResults(() => FOUND);
  const table = await nestenTable();
  screen.getByRole('heading', { level: 2, name: 'Nesten alle ordene' });
  expect(rowsIn(table)).toBe(3);
  for (const head of within(table).getAllByRole('columnheader'))
    expect(within(head).queryByRole('button')).toBeNull();
  const hits = screen.getByRole('table', { name: 'Antall treff: 128' });
  expect(hits.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('hits, pages and file are as without them', async () => {
  const user = openResults((query) => (query.get('query') === 'ran' ? manyHits(2, 128) : FOUND));
  await nestenTable();
  const around = async () => {
    expect(rowsIn(await screen.findByRole('table', { name: 'Antall treff: 128' }))).toBe(2);
    const pages = screen.getByRole('navigation', { name: 'Sider med treff' }).textContent;
    await user.click(screen.getByRole('button', { name: 'Last ned treffene' }));
    const dialog = await screen.findByRole('dialog', { name: /./ });
    const said = dialog.textContent;
    await user.keyboard('{Escape}');
    return { pages, said };
  };
  const withThem = await around();
  act(() => search('ran'));
  await waitFor(() => expect(screen.queryByText('Nesten alle ordene')).toBeNull());
  expect(await around()).toEqual(withThem);
});

test('what a case lacks is a word and a line, below what it is about', async () => {
  openResults(() => FOUND);
  const [first, second] = within(await nestenTable()).getAllByText(/^Mangler/);
  expect(first!.innerHTML).toBe('Mangler <del>buss</del>');
  expect(second!.innerHTML).toBe('Mangler <del>kniv</del>, <del>buss</del>');
  expect(first!.closest('td')!.dataset['column']).toBe('tema');
});

test.each([
  [{ totalHits: 3, ord: 3, minst: 2 }, '3 saker har to av de tre ordene.'],
  [{ totalHits: 3, ord: 4, minst: 2 }, '3 saker har minst to av de fire ordene.'],
  [{ totalHits: 1, ord: 2, minst: 1 }, '1 sak har ett av de to ordene.'],
  [{ totalHits: 1200, ord: 14, minst: 12 }, '1 200 saker har minst tolv av de 14 ordene.'],
])('%o is said in words', async (numbers, said) => {
  openResults(() => ({ ...NONE, nesten: { ...manyNesten(1), ...numbers } }));
  await nestenTable();
  screen.getByText(said);
});

test('with less than half of the words the heading does not promise nearly all', async () => {
  openResults(() => ({ ...NONE, nesten: { ...manyNesten(2), ord: 3, minst: 1, totalHits: 2 } }));
  await nestenTable('Noen av ordene');
  screen.getByText('2 saker har minst ett av de tre ordene.');
  await waitFor(() => expect(status()).toMatch(/Noen av ordene: 2\.$/));
});

test('with hits it says that they are not among them', async () => {
  openResults(() => ({ ...FOUND, nesten: manyNesten(1) }));
  await nestenTable();
  screen.getByText('1 sak har minst to av de fire ordene. Den er ikke med i antall treff.');
});

test('in nynorsk', async () => {
  readLanguageFrom(() => 'nn');
  openResults(() => ({ ...FOUND, nesten: { ...manyNesten(1), ord: 2, minst: 1 } }));
  const table = await nestenTable('Nesten alle orda');
  screen.getByText('1 sak har eitt av dei to orda. Saka er ikkje med i talet på treff.');
  within(table).getByText('Manglar');
});

test('the first ten are shown, then all, with the focus on the first that is new', async () => {
  const user = openResults(() => ({ ...FOUND, nesten: twelve }));
  const table = await nestenTable();
  expect(rowsIn(table)).toBe(10);
  await user.click(screen.getByRole('button', { name: 'Vis flere' }));
  expect(rowsIn(table)).toBe(12);
  expect(document.activeElement).toBe(
    within(table).getByRole('link', { name: twelve.hits[10]!.saksnummer }),
  );
  expect(screen.queryByRole('button', { name: 'Vis flere' })).toBeNull();
  expect(screen.queryByText(/^Her er/)).toBeNull();

  act(() => search('ran'));
  await screen.findByRole('button', { name: 'Vis flere' });
  expect(rowsIn(await nestenTable())).toBe(10);
});

test('what there is no room for is told of when the last row is shown', async () => {
  const user = openResults(() => ({ ...FOUND, nesten: { ...twelve, totalHits: 60 } }));
  await nestenTable();
  const text =
    'Her er de 12 sakene som passer best. Velg domstol eller kortere periode for å se resten.';
  expect(screen.queryByText(text)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Vis flere' }));
  screen.getByText(text);
});

test('without hits the heading says so once; then they come, then ways out', async () => {
  const soek = {
    ...{ soekeKategori: 'berammede', domstolid: 'alle', query: 'vold moped' },
    ...{ fraDato: '2026-11-23', tilDato: '2026-11-29' },
  } as const;
  openResults(
    () => ({ ...NONE, utveier: [{ slag: 'domstoler', antall: 14, ord: null, soek }] }),
    `${SEARCH}&query=vold+moped`,
  );
  const table = await nestenTable();
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Ingen treff på alle ordene',
    'Nesten alle ordene',
  ]);
  expect(screen.queryByText(/Vi fant ingen treff|Sjekk stavemåten/)).toBeNull();
  const way = screen.getByRole('link', { name: /^14 treff i alle domstoler/ });
  expect(table.compareDocumentPosition(way)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  screen.getByRole('button', { name: 'Nullstill søket' });
});

test('they stand also below a case that falls outside the search', async () => {
  openResults(() => ({ ...NONE, sakerUtenfor: [shownSak()] }));
  await nestenTable();
  screen.getByRole('table', { name: 'Saken finnes, men utenfor søket ditt' });
});

test('screen readers hear of them after the hits', async () => {
  openResults((query) => (query.get('query') === 'ingen' ? NONE : FOUND));
  await waitFor(() => expect(status()).toBe('Antall treff: 128. Nesten alle ordene: 3.'));
  act(() => search('ingen'));
  await waitFor(() => expect(status()).toBe('Antall treff: 0. Nesten alle ordene: 3.'));
});

test('who comes back to a later row finds it with the focus, and once only', async () => {
  openResults(() => ({ ...FOUND, nesten: twelve }));
  await nestenTable();
  act(() => visit(false));
  const { sakId, saksnummer } = twelve.hits[11]!;
  rememberOpened(sakId);
  act(() => visit(true));
  const table = await nestenTable();
  const link = within(table).getByRole('link', { name: saksnummer });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(link.closest('tr')!.dataset['lastOpened']).toBe('true');

  act(() => search('ran'));
  await waitFor(() => expect(document.activeElement).toBe(document.body));
});

test('rows of the search before the form was changed say so, also without hits', async () => {
  openResults(() => NONE);
  await nestenTable();
  act(() => search('changed'));
  await waitFor(async () => expect((await nestenTable()).closest('[data-changed]')).not.toBeNull());
});

test('a star is a star there too', async () => {
  const user = openResults(() => ({ ...FOUND, nesten: twelve }));
  const star = within(await nestenTable()).getAllByRole('button', { name: /^Legg til/ })[0]!;
  await user.click(star);
  // The server of this test knows no favourites.
  await screen.findByRole('alert');
  expect(star.getAttribute('aria-pressed')).toBe('false');
});
