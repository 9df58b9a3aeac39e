import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { shownDekningVarsling } from '#tests/support/shown/dekning-varsling.ts';
import { Page } from '#web/features/dekning/varsling-page.tsx';
import { answerCalls, refused, show } from '#web/testing/render.tsx';

const PATH = '/dekning/varsling';
const serve = (answer: unknown = shownDekningVarsling) =>
  answerCalls({ [pressePaths.dekningVarsling.path]: answer });
const cellsOf = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name })).closest('tr')!;
  return within(row).getAllByRole('cell');
};
const textsOf = async (name: string) => (await cellsOf(name)).map((cell) => cell.textContent);

test('each court has its hearings, the share in time, and what it publishes; by name', async () => {
  serve();
  show(<Page />, PATH);
  expect(await textsOf('Oslo tingrett')).toEqual([
    '1\u00a0184',
    '81\u00a0%',
    '',
    'Ja',
    'Ja',
    '11 saker',
  ]);
  expect(await textsOf('Buskerud tingrett')).toEqual([
    ...['236', '71\u00a0%2 dager uten liste', '', 'Ja', 'Delvis', '7 saker'],
  ]);
  expect((await textsOf('Finnmark jordskifterett')).slice(3)).toEqual([
    'Ikke aktuelt',
    'Ja',
    'Ingen',
  ]);
  const names = screen.getAllByRole('rowheader').map((one) => one.textContent);
  expect(names).toEqual(shownDekningVarsling.domstoler.map(({ domstolNavn }) => domstolNavn));
  screen.getByText(/av dem som ble holdt i oktober 2026\. Dager uten mottatte lister/);
});

test('the picture says in words what it shows, and leaves out what is not there', async () => {
  serve();
  show(<Page />, PATH);
  const [, , cell] = await cellsOf('Oslo tingrett');
  const bar = within(cell!).getByRole('img', {
    name: 'Minst 24 timer før 81\u00a0%, Senere enn det 13\u00a0%, Flyttet samme dag 4\u00a0%, Holdt uten å stå på listen 2\u00a0%',
  });
  expect([...bar.children].map((part) => part.getAttribute('data-maate'))).toEqual([
    ...['iTide', 'senere', 'flyttet', 'uannonsert'],
  ]);
});

test('too few hearings have no shares, in the picture and in the table', async () => {
  serve();
  show(<Page />, PATH);
  const name = shownDekningVarsling.domstoler.at(-1)!.domstolNavn;
  const cells = await cellsOf(name);
  expect(cells.map((cell) => cell.textContent)).toEqual([
    ...['7', 'For få til å regne andeler1 dag uten liste', '', 'Nei', 'For tidlig å si', '1 sak'],
  ]);
  expect(within(cells[2]!).queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Tabell' }));
  expect(await textsOf(name)).toEqual([
    ...['7', 'For få til å regne andeler', '1', 'Nei', 'For tidlig å si', '1'],
  ]);
});

test('the table has the same numbers, and shares that are the whole together', async () => {
  serve();
  show(<Page />, `${PATH}?vis=tabell`);
  expect(await textsOf('Oslo tingrett')).toEqual([
    ...['1\u00a0184', '81\u00a0%', '13\u00a0%', '4\u00a0%', '2\u00a0%', '0', 'Ja', 'Ja', '11'],
  ]);
  expect(screen.queryByRole('img')).toBeNull();
});

test('the month and the way are in the address; the file has that month', async () => {
  serve();
  show(<Page />, `${PATH}?maaned=2026-10&vis=tabell`);
  const link = await screen.findByRole('link', { name: 'Last ned CSV' });
  expect(link.getAttribute('href')).toBe('/api/presse/dekning/varsling/csv?maaned=2026-10');
  screen.getByRole('button', { name: /Oktober 2026/ });
  expect(vi.mocked(fetch).mock.calls.map(([address]) => address)).toContain(
    '/api/presse/dekning/varsling?maaned=2026-10',
  );
});

test('how it is counted is there, closed', async () => {
  serve();
  show(<Page />, PATH);
  const how = (await screen.findByText('Slik regner vi')).closest('details')!;
  expect(how.open).toBe(false);
  within(how).getByText(/journalister fra den 8\. i neste måned/);
});

test('the two views lead to each other', async () => {
  serve();
  show(<Page />, PATH);
  const views = within(await screen.findByRole('navigation', { name: 'Visninger' }));
  expect(views.getByRole('link', { name: 'Hva domstolene har levert' }).getAttribute('href')).toBe(
    '/dekning',
  );
  expect(views.getByRole('link', { name: 'Hvor godt de varsler', current: 'page' })).toBeTruthy();
});

test('before the first month it says so', async () => {
  serve({ maaneder: [], maaned: null, aapner: null, erAapen: false, domstoler: [] });
  show(<Page />, PATH);
  await screen.findByText(/^Ingen tall ennå\./);
});

test('a failure can be tried again', async () => {
  let fails = true;
  serve(() => (fails ? refused(503, 'database_unavailable') : shownDekningVarsling));
  show(<Page />, PATH);
  await screen.findByText('Kunne ikke hente tallene');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByRole('rowheader', { name: 'Oslo tingrett' });
});
