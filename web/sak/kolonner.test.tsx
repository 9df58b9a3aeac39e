import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { everyKindOfSak } from '#tests/support/shown/cases.ts';
import { answerCalls, done, refused, sentTo, show } from '#web/testing/render.tsx';
import { Kolonner } from './kolonner.tsx';
import { SakTable } from './sak-table.tsx';

const DEFAULT = [
  ...['Favoritt', 'Rettsmøte', 'Saksnr', 'Domstol', 'Saken gjelder', 'Sakstype', 'Parter'],
  ...['Tiltale', 'Avgjørelse', 'Avsagt'],
];
const without = (...names: readonly string[]) => DEFAULT.filter((name) => !names.includes(name));

let stored: Record<string, unknown>;
beforeEach(() => {
  stored = { domstolId: 'TOSL', mineDomstoler: ['TOSL'], startside: 'sok' };
});
const sent = () => sentTo(pressePaths.velgStart.path);
/** Stores what is sent, as the server does. */
const store = () => {
  stored = { ...stored, ...(sent().at(-1) as object) };
  return done();
};
const open = (velgStart: unknown = store, start: unknown = () => stored) => {
  answerCalls({
    [pressePaths.standardDomstol.path]: start,
    [pressePaths.velgStart.path]: velgStart,
  });
  show(
    <>
      <h2 id="name">Treff</h2>
      <Kolonner />
      <SakTable saker={everyKindOfSak} labelledBy="name" toggle={() => undefined} />
    </>,
  );
  return userEvent.setup();
};
const table = () => screen.findByRole('table', { name: 'Treff', hidden: true });
/** Of the head, and of each row. */
const columns = async () => {
  const rows = within(await table()).getAllByRole('row', { hidden: true });
  const ids = rows.map((row) =>
    Array.from(row.children, (cell) => cell.getAttribute('data-column')).join(' '),
  );
  expect(new Set(ids).size).toBe(1);
  return Array.from(rows[0]!.children, (cell) => cell.textContent);
};
const dialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Kolonner' }));
  return within(await screen.findByRole('dialog', { name: 'Kolonner' }));
};

test('the table has all columns and usual rows, also when the choice can not be read', async () => {
  open(store, () => refused(503, 'database_unavailable'));
  expect(await columns()).toEqual(DEFAULT);
  expect((await table()).classList).not.toContain('tette');
});

test('the table of somebody who has chosen lacks head and cells of the hidden columns', async () => {
  stored = { ...stored, skjulteKolonner: ['parter', 'avsagt', 'of-a-later-version'] };
  open();
  expect(await columns()).toEqual(without('Parter', 'Avsagt'));
});

test('nothing is drawn that the choice would change, until it is known', async () => {
  let answer: (start: unknown) => void = () => undefined;
  open(store, () => new Promise((resolve) => (answer = resolve)));
  await screen.findByRole('button', { name: 'Kolonner' });
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.querySelector('table')?.classList).toContain('unknown');
  answer({ ...stored, skjulteKolonner: ['sakstype'], tetteRader: true });
  expect(await columns()).toEqual(without('Sakstype'));
  expect((await table()).classList).toContain('tette');
});

test('each tick is seen and saved at once, with nothing else of the choices', async () => {
  const user = open();
  const shown = await dialog(user);
  await user.click(shown.getByRole('checkbox', { name: 'Tiltale' }));
  await user.click(shown.getByRole('checkbox', { name: 'Parter' }));
  await user.click(shown.getByRole('checkbox', { name: 'Tette rader' }));
  await waitFor(async () => expect(await columns()).toEqual(without('Tiltale', 'Parter')));
  expect((await table()).classList).toContain('tette');
  await waitFor(() => expect(stored).toMatchObject({ tetteRader: true, mineDomstoler: ['TOSL'] }));
  expect(sent()).toEqual([
    { skjulteKolonner: ['tiltale'] },
    { skjulteKolonner: ['parter', 'tiltale'] },
    { tetteRader: true },
  ]);
  await user.click(shown.getByRole('checkbox', { name: 'Tiltale' }));
  await waitFor(async () => expect(await columns()).toEqual(without('Parter')));
});

test("'Nullstill' goes back to the default, and says so", async () => {
  stored = { ...stored, skjulteKolonner: ['parter'], tetteRader: true };
  const user = open();
  const shown = await dialog(user);
  await user.click(shown.getByRole('button', { name: 'Nullstill' }));
  await waitFor(async () => expect(await columns()).toEqual(DEFAULT));
  expect((await table()).classList).not.toContain('tette');
  expect(sent()).toEqual([{ skjulteKolonner: [], tetteRader: false }]);
  await waitFor(() => shown.getByText('Alle kolonnene vises, og radene er ikke tette.'));
});

test('what could not be saved goes back to what it was, and the dialog says so', async () => {
  stored = { ...stored, skjulteKolonner: ['avsagt'] };
  const user = open(() => refused(503, 'database_unavailable'));
  const shown = await dialog(user);
  const parter = shown.getByRole<HTMLInputElement>('checkbox', { name: 'Parter' });
  await user.click(parter);
  const alert = await shown.findByRole('alert');
  within(alert).getByText('Valget ble ikke lagret');
  within(alert).getByText('Avvist: database_unavailable');
  expect(parter.checked).toBe(true);
  await waitFor(async () => expect(await columns()).toEqual(without('Avsagt')));
});

test('only what neither names a case nor says what is forbidden can be hidden; files have it all', async () => {
  const user = open();
  const shown = await dialog(user);
  expect(shown.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
    ...['Sakstype', 'Parter', 'Tiltale', 'Avgjørelse', 'Avsagt', 'Tette rader'],
  ]);
  shown.getByText('Nedlastede filer har alltid alle kolonnene.');
});

test('Escape closes the dialog, and its button has the focus again', async () => {
  const user = open();
  await dialog(user);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Kolonner' });
  await waitFor(() => expect(document.activeElement).toBe(button));
});
