import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Notat } from '#contract/notat.ts';
import { pressePaths } from '#contract/paths.ts';
import { refused, answerCalls, sentTo, show } from '#web/testing/render.tsx';
import userEvent from '@testing-library/user-event';
import { EgetNotat } from './eget-notat.tsx';

const PATH = pressePaths.notat.href('S1');
const EMPTY: Notat = { tekst: '', merker: [], versjon: 0, endret: null };
const WRITTEN: Notat = {
  ...{ tekst: 'Ring forsvarer.', merker: ['politi', 'ring'], versjon: 2 },
  endret: '2026-11-19T14:20:00+01:00',
};

/** The card; `save` answers each PUT. */
function open(first: Notat | (() => Response), save: () => unknown = () => ({ versjon: 3 })) {
  let notat: unknown = first;
  answerCalls({
    [PATH]: ({ method }: RequestInit) =>
      method === 'PUT' ? save() : typeof notat === 'function' ? (notat as () => Response)() : notat,
  });
  const shown = show(<EgetNotat sakId="S1" />);
  return { user: userEvent.setup(), ...shown, becomes: (next: unknown) => (notat = next) };
}
const field = () => screen.findByRole('textbox', { name: 'Notat' });

test('what is written is saved without a press, and the card says when', async () => {
  const { user } = open(EMPTY);
  await user.type(await field(), 'Ring aktor');
  await user.type(screen.getByRole('textbox', { name: 'Merker' }), 'politi, ring');
  await screen.findByText(/^Lagret kl\. \d\d:\d\d$/, {}, { timeout: 4_000 });
  expect(sentTo(PATH)).toEqual([{ tekst: 'Ring aktor', merker: ['politi', 'ring'], versjon: 0 }]);
});

test('what is there is shown, and saved over the version that was read', async () => {
  const { user, unmount } = open(WRITTEN);
  const tekst = await field();
  expect((tekst as HTMLTextAreaElement).value).toBe('Ring forsvarer.');
  screen.getByDisplayValue('politi, ring');
  screen.getByText('Lagret 19.11.2026 14:20');
  await user.type(tekst, ' I dag.');
  // Leaving the page does not wait for the pause.
  unmount();
  expect(sentTo(PATH)).toEqual([
    { tekst: 'Ring forsvarer. I dag.', merker: ['politi', 'ring'], versjon: 2 },
  ]);
});

test('a note that can not be saved keeps its text, and is tried again by a press', async () => {
  let isDown = true;
  const { user } = open(EMPTY, () =>
    isDown ? refused(503, 'database_unavailable') : { versjon: 1 },
  );
  await user.type(await field(), 'Ring');
  const alert = await screen.findByRole('alert', {}, { timeout: 4_000 });
  expect(alert.textContent).toContain('Notatet er ikke lagret.');
  screen.getByDisplayValue('Ring');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await screen.findByText(/^Lagret kl\./);
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByDisplayValue('Ring');
});

test('of two windows the reader says which counts: this one', async () => {
  let isChanged = true;
  const { user, becomes } = open(WRITTEN, () =>
    isChanged ? refused(409, 'notat_changed') : { versjon: 8 },
  );
  await user.type(await field(), '!');
  const button = await screen.findByRole(
    'button',
    { name: 'Lagre dette likevel' },
    { timeout: 4_000 },
  );
  becomes({ ...WRITTEN, tekst: 'Fra det andre.', versjon: 7 });
  isChanged = false;
  await user.click(button);
  await screen.findByText(/^Lagret kl\./);
  expect(sentTo(PATH).at(-1)).toMatchObject({ tekst: 'Ring forsvarer.!', versjon: 7 });
});

test('of two windows the reader says which counts: the other one', async () => {
  const { user, becomes } = open(WRITTEN, () => refused(409, 'notat_changed'));
  await user.type(await field(), '!');
  const button = await screen.findByRole('button', { name: 'Hent det andre' }, { timeout: 4_000 });
  becomes({ ...WRITTEN, tekst: 'Fra det andre.', versjon: 7 });
  await user.click(button);
  await screen.findByDisplayValue('Fra det andre.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a deleted note can be brought back', async () => {
  const { user } = open(WRITTEN);
  await user.click(await screen.findByRole('button', { name: 'Slett notatet' }));
  await screen.findByText('Notatet er slettet.');
  await waitFor(() => expect(sentTo(PATH)).toEqual([{ tekst: '', merker: [], versjon: 2 }]));
  const undo = screen.getByRole('button', { name: 'Angre' });
  await waitFor(() => expect(document.activeElement).toBe(undo));
  await user.click(undo);
  screen.getByDisplayValue('Ring forsvarer.');
  await waitFor(() =>
    expect(sentTo(PATH).at(-1)).toMatchObject({ tekst: 'Ring forsvarer.', merker: WRITTEN.merker }),
  );
});

test('a note that can not be read can not be written over', async () => {
  const { user, becomes } = open(() => refused(500, 'unexpected'));
  await screen.findByText(/Kunne ikke hente notatet\./);
  expect(screen.queryByRole('textbox')).toBeNull();
  becomes(WRITTEN);
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await field();
});
