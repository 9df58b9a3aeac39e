import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import type { Skjulte } from '#contract/admin/skjulte.ts';
import { shownBegrensning, shownSkjulte, shownSkjuling } from '#tests/support/shown/skjulte.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { refused, sentTo } from '#web/testing/render.tsx';

const LIST = adminPaths.skjulte.path;
const CHANGE = adminPaths.endreBegrensning.href('S000200', 4);
const BUTTON = 'Endre Referatforbud i 26-064417TVI-TAGD';
const list = (...rader: Skjulte['rader']): Skjulte => ({ rader });
const open = (answers: Record<string, unknown> = {}) =>
  openAdmin('/admin/saker', { [LIST]: shownSkjulte(), ...answers });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Skjult og begrenset nå' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const text = () => screen.getByRole('textbox', { name: 'Tekst til journalistene' });
const type = async (typed: string) => {
  await userEvent.clear(text());
  await userEvent.type(text(), typed);
};

test('says how much is hidden and restricted, what, by whom, why, since when and when it is looked at again', async () => {
  open();
  await screen.findByText(
    '5 skjulinger og begrensninger gjelder nå. 1 skal ses på igjen i dag eller før.',
  );
  const [due, restriction, command, document, identity] = await rows();
  for (const said of [
    'Parter',
    'Feil fra domstolen',
    'Astrid Domsland',
    '12.11.2026',
    '19.11.2026',
  ])
    expect(due).toContain(said);
  for (const said of ['Referatforbud', '24.11.2030', 'Siste dag 04.12.2030'])
    expect(restriction).toContain(said);
  expect(command).toContain('Systemet, bestilt av Torbjørn Lysvåg');
  expect(document).toContain('Avgjørelse');
  expect(document).toContain('En tidligere administrator');
  expect(identity).toContain('Inntil videre');
});

test('chips count and choose', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Se på igjen 1' }));
  expect(await rows()).toHaveLength(1);
  await userEvent.click(screen.getByRole('radio', { name: 'Begrensning 2' }));
  expect(await rows()).toHaveLength(2);
});

const FROM_LIST = {
  ...{ sakId: 'S9', saksnummer: '26-000009MED-TOSL', domstolNavn: 'Oslo tingrett' },
  ...{ typer: ['lukkedeDoerer' as const], foerstSett: '2026-11-18T06:00:00+01:00' },
};

test('what a court has restricted in its list is counted apart, and not changed here', async () => {
  open({ [LIST]: { ...shownSkjulte(), fraDomstolen: { antall: 3, rader: [FROM_LIST] } } });
  await screen.findByRole('radio', { name: 'Alle 5' });
  await userEvent.click(screen.getByRole('radio', { name: 'Fra domstolens liste 3' }));
  const table = within(screen.getByRole('table', { name: 'Begrensninger fra domstolenes lister' }));
  for (const said of ['Oslo tingrett', 'Lukkede dører', '18.11.2026 06:00'])
    expect(table.getAllByRole('row')[1]!.textContent).toContain(said);
  expect(table.getByRole('link').getAttribute('href')).toContain('26-000009MED-TOSL');
  expect(table.queryByRole('button')).toBeNull();
  screen.getByText('Her står de nyeste. 2 eldre saker med begrensning vises ikke.');
});

test('one court at a time, with what the chips count', async () => {
  open({ [LIST]: { ...shownSkjulte(), fraDomstolen: { antall: 1, rader: [FROM_LIST] } } });
  await press(/Domstol/);
  await userEvent.click(await screen.findByRole('option', { name: 'Agder tingrett' }));
  for (const name of ['Alle 2', 'Skjult 0', 'Begrensning 2', 'Fra domstolens liste 0'])
    await screen.findByRole('radio', { name });
  expect(await rows()).toHaveLength(2);
  await userEvent.click(screen.getByRole('radio', { name: 'Fra domstolens liste 0' }));
  await screen.findByText('Ingenting passer til valget.');
});

test('nothing is hidden', async () => {
  open({ [LIST]: list() });
  await screen.findByText('Ingenting er skjult eller begrenset nå.');
});

test('a row opens under itself, with the focus at its heading; Escape closes it and goes back', async () => {
  open();
  await press(BUTTON);
  const heading = await screen.findByRole('heading', { name: 'Endre i 26-064417TVI-TAGD' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect((await button(/^Lukk/)).getAttribute('aria-expanded')).toBe('true');
  await userEvent.type(text(), 'x{Escape}');
  await waitFor(async () => expect(document.activeElement).toBe(await button(BUTTON)));
  expect(document.activeElement!.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('heading', { name: /^Endre i/ })).toBeNull();
});

test('a change is sent with the version that was read, and is in the list', async () => {
  open({ [CHANGE]: list(shownBegrensning({ tekst: 'Bare dag to.', versjon: 2 })) });
  await press(BUTTON);
  await type('Bare dag to.');
  await press('Lagre endringen');
  await screen.findByText('Endringen er lagret.');
  expect(sentTo(CHANGE)).toEqual([
    { versjon: 1, tekst: 'Bare dag to.', gjelderTil: '2030-12-04', seIgjen: '2030-11-24' },
  ]);
  expect(await rows()).toHaveLength(1);
  await waitFor(async () => expect(document.activeElement).toBe(await button(BUTTON)));
});

test('why something is hidden is changed with its reason', async () => {
  const path = adminPaths.endreSkjuling.href('S000123', 4);
  open({ [path]: list(shownSkjuling({ grunn: 'sikkerhet', versjon: 2 })) });
  await press('Endre Parter i 26-071352MED-TOSL');
  await userEvent.click(screen.getByRole('radio', { name: 'Hensyn til en parts sikkerhet' }));
  await press('Lagre endringen');
  await screen.findByText('Endringen er lagret.');
  expect(sentTo(path)).toMatchObject([{ versjon: 1, grunn: 'sikkerhet', seIgjen: '2026-11-19' }]);
});

test('when another one was first, it is said what stands now; what was typed stays, and can be saved over it', async () => {
  const newer = shownBegrensning({
    ...{ tekst: 'Gjelder hele uken.', versjon: 2, endretAv: 'Torbjørn Lysvåg' },
    endret: '2026-11-20T08:04:00+01:00',
  });
  open({ [CHANGE]: refused(409, 'skjult_changed', { naa: list(newer) }) });
  await press(BUTTON);
  await type('Bare dag to.');
  await press('Lagre endringen');
  await screen.findByText('Nå står det: «Gjelder hele uken.»');
  await screen.findByText('Endret 20.11.2026 08:04 av Torbjørn Lysvåg.');
  await waitFor(() =>
    expect(document.activeElement?.textContent).toBe('En annen har endret dette'),
  );
  expect(text()).toHaveProperty('value', 'Bare dag to.');
  await press('Lagre endringen');
  await waitFor(() => expect(sentTo(CHANGE)).toHaveLength(2));
  expect(sentTo(CHANGE)[1]).toMatchObject({ versjon: 2, tekst: 'Bare dag to.' });
  await press('Ta det som står nå');
  await waitFor(() => expect(text()).toHaveProperty('value', 'Gjelder hele uken.'));
});

test('when it has been lifted meanwhile, that is said, with what was typed', async () => {
  open({ [CHANGE]: refused(409, 'already_lifted', { naa: list() }) });
  await press(BUTTON);
  await type('Bare dag to.');
  await press('Lagre endringen');
  await screen.findByText(/Dette gjelder ikke lenger/);
  expect(screen.getByText('Bare dag to.').tagName).toBe('BLOCKQUOTE');
  expect(screen.queryByRole('table')).toBeNull();
});
