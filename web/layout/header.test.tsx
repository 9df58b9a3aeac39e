import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { brukerInfoQuery } from '#web/api/bruker.ts';
import { answerCalls, refused, show } from '#web/testing/render.tsx';
import { Header } from './header.tsx';

const signedIn = (navn: string, erGyldigBruker = true) =>
  answerCalls({
    [pressePaths.soeknadInfo.path]: { navn, erGyldigBruker, brukerHarAktivSoeknad: false },
  });

test('a name in capitals is shown in normal case, and links to the profile', async () => {
  signedIn('PER-ARNE SOLBAKK');
  show(<Header hasUser />);
  const link = await screen.findByRole('link', { name: 'Per-Arne Solbakk' });
  expect(link.getAttribute('href')).toBe('/profil');
});

test('an applicant has a name but no link to a profile', async () => {
  signedIn('Nora Fjellvang', false);
  show(<Header hasUser />);
  await screen.findByText('Nora Fjellvang');
  expect(screen.queryByRole('link', { name: 'Nora Fjellvang' })).toBeNull();
});

test('the menu contains Logg ut; Escape closes it and moves focus back', async () => {
  signedIn('Silje Haugnes');
  show(<Header hasUser />);
  const button = screen.getByRole('button', { name: 'Meny' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('link', { name: 'Logg ut' })).toBeNull();
  await userEvent.click(button);
  const list = within(screen.getByRole('list'));
  expect(list.getByRole('link', { name: 'Logg ut' }).getAttribute('href')).toBe('/logg-ut');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Logg ut' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a press elsewhere closes the menu', async () => {
  signedIn('Silje Haugnes');
  show(<Header hasUser />);
  await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
  await userEvent.click(document.body);
  expect(screen.queryByRole('link', { name: 'Logg ut' })).toBeNull();
});

test('pages without a signed-in user read no user', () => {
  answerCalls({});
  show(<Header hasUser={false} />);
  expect(screen.queryByRole('button', { name: 'Meny' })).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('without a name there are still Logg ut and, for a known press user, the profile', async () => {
  answerCalls({ [pressePaths.soeknadInfo.path]: () => refused(503, 'register_unavailable') });
  const { client } = show(<Header hasUser />);
  const info = { erGyldigPressebruker: true, fornavn: '', suspendert: null, merke: 'a' };
  act(() => void client.setQueryData(brukerInfoQuery().queryKey, info));
  const link = await screen.findByRole('link', { name: 'Min profil' });
  expect(link.getAttribute('href')).toBe('/profil');
  await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
  screen.getByRole('link', { name: 'Logg ut' });
  expect(fetch).toHaveBeenCalledOnce();
});

test('without a name an applicant has Logg ut and nothing else', async () => {
  answerCalls({ [pressePaths.soeknadInfo.path]: () => refused(503, 'register_unavailable') });
  show(<Header hasUser />);
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['§Domstolenes pressetjeneste', 'Logg ut']);
});
