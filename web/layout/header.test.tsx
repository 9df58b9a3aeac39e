import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { brukerInfoQuery } from '#web/api/bruker.ts';
import { watchLeaving } from '#web/testing/open-app.tsx';
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
  const list = within(screen.getByRole('link', { name: 'Logg ut' }).closest('ul')!);
  expect(list.getByRole('link', { name: 'Logg ut' }).getAttribute('href')).toBe('/logg-ut');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Logg ut' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

const places = () =>
  screen
    .getAllByRole('link', { name: /^(Søk|Dagsliste|Favoritter|Lagrede søk|Nytt)$/ })
    // The bell has no text.
    .filter((link) => link.textContent !== '')
    .map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.getAttribute('aria-current'),
    ]);

test.each([
  ['/', 'Søk'],
  ['/dagsliste', 'Dagsliste'],
  ['/favoritter', 'Favoritter'],
  ['/lagrede-sok', 'Lagrede søk'],
  ['/nytt', 'Nytt'],
  ['/beramming/S1', null],
])('a press user at %s may go to each place, and is at %s', async (address, here) => {
  signedIn('Silje Haugnes');
  show(<Header hasUser />, address);
  await screen.findByRole('navigation', { name: 'Pressetjenesten' });
  const expected = [
    ['Søk', '/'],
    ['Dagsliste', '/dagsliste'],
    ['Favoritter', '/favoritter'],
    ['Lagrede søk', '/lagrede-sok'],
    ['Nytt', '/nytt'],
  ].map(([text, to]) => [text, to, text === here ? 'page' : null]);
  expect(places()).toEqual(expected);
  // In a narrow window they are in the menu: the style sheet shows one of the two.
  await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
  expect(places()).toEqual([...expected, ...expected]);
});

test.each([
  ['an applicant', '/soeknad', { erGyldigBruker: false }],
  ['a suspended user', '/', { suspendert: { til: '2026-12-20', begrunnelse: 'x' } }],
  ['somebody whose access has lapsed', '/reautentiser', { maaOppdatere: true }],
  ['somebody whose access has lapsed', '/finnes-ikke', { maaOppdatere: true }],
])('%s may go nowhere from %s', async (_who, address, more) => {
  const info = { navn: 'Nora Fjellvang', erGyldigBruker: true, brukerHarAktivSoeknad: false };
  answerCalls({ [pressePaths.soeknadInfo.path]: { ...info, ...more } });
  show(<Header hasUser />, address);
  await screen.findAllByText('Nora Fjellvang');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Nora Fjellvang' })).toBeNull();
});

test('at the yearly update no link of the header leads in a circle', async () => {
  const info = { navn: 'Nora Fjellvang', erGyldigBruker: true, brukerHarAktivSoeknad: false };
  answerCalls({ [pressePaths.soeknadInfo.path]: { ...info, maaOppdatere: true } });
  show(<Header hasUser />, '/reautentiser');
  await screen.findByText('Nora Fjellvang');
  await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/reautentiser', '/logg-ut']);
});

test('on a page for guests too, a guest has no menu, and is not led to sign-in', async () => {
  answerCalls({ [pressePaths.soeknadInfo.path]: () => refused(401, 'unauthenticated') });
  const assign = watchLeaving('http://localhost/finnes-ikke');
  show(<Header hasUser="perhaps" />, '/finnes-ikke');
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Meny' })).toBeNull();
  expect(assign).not.toHaveBeenCalled();
});

test('on a page for guests too, a press user has the whole header', async () => {
  signedIn('Silje Haugnes');
  show(<Header hasUser="perhaps" />, '/finnes-ikke');
  await screen.findByRole('link', { name: 'Silje Haugnes' });
  screen.getByRole('navigation', { name: 'Pressetjenesten' });
  screen.getByRole('button', { name: 'Meny' });
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
  const free = { suspendert: null, maaOppdatere: false };
  const info = { erGyldigPressebruker: true, fornavn: '', ...free, merke: 'a' };
  act(() => void client.setQueryData(brukerInfoQuery().queryKey, info));
  const link = await screen.findByRole('link', { name: 'Min profil' });
  expect(link.getAttribute('href')).toBe('/profil');
  await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
  screen.getByRole('link', { name: 'Logg ut' });
  const asked = vi.mocked(fetch).mock.calls.map(([address]) => address);
  expect(asked.filter((address) => address !== pressePaths.nyttAntall.path)).toHaveLength(1);
});

test('without a name an applicant has Logg ut and nothing else', async () => {
  answerCalls({ [pressePaths.soeknadInfo.path]: () => refused(503, 'register_unavailable') });
  show(<Header hasUser />);
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['§Domstolenes pressetjeneste', 'Logg ut']);
});
