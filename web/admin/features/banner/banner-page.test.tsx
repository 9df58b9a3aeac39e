import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { openVarsler, varsel } from '#web/testing/open-varsler.tsx';
import { refused, sentTo } from '#web/testing/render.tsx';

const ADD = adminPaths.varsler.path;
const ONE = adminPaths.varsel.href('1');
const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Melding' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const preview = () => screen.getByRole('region', { name: 'Forhåndsvisning' });
const choose = (name: string | RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const tick = () => userEvent.click(screen.getByRole('checkbox', { name: 'Inntil videre' }));
const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const typeTime = async (group: string, digits: string) => {
  const parts = within(await screen.findByRole('group', { name: new RegExp(group) }));
  await userEvent.click(parts.getAllByRole('spinbutton')[0]!);
  await userEvent.keyboard(digits);
};

const PLANNED = varsel({
  ...{ id: 2, message: 'Planlagt.', purpose: 'info', til: 'alle' },
  ...{ start: '2099-11-24T08:00:00+01:00', slutt: null },
});
const OVER = varsel({ id: 3, message: 'Gammelt.', slutt: '2026-01-05T10:00:00+01:00' });

test('lists what is shown now and planned, and what is over apart', async () => {
  openVarsler([varsel(), PLANNED, OVER]);
  const [shown, planned, ...rest] = await rows('Vises nå og planlagt');
  for (const said of ['Søket er nede.', 'Advarsel', 'Journalister', '24.12.2099 12:00', 'Vises nå'])
    expect(shown).toContain(said);
  for (const said of ['Informasjon', 'Alle', '24.11.2099 08:00', 'Inntil videre', 'Planlagt'])
    expect(planned).toContain(said);
  expect(rest).toEqual([]);
  screen.getByText('1 vises nå, 1 er planlagt.');
  await userEvent.click(screen.getByText('Utløpt (1)'));
  expect((await rows('Utløpt (1)'))[0]).toContain('Gammelt.');
  expect(screen.queryByRole('textbox', { name: 'Melding' })).toBeNull();
});

test('a new one is written, previewed while typing, and saved; without an end only when that is ticked', async () => {
  openVarsler([]);
  await userEvent.type(await message(), 'Hei <b>alle</b>');
  within(preview()).getByText('Hei <b>alle</b>');
  await choose('Informasjon (blå)');
  await choose(/^Søkere/);
  await press('Lagre');
  await screen.findByRole('link', {
    name: 'Fyll ut sluttdato, eller kryss av for «Inntil videre».',
  });
  expect(sentTo(ADD)).toEqual([]);
  await tick();
  await press('Lagre');
  await screen.findByText('Varselet ble lagret.');
  expect(sentTo(ADD)).toEqual([
    { message: 'Hei <b>alle</b>', purpose: 'info', start: null, slutt: null, til: 'soekere' },
  ]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })),
  );
});

test('a planned one has a start and an end; the end is after the start', async () => {
  openVarsler([]);
  await userEvent.type(await message(), 'Stengt.');
  await choose('Kritisk (rød)');
  await choose(/^Journalister/);
  await typeTime('Startdato', '241120990800');
  await typeTime('Sluttdato', '231120992300');
  await press('Lagre');
  await screen.findByRole('link', { name: 'Slutt må være etter start.' });
  await typeTime('Sluttdato', '251120992300');
  within(preview()).getByText('Slik ser det ut 24.11.2099 08:00');
  await press('Lagre');
  await screen.findByText('Varselet ble lagret.');
  expect(sentTo(ADD)).toMatchObject([
    { start: '2099-11-24T08:00:00+01:00', slutt: '2099-11-25T23:00:00+01:00' },
  ]);
});

test.each([
  ['Startdato', '2411', 'Startdato må ha både dato og klokkeslett.'],
  ['Startdato', '24112099', 'Startdato må ha både dato og klokkeslett.'],
  ['Sluttdato', '24112099', 'Sluttdato må ha både dato og klokkeslett.'],
])('%s filled in only partly is an error, never none: %s', async (field, digits, said) => {
  openVarsler([]);
  await userEvent.type(await message(), 'Stengt.');
  await choose('Kritisk (rød)');
  await choose(/^Journalister/);
  if (field === 'Startdato') await tick();
  await typeTime(field, digits);
  await press('Lagre');
  await screen.findByRole('link', { name: said });
  expect(sentTo(ADD)).toEqual([]);
});

test('the only one is open from the start, and is changed', async () => {
  openVarsler([varsel()]);
  await userEvent.type(await message(), ' Straks klart.');
  await press('Oppdater');
  await screen.findByText('Varselet ble oppdatert.');
  expect(sentTo(ONE)).toEqual([
    {
      ...{ message: 'Søket er nede. Straks klart.', purpose: 'warning', til: 'journalister' },
      ...{ start: '2026-01-05T08:00:00+01:00', slutt: '2099-12-24T12:00:00+01:00', versjon: 1 },
    },
  ]);
});

