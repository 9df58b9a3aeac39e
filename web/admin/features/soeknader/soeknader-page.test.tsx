import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { refused } from '#web/testing/render.tsx';
import { answer, asked, open, row } from '#web/testing/soeknader.ts';

const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('/admin shows the list of applications, and the navigation marks it', async () => {
  open('/admin', answer([row(1)]));
  await screen.findByRole('heading', { level: 1, name: 'Søknader' });
  const nav = screen.getByRole('navigation', { name: 'Administrasjon' });
  const links = within(nav).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...[
      'Søknader',
      'Brukere',
      'Redaksjoner',
      'Saker',
      'Varsel',
      'Revisjonslogg',
      'Dekning',
      'Drift',
      'Statistikk',
    ],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    ...['page', null, null, null, null, null, null, null, null],
  ]);
});

const kind = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('the parts of the list', () => {
  test('are in the address, with counts, and begin with what can be decided', async () => {
    const { address, back } = open('/admin/soeknader', answer([row(1)], 40));
    await screen.findByRole('heading', { name: '40 søknader er klare til avgjørelse' });
    expect(asked()[0]).toEqual({
      ...{ vis: 'klare', ny: 'true', historikk: 'false' },
      ...{ sortField: 'Ventet', sortAscending: 'false', page: '1', pageSize: '25' },
    });
    expect([kind('Ny/på vent').checked, kind('Historikk').checked]).toEqual([true, false]);
    expect(chip('Klare til avgjørelse 6').checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Side 2' }));
    expect(address()).toBe('/admin/soeknader?page=2');
    await userEvent.click(chip('Venter på arbeidsgiver 14'));
    expect(address()).toBe('/admin/soeknader?vis=venter');
    await screen.findByRole('heading', { name: '40 søknader venter på arbeidsgiver' });
    expect(screen.queryByRole('button', { name: 'Behandle den eldste først' })).toBeNull();
    await userEvent.click(chip('På vent 3'));
    await screen.findByRole('heading', { name: '40 søknader er på vent' });
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ vis: 'paaVent', page: '1' }));
    back();
    await waitFor(() => expect(chip('Venter på arbeidsgiver 14').checked).toBe(true));
  });

  test('the whole has the kinds of applications beside it, and no count', async () => {
    const { address } = open('/admin/soeknader?page=2&sok=x', answer([row(1)], 40));
    await screen.findByRole('heading', { name: '40 treff på søknader' });
    await userEvent.click(chip('Alle'));
    expect(address()).toBe('/admin/soeknader?vis=alle&sok=x');
    expect([kind('Ny/på vent').checked, kind('Historikk').checked]).toEqual([true, false]);
    await userEvent.click(kind('Historikk'));
    expect(address()).toBe('/admin/soeknader?vis=alle&historikk=true&sok=x');
    await userEvent.click(chip('Klare til avgjørelse 6'));
    expect(address()).toBe('/admin/soeknader?sok=x');
  });

  test('the kinds of applications lead from a part to the whole', async () => {
    const { address } = open('/admin/soeknader?sok=x&svar=bekreftet', answer([row(1)], 40));
    await screen.findByRole('heading', { level: 2, name: /40/ });
    await userEvent.click(kind('Historikk'));
    expect(address()).toBe('/admin/soeknader?vis=alle&historikk=true&sok=x');
  });

  test.each([
    ['vis=alle', '23 søknader venter'],
    ['vis=alle&historikk=true', '23 søknader'],
    ['historikk=true', '23 søknader'],
  ])('%s says what it holds', async (search, text) => {
    open(`/admin/soeknader?${search}`, answer([row(1)], 23));
    await screen.findByRole('heading', { level: 2, name: text });
    expect(chip('Alle').checked).toBe(true);
  });
});

describe('what the list is narrowed to', () => {
  test('is in the address, is asked for, and goes to the queue', async () => {
    const { address } = open('/admin/soeknader', answer([row(1)]));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Mulig duplikat' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ventet 10 dager eller mer' }));
    await waitFor(() => expect(address()).toBe('/admin/soeknader?duplikat=true&lenge=true'));
    await screen.findByText('1 treff på søknader', { selector: 'h2' });
    expect(asked().at(-1)).toMatchObject({ vis: 'klare', duplikat: 'true', lenge: 'true' });
    expect(asked().at(-1)).not.toHaveProperty('soektFoer');
  });

  test('to an answer, which only a part has that can have it', async () => {
    const { address } = open('/admin/soeknader', answer([row(1)]));
    await userEvent.click(await screen.findByRole('button', { name: /Alle svar/ }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toEqual(['Alle svar', 'Bekreftet', 'Avkreftet', 'Ikke svart', 'Ikke spurt']);
    await userEvent.click(screen.getByRole('option', { name: 'Avkreftet' }));
    await waitFor(() => expect(address()).toBe('/admin/soeknader?svar=avkreftet'));
    await userEvent.click(screen.getByRole('radio', { name: /^Venter på arbeidsgiver/ }));
    await waitFor(() => expect(address()).toBe('/admin/soeknader?vis=venter'));
    expect(screen.queryByRole('button', { name: /Alle svar|Avkreftet/ })).toBeNull();
  });

  test('can be taken away when it leaves nothing', async () => {
    const { address } = open('/admin/soeknader?duplikat=true&sok=x', answer([]));
    await userEvent.click(await screen.findByRole('button', { name: 'Fjern filtrene' }));
    await waitFor(() => expect(address()).toBe('/admin/soeknader?sok=x'));
  });
});

test('the order is in the address, and each change asks the server', async () => {
  const { address } = open('/admin/soeknader', answer([row(1)]));
  const sorted = (name: string) =>
    screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
  await screen.findByRole('button', { name: 'Ventet' });
  expect(sorted('Ventet')).toBe('descending');
  expect(sorted('Søknadsdato')).toBeNull();
  for (const [name, field] of [
    ['Navn', 'Soeker'],
    ['Arbeidsgivers svar', 'ArbeidsgiversSvar'],
    ['Søknadsdato', 'SoeknadsDato'],
    ['Status', 'Status'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(address()).toBe(`/admin/soeknader?sortField=${field}&sortAscending=true`);
    expect(sorted(name)).toBe('ascending');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Ventet' }));
  expect(address()).toBe('/admin/soeknader');
});

test('a typed search runs after a pause, and Back leads to the list before the search', async () => {
  const { address, back } = open('/admin/soeknader', answer([row(1)]));
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Søk' });
  expect(box.placeholder).toBe('Navn, redaksjon eller kontaktperson');
  await userEvent.type(box, 'ørj');
  await waitFor(() => expect(address()).toBe('/admin/soeknader?sok=%C3%B8rj'));
  await userEvent.type(box, 'an{Enter}');
  expect(address()).toBe('/admin/soeknader?sok=%C3%B8rjan');
  back();
  await waitFor(() => expect(address()).toBe('/admin/soeknader'));
  // The address is known while the page is drawn, the box when it has been.
  await waitFor(() => expect(box.value).toBe(''));
});

test('an address with a page after the last one leads to the last page', async () => {
  const { address } = open('/admin/soeknader?page=9', answer([row(1)], 27));
  await waitFor(() => expect(address()).toBe('/admin/soeknader?page=2'));
});

test('a list that failed to load can be retried', async () => {
  let isDown = true;
  open('/admin/soeknader', () => (isDown ? refused(500, 'unexpected') : answer([row(1)])));
  await screen.findByRole('heading', { name: 'Kunne ikke hente søknadene' });
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByRole('link', { name: 'Guro Steinsland 1' });
});
