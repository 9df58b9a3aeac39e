import * as z from 'zod/mini';
import { afterEach, expect, test, vi } from 'vitest';
import { read } from './client.ts';

afterEach(() => vi.unstubAllGlobals());

/** Where a refused read leads, asked on the page `pathname`: an address, or the id of the error that is thrown. */
async function refusedWith(id: string, pathname: string, url = '/api/presse/profil') {
  const body = { id, message: 'Nei', errors: {} };
  const answer = () => Promise.resolve(Response.json(body, { status: 403 }));
  vi.stubGlobal('fetch', answer);
  return new Promise<string>((resolve) => {
    vi.stubGlobal('location', { pathname, href: `http://localhost${pathname}`, assign: resolve });
    read(url, z.string()).catch((error: { body: { id: string } }) => resolve(error.body.id));
  });
}

test('a read that is refused leads to the yearly update, which itself shows the error', async () => {
  expect(await refusedWith('access_lapsed', '/beramming/1')).toBe('/reautentiser');
  expect(await refusedWith('access_lapsed', '/reautentiser')).toBe('access_lapsed');
});

test('who is suspended is led to the first page from everywhere', async () => {
  expect(await refusedWith('suspended', '/beramming/1')).toBe('/');
  expect(await refusedWith('suspended', '/reautentiser')).toBe('/');
});

test('what an administrator is refused is an error', async () => {
  expect(await refusedWith('not_admin', '/admin/brukere', '/api/admin/bruker/alle')).toBe(
    'not_admin',
  );
});