test('Escape closes the editor and goes back to its button', async () => {
  openVarsler([varsel(), PLANNED]);
  await press(/^Endre varselet «Planlagt/);
  const heading = await screen.findByRole('heading', { name: 'Varselbanner' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await userEvent.keyboard('{Escape}');
  await waitFor(async () =>
    expect(document.activeElement).toBe(await button(/^Endre varselet «Planlagt/)),
  );
});

test('Escape throws away nothing that is typed', async () => {
  openVarsler([varsel(), PLANNED]);
  await press(/^Endre varselet «Planlagt/);
  await userEvent.type(await message(), '!');
  await userEvent.keyboard('{Escape}');
  await screen.findByRole('heading', { name: 'Varselbanner' });
});

test('one that is shown is stopped at once, and that is undone', async () => {
  const now = openVarsler([varsel()]);
  await press('Stopp nå');
  await screen.findByText('Varselet er stoppet.');
  expect(await rows('Utløpt (1)')).toHaveLength(1);
  await press('Angre');
  await screen.findByText('Varselet er som før.');
  expect(now.stored[0]!.slutt).toBe('2099-12-24T12:00:00+01:00');
});

test('one is deleted at once, and comes back as it was', async () => {
  const now = openVarsler([varsel(), PLANNED]);
  await press(/^Endre varselet «Planlagt/);
  expect(screen.queryByRole('button', { name: 'Stopp nå' })).toBeNull();
  await press('Slett');
  expect((await screen.findByText('Varselet ble slettet.')).closest('[role=status]')).toBeTruthy();
  expect(now.stored).toHaveLength(1);
  await press('Angre');
  await screen.findByText('Varselet er som før.');
  expect(now.stored[1]).toMatchObject({ message: 'Planlagt.', til: 'alle', slutt: null });
});

const conflict = async (heading: string) =>
  within(
    (await screen.findByRole('heading', { name: heading })).closest<HTMLElement>('[role=alert]')!,
  );

test('when two change one, the second sees text, type, start, end and audience of both; nothing is saved until chosen', async () => {
  const now = openVarsler([varsel()]);
  await userEvent.type(await message(), ' Min.');
  await choose(/^Søkere/);
  now.stored = [varsel({ message: 'Den andres.', purpose: 'info', slutt: null, versjon: 2 })];
  await press('Oppdater');
  const said = await conflict('Nå står det:');
  expect(said.getAllByRole('paragraph').map((line) => line.textContent)).toEqual([
    'Torbjørn Lysvåg lagret dette 20.11.2026 08:09, mens du skrev. Ingenting er lagret av ditt.',
    ...['Den andres.', 'Informasjon (blå)', 'Start: 05.01.2026 08:00', 'Slutt: inntil videre'],
    'Til: Journalister',
    ...['Søket er nede. Min.', 'Advarsel (gul)', 'Start: 05.01.2026 08:00'],
    ...['Slutt: 24.12.2099 12:00', 'Til: Søkere'],
  ]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Nå står det:' })),
  );
  fireEvent.submit(screen.getByRole('form', { name: 'Varselbanner' }));
  expect(now.stored[0]!.message).toBe('Den andres.');
  await userEvent.click(said.getByRole('button', { name: 'Lagre ditt i stedet' }));
  await screen.findByText('Varselet ble oppdatert.');
  expect(now.stored).toMatchObject([{ message: 'Søket er nede. Min.', til: 'soekere' }]);
});

test('what somebody else has stored can be kept', async () => {
  const now = openVarsler([varsel()]);
  await userEvent.type(await message(), ' Min.');
  now.stored = [varsel({ message: 'Den andres.', versjon: 2 })];
  await press('Stopp nå');
  await userEvent.click(
    (await conflict('Nå står det:')).getByRole('button', { name: 'Behold det som står nå' }),
  );
  await waitFor(async () => expect((await message()).value).toBe('Den andres.'));
});

test('one that somebody else has deleted is stored again only when that is chosen', async () => {
  const now = openVarsler([varsel()]);
  await userEvent.type(await message(), '!');
  now.stored = [];
  await press('Oppdater');
  await conflict('Varselet er slettet');
  expect(now.stored).toEqual([]);
  await press('Legg inn ditt');
  await screen.findByText('Varselet ble lagret.');
  expect(now.stored).toMatchObject([{ message: 'Søket er nede.!' }]);
});

test('the preview shows what else is up then for the same people, in order', async () => {
  openVarsler([
    varsel({ id: 2, purpose: 'danger', message: 'Alt er nede.', til: 'alle' }),
    varsel({ id: 3, message: 'For søkere.', til: 'soekere' }),
    { ...PLANNED, id: 4 },
  ]);
  await press('Nytt varsel');
  await userEvent.type(await message(), 'Mitt.');
  await choose(/^Journalister/);
  await tick();
  const said = within(preview())
    .getAllByRole('paragraph')
    .map((line) => line.textContent);
  expect(said).toEqual([
    ...['Slik ser det ut nå', 'Alt er nede.', 'Mitt.'],
    'Varsler vises under hverandre: det alvorligste først, så det som slutter først. ',
    'Fra 24.11.2099 08:00 vises også «Planlagt.».',
  ]);
});

test.each([
  ['500', () => refused(500, 'unexpected')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a failure (%s) is said, and what was typed stays', async (_, answer) => {
  openVarsler([varsel()], { [ONE]: answer });
  await userEvent.type(await message(), '!');
  await press('Oppdater');
  await screen.findByText('Noe uventet gikk galt.');
  expect((await message()).value).toBe('Søket er nede.!');
});

test('when the list could not be read, it is tried again', async () => {
  let isDown = true;
  openVarsler([], {
    [ADD]: () => (isDown ? refused(500, 'unexpected') : { varsler: [varsel()] }),
  });
  await screen.findByText('Noe uventet gikk galt.');
  isDown = false;
  await press('Prøv igjen');
  expect((await message()).value).toBe('Søket er nede.');
});
