import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminPaths } from '#contract/admin/paths.ts';
import { openAdmin } from '#web/testing/open-admin.tsx';
import { watchLeaving } from '#web/testing/open-app.tsx';
import { refused } from '#web/testing/render.tsx';

const check = adminPaths.gyldigAdminbruker.path;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each(['/admin', '/admin/brukere', '/admin/soeknader/1'])(
  'a user who is not an administrator is told so at %s, and can sign out',
  async (address) => {
    openAdmin(address, { [check]: () => refused(403, 'not_admin') });
    await heading('Har ikke tilgang til admin');
    const out = screen.getByRole('link', { name: 'Logg ut' });
    expect(out.getAttribute('href')).toBe('/admin/logg-ut');
    expect(screen.queryByRole('navigation', { name: 'Administrasjon' })).toBeNull();
  },
);

test('a user who is not signed in is sent to the administrators’ sign-in, and back', async () => {
  const assign = watchLeaving('http://localhost/admin/soeknader?historikk=true');
  openAdmin('/admin/soeknader?historikk=true', { [check]: () => refused(401, 'unauthenticated') });
  await vi.waitFor(() => expect(assign).toHaveBeenCalled());
  const there = encodeURIComponent('http://localhost/admin/soeknader?historikk=true');
  expect(assign).toHaveBeenCalledWith(`/api/admin/auth/signin?redirectUrl=${there}`);
});

test('a 403 for a list is an ordinary error: administrators have no yearly update', async () => {
  const assign = watchLeaving('http://localhost/admin');
  openAdmin('/admin', { [adminPaths.soeknader.path]: () => refused(403, 'not_admin') });
  await screen.findByRole('heading', { name: 'Kunne ikke hente søknadene' });
  expect(assign).not.toHaveBeenCalled();
});

test('the header shows the administrator’s name', async () => {
  openAdmin('/admin', { [adminPaths.soeknader.path]: { soeknader: [], totalt: 0 } });
  await screen.findAllByText('Astrid Domsland');
});

test('signing out and a failed sign-in do not ask the server who is signed in', async () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  const { unmount } = openAdmin('/admin/logg-ut');
  await heading('Logg ut');
  const form = sent.mock.contexts[0] as HTMLFormElement;
  expect(form.getAttribute('action')).toBe('/api/admin/auth/signout');
  expect(form.method).toBe('post');
  unmount();
  openAdmin('/admin/innlogging-feilet');
  await heading('Kunne ikke autentisere brukeren.');
  const again = screen.getByRole('link', { name: 'Prøv å logge inn igjen' });
  expect(again.getAttribute('href')).toBe('/api/admin/auth/signin?redirectUrl=%2Fadmin');
  expect(fetch).not.toHaveBeenCalled();
  sent.mockRestore();
});

test('an unknown address below /admin shows the 404 page', async () => {
  openAdmin('/admin/finnes-ikke');
  await heading('En feil har oppstått');
  expect(screen.getByText('Siden finnes ikke.')).toBeTruthy();
});
