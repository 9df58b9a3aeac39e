import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { SoeknadRad } from '#contract/admin/soeknader.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { refused } from '#web/testing/render.tsx';

const row = (nr: number, change: Partial<SoeknadRad> = {}): SoeknadRad => ({
  id: `00000000-0000-4000-8000-00000000000${nr}`,
  fornavn: 'GURO',
  etternavn: `STEINSLAND ${nr}`,
  stilling: 'Rettsreporter',
  redaksjon: 'Vestlandsposten',
  søknadsDato: '2026-11-06T09:00:00+01:00',
  status: 0,
  kommentar: null,
  ...change,
});
const PATH = adminPaths.soeknader.path;
const open = (address: string, answer: unknown) => openAdmin(address, { [PATH]: answer });
const asked = () =>
  vi
    .mocked(fetch)
    .mock.calls.map(([address]) => new URL(address as string, 'http://localhost'))
    .filter(({ pathname }) => pathname === PATH)
    .map(({ searchParams }) => Object.fromEntries(searchParams));
const table = () => screen.findByRole('table', { name: 'Søknader' });

test('/admin shows the list of applications, and the navigation marks it', async () => {
  open('/admin', { soeknader: [row(1)], totalt: 1 });
  await screen.findByRole('heading', { level: 1, name: 'Søknader' });
  const nav = screen.getByRole('navigation', { name: 'Administrasjon' });
  const links = within(nav).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['Søknader', 'Brukere', 'Saker', 'Varsel', 'Revisjonslogg', 'Drift'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    ...['page', null, null, null, null, null],
  ]);
});

test('a row shows name, position, workplace, day and status, and links to the application', async () => {
  open('/admin/soeknader', { soeknader: [row(1), row(2, { status: 3 })], totalt: 2 });
  const heads = within(await table()).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    ...['Navn', 'Stilling', 'Arbeidssted', 'Søknadsdato', 'Status'],
  ]);
  const link = await screen.findByRole('link', { name: 'Guro Steinsland 1' });
  expect(link.getAttribute('href')).toBe(`/admin/soeknader/${row(1).id}`);
  const cells = within(link.closest('tr')!).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['Rettsreporter', 'Vestlandsposten', '06.11.2026', 'Ny'],
  ]);
  expect(screen.getByText('På vent')).toBeTruthy();
  expect(screen.getByText('1–2 av 2')).toBeTruthy();
});

test('the column for comments is there when a row has a comment', async () => {
  const rows = [row(1), row(2, { kommentar: 'Venter på <b>svar</b>.' })];
  open('/admin/soeknader', { soeknader: rows, totalt: 2 });
  await screen.findByRole('columnheader', { name: 'Kommentar' });
  expect(screen.getByText('Venter på <b>svar</b>.')).toBeTruthy();
});

test('filters, order and page are in the address, and each change asks the server', async () => {
  const { address } = open('/admin/soeknader', { soeknader: [row(1)], totalt: 40 });
  await screen.findByText('1–10 av 40');
  expect(asked()[0]).toEqual({
    ...{ ny: 'true', historikk: 'false', sortField: 'SoeknadsDato', sortAscending: 'true' },
    ...{ page: '1', pageSize: '10' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Side 2' }));
  expect(address()).toBe('/admin/soeknader?page=2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Historikk' }));
  expect(address()).toBe('/admin/soeknader?historikk=true');
  await userEvent.click(screen.getByRole('button', { name: 'Status' }));
  await userEvent.click(screen.getByRole('button', { name: 'Status' }));
  expect(address()).toBe('/admin/soeknader?historikk=true&sortField=Status&sortAscending=false');
  const head = screen.getByRole('columnheader', { name: 'Status' });
  expect(head.getAttribute('aria-sort')).toBe('descending');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ sortAscending: 'false', page: '1' }));
});

test('a typed search runs after a pause, and Back leads to the list before the search', async () => {
  const { address, back } = open('/admin/soeknader', { soeknader: [row(1)], totalt: 1 });
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Søk' });
  await userEvent.type(box, 'ørj');
  await waitFor(() => expect(address()).toBe('/admin/soeknader?sok=%C3%B8rj'));
  await userEvent.type(box, 'an{Enter}');
  expect(address()).toBe('/admin/soeknader?sok=%C3%B8rjan');
  back();
  await waitFor(() => expect(address()).toBe('/admin/soeknader'));
  // The address is known while the page is drawn, the box when it has been.
  await waitFor(() => expect(box.value).toBe(''));
});

test('an empty list says so', async () => {
  open('/admin/soeknader?sok=x', { soeknader: [], totalt: 0 });
  await waitFor(() => expect(screen.getAllByText('Ingen treff på søknader.')).toHaveLength(2));
  expect(screen.queryByRole('table')).toBeNull();
});

test('an address with a page after the last one leads to the last page', async () => {
  const { address } = open('/admin/soeknader?page=9', { soeknader: [row(1)], totalt: 12 });
  await waitFor(() => expect(address()).toBe('/admin/soeknader?page=2'));
});

test('a list that failed to load can be retried', async () => {
  let isDown = true;
  const answer = () => (isDown ? refused(500, 'unexpected') : { soeknader: [row(1)], totalt: 1 });
  open('/admin/soeknader', answer);
  await screen.findByRole('heading', { name: 'Kunne ikke hente søknadene' });
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByRole('link', { name: 'Guro Steinsland 1' });
});
