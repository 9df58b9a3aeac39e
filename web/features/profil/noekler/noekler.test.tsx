import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { shownNoekler, shownNyNoekkel } from '#tests/support/shown/noekler.ts';
import { shownProfil } from '#tests/support/shown/profil.ts';
import { openApp } from '#web/testing/open-app.tsx';
import { done, refused, sentTo } from '#web/testing/render.tsx';

const { profil, noekler, noekkel } = pressePaths;
const open = (answers: Record<string, unknown> = {}) =>
  openApp('/profil', { [profil.path]: shownProfil(), [noekler.path]: shownNoekler, ...answers });

/** The list, and what is answered when one is made. */
const making =
  (made: object | (() => Response)) =>
  ({ method = 'GET' }: RequestInit) => {
    if (method === 'GET') return shownNoekler;
    return typeof made === 'function' ? (made as () => Response)() : made;
  };

const section = async () => within(await screen.findByRole('region', { name: 'API-nøkler' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('lists the keys, with what they are for and when they were used, and never the keys themselves', async () => {
  open();
  const [first, second] = await (await section()).findAllByRole('listitem');
  expect(first!.textContent).toContain('Søke og lese lagrede søk, Lese favoritter');
  expect(first!.textContent).toContain(
    'Laget 02.11.2026, utløper 02.11.2027, sist brukt 20.11.2026 08:41',
  );
  expect(second!.textContent).toContain('Utløpt');
  expect(second!.textContent).toContain('utløp 01.10.2026, ikke brukt ennå');
  expect(document.body.textContent).not.toContain('dpt_');
});

test('makes a key, shows it once, and forgets it when the dialog closes', async () => {
  const { user, client } = open({ [noekler.path]: making(shownNyNoekkel) });
  await user.click(await (await section()).findByRole('button', { name: 'Lag nøkkel' }));
  const form = await dialog('Lag nøkkel');
  await user.click(form.getByRole('button', { name: 'Lag nøkkel' }));
  form.getByText('Navn er påkrevd.');
  form.getByText('Velg minst én ting som nøkkelen kan brukes til.');
  expect(sentTo(noekler.path)).toEqual([]);

  await user.type(form.getByRole('textbox', { name: /^Navn/ }), 'Desken');
  await user.click(form.getByRole('checkbox', { name: 'Lese favoritter' }));
  await user.click(form.getByRole('radio', { name: 'Ett år' }));
  await user.click(form.getByRole('button', { name: 'Lag nøkkel' }));
  const made = await dialog('Nøkkelen er laget');
  const field = made.getByRole<HTMLInputElement>('textbox', { name: 'Nøkkel' });
  expect(field.value).toBe(shownNyNoekkel.noekkel);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(sentTo(noekler.path)).toEqual([{ navn: 'Desken', omfang: ['favoritter'], dager: 365 }]);

  const kept = [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()];
  expect(JSON.stringify(kept.map(({ state }) => state))).not.toContain('dpt_');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('dpt_');
  await user.click(made.getByRole('button', { name: 'Ferdig' }));
  expect(document.body.innerHTML).not.toContain('dpt_');
});

test('copies the key, and says so, or marks it where that is not allowed', async () => {
  const { user } = open({ [noekler.path]: making(shownNyNoekkel) });
  await user.click(await (await section()).findByRole('button', { name: 'Lag nøkkel' }));
  const form = await dialog('Lag nøkkel');
  await user.type(form.getByRole('textbox', { name: /^Navn/ }), 'Desken');
  await user.click(form.getByRole('checkbox', { name: 'Lese favoritter' }));
  await user.click(form.getByRole('button', { name: 'Lag nøkkel' }));
  const made = await dialog('Nøkkelen er laget');
  await user.click(made.getByRole('button', { name: 'Kopier' }));
  await made.findByText('Nøkkelen er kopiert.');
  expect(await navigator.clipboard.readText()).toBe(shownNyNoekkel.noekkel);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(made.getByRole('button', { name: 'Kopier' }));
  await made.findByText(/kunne ikke kopieres/);
});

test('says what the server refuses, and keeps what was filled in', async () => {
  const navn = ['Du har allerede en nøkkel med dette navnet.'];
  const { user } = open({
    [noekler.path]: making(() => refused(400, 'validation', { errors: { navn } })),
  });
  await user.click(await (await section()).findByRole('button', { name: 'Lag nøkkel' }));
  const form = await dialog('Lag nøkkel');
  const field = form.getByRole<HTMLInputElement>('textbox', { name: /^Navn/ });
  await user.type(field, 'Desken');
  await user.click(form.getByRole('checkbox', { name: 'Lese favoritter' }));
  await user.click(form.getByRole('button', { name: 'Lag nøkkel' }));
  await form.findByText(navn[0]!);
  expect(field.value).toBe('Desken');
});

test('deletes a key after asking, says so, and focus is on the button that makes one', async () => {
  const path = noekkel.href('2');
  const { user } = open({ [path]: done });
  await user.click(
    await (await section()).findByRole('button', { name: 'Slett Redaksjonssystemet' }),
  );
  const asked = await dialog('Slett nøkkel');
  asked.getByText(/blir avvist med det samme/);
  await user.click(asked.getByRole('button', { name: 'Slett' }));
  await screen.findByText('«Redaksjonssystemet» er slettet, og kan ikke brukes lenger.');
  const asks = vi.mocked(fetch).mock.calls.filter(([address]) => address === path);
  expect(asks.map(([, init]) => init?.method)).toEqual(['DELETE']);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Lag nøkkel'));
});

test('a failure to list them leaves the rest of the profile', async () => {
  open({ [noekler.path]: () => refused(500, 'unexpected') });
  await screen.findByText('Kunne ikke hente nøklene dine');
  screen.getByRole('button', { name: 'Avslutt din profil' });
});
